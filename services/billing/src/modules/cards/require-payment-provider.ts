import { ApiError } from '@hibiki/http'
import type { BillingContext } from '../../context.ts'
import type { PaymentContext } from '../payments/payment-context.ts'

/** @throws ApiError E5030 when there is no provider */
export function requirePaymentProvider({ database, clock, log, payments }: BillingContext): PaymentContext {
  if (!payments) throw new ApiError('E5030')
  return { database, clock, log, payments }
}
