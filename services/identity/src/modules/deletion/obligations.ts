import { ApiError, type InternalFetch } from '@hibiki/http'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { IdentityContext } from '../../context.ts'
import { pickAddress } from '../../pick-address.ts'

const RESPONSE_TIMEOUT_MS = 5_000

const Obligations = Type.Object({
  contracts: Type.Integer({ minimum: 0 }),
  undecidedOrders: Type.Integer({ minimum: 0 }),
})

type Deps = Pick<IdentityContext, 'config' | 'internalFetch' | 'log'>

/**
 * Rejects the deletion of an account that has to pay or to receive something: contracts end first. Billing is asked, because
 * identity's projection of plans has no orders and rentals. A member without obligations can order nothing for ten minutes, so
 * that the deletion is done before the next order.
 * @throws ApiError E4098 while a contract runs or an order is undecided, E5030 when billing cannot be asked
 */
export async function requireNoObligations(context: Deps, userId: string): Promise<void> {
  if (await hasObligations(context, userId)) throw new ApiError('E4098')
}

/**
 * Returns whether a contract of the member runs or an order is undecided. If not, billing accepts no order of the member for ten
 * minutes.
 * @throws ApiError E5030 when billing cannot be asked
 */
export async function hasObligations({ config, internalFetch, log }: Deps, userId: string): Promise<boolean> {
  const { BILLING_URL } = config
  if (BILLING_URL === '') return false
  const url = new URL(`/internal/members/${userId}/hold-orders`, pickAddress(BILLING_URL))
  const found = await read(internalFetch, url).catch((error: Error) => {
    log.warn({ reason: error.message }, 'billing did not return what a member owes')
    throw new ApiError('E5030')
  })
  return found.contracts > 0 || found.undecidedOrders > 0
}

async function read(fetch: InternalFetch, url: URL) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`billing responded with ${response.status}`)
  return Value.Parse(Obligations, await response.json())
}
