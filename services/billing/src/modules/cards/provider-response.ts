import { ApiError } from '@hibiki/http'
import { CardRefused } from '../payments/card-refused.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'

/**
 * What the provider says of a card.
 *
 * @throws ApiError BILLING_CARD_DECLINED, BILLING_CARD_TOKEN; E5030 when there is no response
 */
export async function providerResponse<T>({ log }: Pick<PaymentDeps, 'log'>, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CardRefused)
      throw new ApiError(error.reason === 'token' ? 'BILLING_CARD_TOKEN' : 'BILLING_CARD_DECLINED')
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ reason }, 'the payment provider gave no response')
    throw new ApiError('E5030')
  }
}
