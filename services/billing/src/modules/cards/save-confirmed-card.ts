import { ApiError } from '@hibiki/http'
import type { PaymentContext } from '../payments/payment-context.ts'
import { findMemberIdOfProviderCustomer } from './cards.sql.ts'
import { saveCard } from './save-card.ts'

/**
 * Saves a card that was confirmed after the page was closed, for example in the bank's app. A card that is
 * already saved, or was removed since, stays as it is.
 */
export async function saveConfirmedCard(deps: PaymentContext, setupIntentId: string): Promise<void> {
  const setup = await deps.payments.getCardSetup(setupIntentId)
  if (setup?.status !== 'succeeded' || !setup.card || setup.customerId === null) return
  const memberId = await findMemberIdOfProviderCustomer(deps.database.db, setup.customerId)
  if (memberId === null) return
  try {
    await saveCard(deps, memberId, setup.card)
  } catch (error) {
    // `saveCard` has detached the card that is over the limit.
    if (!(error instanceof ApiError && error.code === 'BILLING_CARD_LIMIT')) throw error
  }
}
