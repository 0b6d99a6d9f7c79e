import { ApiError } from '@hibiki/http'
import { isErased, lockMember } from '@hibiki/projections'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import type { ProviderPaymentMethod } from '../payments/payment-provider.ts'
import { MAX_CARDS } from './cards.rules.ts'
import { countCards, hasCard, insertCard } from './cards.sql.ts'
import { providerResponse } from './provider-response.ts'

/**
 * Saves a card that the provider holds for a member; the same one again is the same card.
 *
 * @throws ApiError BILLING_CARD_LIMIT, the card being given back to the provider
 */
export async function saveCard(
  deps: PaymentDeps,
  memberId: string,
  { id: providerId, card }: ProviderPaymentMethod,
): Promise<string> {
  const savedId = await deps.database.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await isErased(trx, memberId)) throw new ApiError('E4010')
    const isNew = !(await hasCard(trx, providerId))
    if (isNew && (await countCards(trx, memberId)) >= MAX_CARDS) return null
    const { brand, last4, exp_month: expMonth, exp_year: expYear } = card
    const shown = { brand, last4, expMonth, expYear }
    return insertCard(trx, { memberId, providerId, card: shown, now: deps.clock() })
  })
  if (savedId !== null) return savedId
  await providerResponse(deps, deps.payments.detachCard(providerId))
  throw tooManyCards()
}

export const tooManyCards = () => new ApiError('BILLING_CARD_LIMIT', { params: { limit: MAX_CARDS } })
