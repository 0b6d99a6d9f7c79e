import type { Product, UncheckedFeature } from './types.ts'

/** The check's responses: `E0000` alone or in an object when allowed, else a code and the plans to choose from. */
export type FeatureCheckResponse = string | { code: string; products?: readonly Product[] }

export type FeaturePermission =
  | { kind: 'allowed' }
  /** The plan that would include it is unpaid. */
  | { kind: 'unpaid' }
  | { kind: 'plan-needed'; products: readonly Product[] }

export function toFeaturePermission(response: FeatureCheckResponse): FeaturePermission {
  const { code, products = [] } = typeof response === 'string' ? { code: response } : response
  if (code === 'E0000') return { kind: 'allowed' }
  if (code === 'E2001') return { kind: 'unpaid' }
  return { kind: 'plan-needed', products: sortFromSmallest(products.filter(isProductVisible)) }
}

/** Sorts plans so that the first one costs the least; rented devices come after every plan that needs none. */
const sortFromSmallest = (products: readonly Product[]): readonly Product[] =>
  products.toSorted(
    (product, otherProduct) =>
      Number(product.rental) - Number(otherProduct.rental) || product.price - otherProduct.price,
  )

/** Returns the name of the smallest plan that would unlock a function; null when it is unlocked, or no plan is on offer. */
export function findUnlockingPlanName(response: FeatureCheckResponse): string | null {
  const permission = toFeaturePermission(response)
  return permission.kind === 'plan-needed' ? (permission.products[0]?.displayName ?? null) : null
}

/** Lists the plans on offer that include a function, from the smallest on. */
export const listUnlockingPlans = (
  products: readonly Product[],
  opens: UncheckedFeature,
): readonly Product[] =>
  sortFromSmallest(
    products.filter((product) => isProductVisible(product) && product.functionCodes.includes(opens)),
  )

/** Finds the name of the smallest plan with the function in a list of plans; null when the member has such a plan. */
export function findUnlockingPlanNameAmong(
  products: readonly Product[],
  opens: UncheckedFeature,
): string | null {
  const opening = listUnlockingPlans(products, opens)
  return opening.some(isContracted) ? null : (opening[0]?.displayName ?? null)
}

/** Products with these names are never on offer, beside those that the server marks as hidden. */
const hiddenNames = [
  'healthcare course',
  'executive',
  'studio unlimited',
  'studio unlimited with face rhythm rental',
]

/** Tells whether a product is shown: a hidden one is shown only to a member who has it or waits for it. */
export function isProductVisible({ displayName, hidden, statusCode }: Product): boolean {
  const isHidden = hidden === true || hiddenNames.includes(displayName.trim().toLowerCase())
  return !isHidden || ['90', '91', '92'].includes(statusCode)
}

/** Finds what a purchase must wait for: a rented device on its way to or from the member. */
export function findRentalInTransit(products: readonly Product[]): 'delivery' | 'return' | null {
  if (products.some(({ statusCode }) => statusCode === '91')) return 'delivery'
  return products.some(({ statusCode }) => statusCode === '92') ? 'return' : null
}

/** Tells whether the member has the product. */
export const isContracted = ({ statusCode }: Pick<Product, 'statusCode'>): boolean => statusCode === '90'

/**
 * Finds the action for a status without a text of its own: a plan replaces another one, a rental is added. A product that is not in the
 * list counts as a plan. Null when the status says it all.
 */
export function findPurchaseAction(
  { statusCode, rental }: Pick<Product, 'statusCode' | 'rental'>,
  all: readonly Pick<Product, 'statusCode' | 'rental'>[],
): 'change' | 'add' | 'again' | null {
  if (statusCode === '20') return 'again'
  if (statusCode !== '10') return null
  const mine = all.filter(isContracted)
  return !rental && (mine.length === 0 || mine.some((one) => !one.rental)) ? 'change' : 'add'
}

const buyableCodes = ['00', '10', '20'] as const
const notBuyableCodes = ['90', '91', '92'] as const

export type PurchaseStatus = (typeof buyableCodes)[number] | (typeof notBuyableCodes)[number]

export const isBuyable = (statusCode: string): boolean =>
  (buyableCodes as readonly string[]).includes(statusCode)

/** Returns the status whose text the button shows; null for an unknown code, which cannot be bought. */
export const toPurchaseStatus = (statusCode: string): PurchaseStatus | null =>
  [...buyableCodes, ...notBuyableCodes].find((code) => code === statusCode) ?? null
