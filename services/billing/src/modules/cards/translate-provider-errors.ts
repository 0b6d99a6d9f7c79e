import { ApiError } from '@hibiki/http'
import type { PaymentContext } from '../payments/payment-context.ts'
import { CardRejectedError } from '../payments/payment-errors.ts'

/**
 * Awaits a call of the payment provider and converts its rejections to errors of the API.
 * @throws ApiError BILLING_CARD_DECLINED, BILLING_CARD_TOKEN; E5030 when it does not respond
 */
export async function translateProviderErrors<T>(
  { log }: Pick<PaymentContext, 'log'>,
  call: Promise<T>,
): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CardRejectedError)
      throw new ApiError(error.reason === 'token' ? 'BILLING_CARD_TOKEN' : 'BILLING_CARD_DECLINED')
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ reason }, 'the payment provider gave no response')
    throw new ApiError('E5030')
  }
}
