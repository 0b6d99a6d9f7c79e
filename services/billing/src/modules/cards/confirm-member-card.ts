import { ApiError } from '@hibiki/http'
import type { PaymentContext } from '../payments/payment-context.ts'
import { findProviderCustomerId } from './cards.sql.ts'
import { type CardSaving, saveCard } from './save-card.ts'
import { translateProviderErrors } from './translate-provider-errors.ts'

/**
 * Saves a card that its holder has confirmed with the issuer; the provider's state of it counts, not what the
 * page says.
 * @throws ApiError E4040 for a setup of another member; BILLING_CARD_DECLINED when it was not confirmed;
 * BILLING_CARD_LIMIT; E5030 when the provider does not respond or has no outcome yet
 */
export async function confirmMemberCard(
  deps: PaymentContext,
  memberId: string,
  setupIntentId: string,
): Promise<CardSaving> {
  const customerId = await findProviderCustomerId(deps.database.db, memberId)
  if (customerId === null) throw new ApiError('E4040')
  const setup = await translateProviderErrors(deps, deps.payments.getCardSetup(setupIntentId))
  if (setup?.customerId !== customerId) throw new ApiError('E4040')
  if (setup.status === 'processing') throw new ApiError('E5030')
  if (setup.status !== 'succeeded' || !setup.card) throw new ApiError('BILLING_CARD_DECLINED')
  return saveCard(deps, memberId, setup.card)
}
