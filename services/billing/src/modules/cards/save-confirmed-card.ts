import { ApiError } from '@hibiki/http'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { findMemberOfCustomer } from './cards.sql.ts'
import { saveCard } from './save-card.ts'

/**
 * Keeps a card whose holder confirmed it when the page was not there any more to say so, as after a visit to the bank's app. A
 * card that is saved already, or was taken away since, stays as it is.
 */
export async function saveConfirmedCard(deps: PaymentDeps, setupIntentId: string): Promise<void> {
  const setup = await deps.payments.getCardSetup(setupIntentId)
  if (setup?.status !== 'succeeded' || !setup.card || setup.customerId === null) return
  const memberId = await findMemberOfCustomer(deps.database.db, setup.customerId)
  if (memberId === null) return
  try {
    await saveCard(deps, memberId, setup.card)
  } catch (error) {
    // One too many has been given back.
    if (!(error instanceof ApiError && error.code === 'BILLING_CARD_LIMIT')) throw error
  }
}
