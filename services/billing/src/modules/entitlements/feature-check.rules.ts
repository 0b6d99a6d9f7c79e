import type { FunctionCode } from '../products/function-codes.rules.ts'
import type { Entitlements } from './entitlements.rules.ts'

/** The authority `ai_esthe`, granted by staff, opens these functions without a plan. */
const openedByAuthority: readonly FunctionCode[] = ['aiesthe', 'sound-therapy']

/** E0000 means allowed, E2001 that the payment is unconfirmed, and E2002 that the plan does not contain the function. */
export type FeatureCheckCode = 'E0000' | 'E2001' | 'E2002'

/**
 * Returns whether a member may use a function. A contract that opens it takes precedence. The authority opens nothing while any
 * contract of the member is unpaid, as AI esthe itself checks.
 */
export function checkFeature(
  code: FunctionCode,
  entitlements: Pick<Entitlements, 'functions' | 'unconfirmedFunctions'>,
  { hasAuthority }: { hasAuthority: boolean },
): FeatureCheckCode {
  if (entitlements.functions.includes(code)) return 'E0000'
  if (entitlements.unconfirmedFunctions.includes(code)) return 'E2001'
  if (!hasAuthority || !openedByAuthority.includes(code)) return 'E2002'
  return entitlements.unconfirmedFunctions.length > 0 ? 'E2001' : 'E0000'
}

/** Returns the products on sale that open a function, the cheapest first. */
export function listProductsWithFeature<P extends { price: number; functionCodes: readonly string[] }>(
  code: FunctionCode,
  products: readonly P[],
): P[] {
  return products.filter((product) => product.functionCodes.includes(code)).sort((a, b) => a.price - b.price)
}
