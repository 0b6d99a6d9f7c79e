import { ApiError, type Language, selectLanguageText } from '@hibiki/http'
import { getFixedT } from '../../texts.ts'
import type { PaymentContext } from '../payments/payment-context.ts'
import {
  listProductsPaidWithCard,
  listReplacedProviderCardIds,
  lockCard,
  softDeleteCard,
} from './cards.sql.ts'

/**
 * Removes a card here and at the provider, or at neither; a card that pays a contract is not removed.
 * @throws ApiError E4040, BILLING_CARD_IN_USE naming the contracts; E5030 when the provider does not respond
 */
export async function deleteMemberCard(
  deps: PaymentContext,
  options: { memberId: string; id: string; language: Language },
): Promise<void> {
  await deps.database.db.transaction().execute(async (trx) => {
    const card = await lockCard(trx, options)
    if (!card) throw new ApiError('E4040')
    const products = await listProductsPaidWithCard(trx, card.id)
    if (products.length > 0) {
      const names = products.map((name) => selectLanguageText(name, options.language))
      const name = names.join(getFixedT(options.language)('separator'))
      throw new ApiError('BILLING_CARD_IN_USE', { params: { name } })
    }
    const { fingerprint } = card
    const before =
      fingerprint === null
        ? []
        : await listReplacedProviderCardIds(trx, { memberId: options.memberId, fingerprint })
    await softDeleteCard(trx, card.id, deps.clock())
    // The provider is called within the transaction, so that a failure leaves the card in both places;
    // detaching a card twice is no error.
    try {
      for (const providerId of [card.providerId, ...before]) await deps.payments.detachCard(providerId)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      deps.log.warn({ reason }, 'a card could not be detached')
      throw new ApiError('E5030')
    }
  })
}
