import { useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { type PurchaseDraft, purchaseDraft } from '../../../lib/purchase-draft.ts'
import { findPurchaseFailureOutcome } from '../rules.ts'

/** The outcome of a purchase; `confirming` while the payment is not confirmed. */
export type PlacedPurchase =
  paths['/v3/subscription/subscribe']['post']['responses']['200']['content']['application/json']

/** Sends a purchase; repeated attempts carry the same key, so it is bought once. */
export function useSendPurchase(
  confirmed: PasswordConfirmedRunner,
): (draft: PurchaseDraft) => Promise<PlacedPurchase> {
  const queryClient = useQueryClient()
  return async (draft) => {
    purchaseDraft.markSent(draft)
    try {
      const placed = await confirmed(() => sendDraft(draft))
      // Prices, permissions and offers have changed, but this page must not refetch anything.
      void queryClient.invalidateQueries({ refetchType: 'none' })
      return placed
    } catch (error) {
      const outcome = findPurchaseFailureOutcome(error, { sentBefore: draft.sent })
      if (outcome !== 'unclear') purchaseDraft.markRefused({ needsNewKey: outcome === 'refused-for-key' })
      void queryClient.invalidateQueries()
      throw error
    }
  }
}

/** An order with a delivery address is a rental, without one a plan. */
function sendDraft(draft: PurchaseDraft): Promise<PlacedPurchase> {
  const { productId, period, creditCardId, addressId, users, requestKey } = draft
  const { shownAmount, shownToday, shownPeriod } = draft
  const headers = { 'Idempotency-Key': requestKey }
  const shown = {
    ...(shownAmount !== null && { shownAmount }),
    ...(shownToday !== null && { shownToday }),
    ...(shownPeriod && { shownPeriod }),
  }
  const body = {
    productId,
    creditCardId: creditCardId ?? '',
    userIds: users,
    ...(period && { period }),
    ...shown,
  }
  return unwrap(
    addressId === null
      ? api.POST('/v3/subscription/subscribe', { headers, body })
      : api.POST('/v3/subscription/order', { headers, body: { ...body, deliveryId: addressId } }),
  ) as Promise<PlacedPurchase>
}
