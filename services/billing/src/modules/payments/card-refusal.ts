import { ApiError } from '@hibiki/http'

/** The two ways in which a card is not charged; the response of a request is stored with either. */
export const cardRefusals = ['BILLING_CARD_DECLINED', 'BILLING_CARD_AUTHENTICATION'] as const

/** What a member is told of a card that was refused, by the provider's reason: the holder can mend a missing confirmation. */
export function cardRefusal(failureCode: string | null): ApiError {
  const isUnconfirmed = failureCode === 'authentication_required'
  return new ApiError(isUnconfirmed ? 'BILLING_CARD_AUTHENTICATION' : 'BILLING_CARD_DECLINED')
}
