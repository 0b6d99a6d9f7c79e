import type { FunctionCode } from '../products/functions.rules.ts'
import type { Entitlements } from './entitlements.rules.ts'

/** Functions that the authority `ai_esthe`, granted by staff, opens without a plan. */
const openedByAuthority: readonly FunctionCode[] = ['aiesthe', 'sound-therapy']

/** E0000 allowed, E2001 payment unconfirmed, E2002 not in the plan. */
export type FeatureResponse = 'E0000' | 'E2001' | 'E2002'

/**
 * Whether a member may use a function. A contract that opens it comes first. The authority opens nothing while any contract of the
 * member is unpaid, as AI esthe itself judges.
 */
export function checkFeature(
  code: FunctionCode,
  entitlements: Pick<Entitlements, 'functions' | 'unconfirmedFunctions'>,
  authorities: readonly string[],
): FeatureResponse {
  if (entitlements.functions.includes(code)) return 'E0000'
  if (entitlements.unconfirmedFunctions.includes(code)) return 'E2001'
  const hasAuthority = authorities.some((authority) => authority.toLowerCase() === 'ai_esthe')
  if (!hasAuthority || !openedByAuthority.includes(code)) return 'E2002'
  return entitlements.unconfirmedFunctions.length > 0 ? 'E2001' : 'E0000'
}

/** Of the products on sale those that open a function, the cheapest first. */
export function productsOpening<P extends { price: number; functionCodes: readonly string[] }>(
  code: FunctionCode,
  products: readonly P[],
): P[] {
  return products.filter((product) => product.functionCodes.includes(code)).sort((a, b) => a.price - b.price)
}
