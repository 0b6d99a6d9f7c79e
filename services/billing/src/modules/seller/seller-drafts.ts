import type { LocalText } from '@hibiki/http'
import { localText } from '../../texts.ts'
import type { SellerTextField } from './seller-details.ts'

/**
 * Describe how this product sells, in every language. They are drafts: the owner takes them over in the console, after a lawyer has
 * checked them, and nothing of them is published before.
 */
export const sellerDrafts = {
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
