import { ApiError } from '../../lib/api/api-error.ts'
import type { CurrentUser } from '../session/types.ts'

type Roles = Pick<CurrentUser, 'roles'>

/** Enterprise accounts are invoiced and cannot buy here. */
export const canPurchase = ({ roles }: Roles): boolean => roles.some((role) => role !== 'ROLE_ENTERPRISE')

/** Persons in charge and administrators choose for whom they buy. */
export const canChooseUsers = ({ roles }: Roles): boolean =>
  roles.includes('ROLE_PERSON_IN_CHARGE') || roles.includes('ROLE_ADMIN')

/** Administrators see all agencies, so nobody is listed before a search. */
export const mustSearchUsers = ({ roles }: Roles): boolean => roles.includes('ROLE_ADMIN')

/** The order arrived and was rejected for its content, so nothing was bought. */
const isRefused = ({ status, code }: ApiError): boolean =>
  [400, 402, 404, 409].includes(status) || (status === 422 && code !== 'E4014')

/** The request was rejected before its content was read, so an earlier attempt may still be in progress. */
const isRejectedUnread = ({ status, code }: ApiError): boolean =>
  [401, 403, 429].includes(status) || code === 'E4014'

/** After these codes the key can never succeed, or its price has changed, so the next attempt is another purchase. */
const KEY_REFUSAL_CODES: readonly string[] = [
  'BILLING_CARD_DECLINED',
  'BILLING_CARD_AUTHENTICATION',
  'BILLING_PAYMENT_LAPSED',
  'BILLING_PAYMENT_REFUNDED',
  'BILLING_KEY_REUSED',
  'BILLING_PRICE_CHANGED',
]

/** Finds what a failed purchase left behind: `unclear` when it may have been made. */
export function findPurchaseFailureOutcome(
  error: unknown,
  { sentBefore }: { sentBefore: boolean },
): 'refused' | 'refused-for-key' | 'unclear' {
  if (!(error instanceof ApiError)) return 'unclear'
  if (isRefused(error)) return KEY_REFUSAL_CODES.includes(error.code) ? 'refused-for-key' : 'refused'
  return isRejectedUnread(error) && !sentBefore ? 'refused' : 'unclear'
}

/** The page where a purchase is used or shown, by its name in `paths`. */
export type PurchasedProductPath = 'aiesthe' | 'soundesthe' | 'subscriptionState'

/** Finds the page for a purchase: what a plan includes for the buyer, else the contract; null before it is paid. */
function findPurchasedProductPath({
  placed,
  product,
  users,
}: {
  placed: { state: 'done' | 'confirming' }
  product: { rental: boolean; functionCodes: readonly string[] }
  users: readonly string[]
}): PurchasedProductPath | null {
  if (placed.state !== 'done') return null
  if (product.rental || users.length > 0) return 'subscriptionState'
  return product.functionCodes.includes('aiesthe') ? 'aiesthe' : 'soundesthe'
}

/** What the page shows after a purchase. */
export interface CompletedPurchase {
  placed: { state: 'done' | 'confirming'; message: string }
  /** The page where the product is used or shown; null while its payment is being confirmed. */
  to: PurchasedProductPath | null
  /** The names of the functions that are open for the buyer now. */
  opened: readonly string[]
}

/** Converts a placed purchase to what is shown; a rental opens with its delivery, and a purchase for others nothing for the buyer. */
export function toCompletedPurchase({
  placed,
  product,
  users,
}: {
  placed: CompletedPurchase['placed']
  product: { rental: boolean; functionCodes: readonly string[]; functions: readonly string[] }
  users: readonly string[]
}): CompletedPurchase {
  const to = findPurchasedProductPath({ placed, product, users })
  return { placed, to, opened: to === null || to === 'subscriptionState' ? [] : product.functions }
}
