import type { Product, UncheckedFunction } from './types.ts'

/** The check's answers: `E0000` alone or as an object when allowed, else a code and the plans to choose from. */
export type CheckResponse = string | { code: string; products?: readonly Product[] }

export type Permission =
  | { kind: 'allowed' }
  /** The plan that would allow it is not paid. */
  | { kind: 'unpaid' }
  | { kind: 'plan-needed'; products: readonly Product[] }

export function toPermission(response: CheckResponse): Permission {
  const { code, products = [] } = typeof response === 'string' ? { code: response } : response
  if (code === 'E0000') return { kind: 'allowed' }
  if (code === 'E2001') return { kind: 'unpaid' }
  return { kind: 'plan-needed', products: products.filter(isVisible) }
}

/** The name of the cheapest plan that would open what was asked for; null where it is open, or no plan is on offer. */
export function findUnlockingPlan(response: CheckResponse): string | null {
  const permission = toPermission(response)
  return permission.kind === 'plan-needed' ? findCheapestName(permission.products) : null
}

function findCheapestName(products: readonly Product[]): string | null {
  const [cheapest] = [...products].sort((one, other) => one.price - other.price)
  return cheapest?.displayName ?? null
}

/** Of the plans on offer those that open a function. */
export const listUnlockingPlans = (
  products: readonly Product[],
  opens: UncheckedFunction,
): readonly Product[] =>
  products.filter((product) => isVisible(product) && product.functionCodes.includes(opens))

/** As {@link findUnlockingPlan}, from the plans alone; null where the member has one that opens it. */
export function findUnlockingPlanIn(products: readonly Product[], opens: UncheckedFunction): string | null {
  const opening = listUnlockingPlans(products, opens)
  return opening.some(isContracted) ? null : findCheapestName(opening)
}

/** Never on offer by their names, beside what the server marks as hidden. */
const hiddenNames = [
  'healthcare course',
  'executive',
  'studio unlimited',
  'studio unlimited with face rhythm rental',
]

/** Whether a product is shown: a hidden one to its owner only, who has it or waits for it. */
export function isVisible({ displayName, hidden, statusCode }: Product): boolean {
  const isHidden = hidden === true || hiddenNames.includes(displayName.trim().toLowerCase())
  return !isHidden || ['90', '91', '92'].includes(statusCode)
}

/** What a purchase has to wait for: a rented device on its way to or from the member. */
export function findRentalInTransit(products: readonly Product[]): 'delivery' | 'return' | null {
  if (products.some(({ statusCode }) => statusCode === '91')) return 'delivery'
  return products.some(({ statusCode }) => statusCode === '92') ? 'return' : null
}

/** The member has it. */
export const isContracted = ({ statusCode }: Pick<Product, 'statusCode'>): boolean => statusCode === '90'

/**
 * The action beside a status whose text is none: a plan takes the place of another, a rental comes beside everything.
 * What the member has but the list does not name is taken for a plan. Null where the status says it all.
 */
export function findAction(
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

/** The status whose text the button carries; a code no one knows cannot be bought. */
export const toPurchaseStatus = (statusCode: string): PurchaseStatus | null =>
  [...buyableCodes, ...notBuyableCodes].find((code) => code === statusCode) ?? null
