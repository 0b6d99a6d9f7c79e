import { ApiError } from '../../lib/api/api-error.ts'
import type { CurrentUser } from '../session/types.ts'

type Roles = Pick<CurrentUser, 'roles'>

/** Enterprise accounts are invoiced and buy nothing here. */
export const canPurchase = ({ roles }: Roles): boolean => roles.some((role) => role !== 'ROLE_ENTERPRISE')

/** Persons in charge and administrators choose for whom they buy. */
export const canChooseUsers = ({ roles }: Roles): boolean =>
  roles.includes('ROLE_PERSON_IN_CHARGE') || roles.includes('ROLE_ADMIN')

/** Across all agencies no one is listed unasked. */
export const mustSearchUsers = ({ roles }: Roles): boolean => roles.includes('ROLE_ADMIN')

/** Refused for what is ordered: it arrived and did nothing. */
const isRefused = ({ status, code }: ApiError): boolean =>
  [400, 402, 404, 409].includes(status) || (status === 422 && code !== 'E4014')

/** Turned away before anybody read what was ordered: an earlier try may still be under way. */
const isRejectedUnread = ({ status, code }: ApiError): boolean =>
  [401, 403, 429].includes(status) || code === 'E4014'

/** The answer to their key for ever, or, of a changed price, to what was shown: whoever goes on buys something else. */
const KEY_REFUSAL_CODES: readonly string[] = [
  'BILLING_CARD_DECLINED',
  'BILLING_CARD_AUTHENTICATION',
  'BILLING_PAYMENT_LAPSED',
  'BILLING_PAYMENT_REFUNDED',
  'BILLING_KEY_REUSED',
  'BILLING_PRICE_CHANGED',
]

/** What a failed purchase left behind: `unclear` when it may have been made. */
export function findOutcome(
  error: unknown,
  { sentBefore }: { sentBefore: boolean },
): 'refused' | 'refused-for-key' | 'unclear' {
  if (!(error instanceof ApiError)) return 'unclear'
  if (isRefused(error)) return KEY_REFUSAL_CODES.includes(error.code) ? 'refused-for-key' : 'refused'
  return isRejectedUnread(error) && !sentBefore ? 'refused' : 'unclear'
}

/** Where a purchase is used or seen, by its path's name. */
export type WayToBought = 'aiesthe' | 'soundesthe' | 'subscriptionState'

/** The way straight to what was bought: what a plan opens for oneself, else the contract; null before it is paid. */
export function findWayToBought({
  placed,
  product,
  users,
}: {
  placed: { state: 'done' | 'confirming' }
  product: { rental: boolean; functionCodes: readonly string[] }
  users: readonly string[]
}): WayToBought | null {
  if (placed.state !== 'done') return null
  if (product.rental || users.length > 0) return 'subscriptionState'
  return product.functionCodes.includes('aiesthe') ? 'aiesthe' : 'soundesthe'
}
