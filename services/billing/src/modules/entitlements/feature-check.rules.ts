import type { FunctionCode } from '../products/functions.rules.ts'
import type { Entitlements } from './entitlements.rules.ts'

/** Functions that the authority `ai_esthe`, granted by staff, opens without a plan (D-025). */
const openedByAuthority: readonly FunctionCode[] = ['aiesthe', 'sound-therapy']

/** E0000 allowed, E2001 payment unconfirmed, E2002 not in the plan (D-004). */
export type FeatureResponse = 'E0000' | 'E2001' | 'E2002'

/**
 * Whether a member may use a function. A contract that opens it comes first; a missing payment that closes it is said before
 * the authority is asked, because the authority never bypasses it (D-025).
 */
export function checkFeature(
  code: FunctionCode,
  entitlements: Pick<Entitlements, 'functions' | 'unconfirmedFunctions'>,
  authorities: readonly string[],
): FeatureResponse {
  if (entitlements.functions.includes(code)) return 'E0000'
  if (entitlements.unconfirmedFunctions.includes(code)) return 'E2001'
  const hasAuthority = authorities.some((authority) => authority.toLowerCase() === 'ai_esthe')
  return hasAuthority && openedByAuthority.includes(code) ? 'E0000' : 'E2002'
}

/** Of the products on sale those that open a function, the cheapest first. */
export function productsOpening<P extends { price: number; functionCodes: readonly string[] }>(
  code: FunctionCode,
  products: readonly P[],
): P[] {
  return products.filter((product) => product.functionCodes.includes(code)).sort((a, b) => a.price - b.price)
}
