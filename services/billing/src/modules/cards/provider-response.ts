import { ApiError } from '@hibiki/http'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { CardRejected } from '../payments/payment-errors.ts'

/**
 * Converts what the provider says of a card.
 * @throws ApiError BILLING_CARD_DECLINED, BILLING_CARD_TOKEN; E5030 when it does not respond
 */
export async function providerResponse<T>({ log }: Pick<PaymentDeps, 'log'>, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CardRejected)
      throw new ApiError(error.reason === 'token' ? 'BILLING_CARD_TOKEN' : 'BILLING_CARD_DECLINED')
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ reason }, 'the payment provider gave no response')
    throw new ApiError('E5030')
  }
}
