import type { LocalText } from '@hibiki/http'
import { localText } from '../../texts.ts'
import type { SellerTextField } from './seller-details.ts'

/** Drafts of a shop that takes cards only. */
const draftsOfCards = {
  extraFees: localText((t) => t('sellerDrafts.extraFees')),
  paymentMethods: localText((t) => t('sellerDrafts.paymentMethods')),
  paymentTimes: localText((t) => t('sellerDrafts.paymentTimes')),
  delivery: localText((t) => t('sellerDrafts.delivery')),
  contractPeriod: localText((t) => t('sellerDrafts.contractPeriod')),
  cancellation: localText((t) => t('sellerDrafts.cancellation')),
  returns: localText((t) => t('sellerDrafts.returns')),
  systemRequirements: localText((t) => t('sellerDrafts.systemRequirements')),
  nonconformity: localText((t) => t('sellerDrafts.nonconformity')),
} satisfies Partial<Record<SellerTextField, LocalText>>

/**
 * Returns how this product sells, in every language. The texts are drafts: the owner takes them over in the console, after a lawyer has
 * checked them, and nothing of them is published before.
 */
export const createSellerDrafts = ({
  takesKonbini,
}: {
  takesKonbini: boolean
}): Record<keyof typeof draftsOfCards, LocalText> =>
  takesKonbini
    ? {
        ...draftsOfCards,
        paymentMethods: localText((t) => `${t('sellerDrafts.paymentMethods')}\n${t('sellerDrafts.konbini')}`),
      }
    : draftsOfCards
