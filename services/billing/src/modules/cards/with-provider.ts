import { ApiError } from '@hibiki/http'
import type { BillingContext } from '../../context.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'

/** @throws ApiError E5030 when there is no provider */
export function withProvider({ database, clock, log, payments }: BillingContext): PaymentDeps {
  if (!payments) throw new ApiError('E5030')
  return { database, clock, log, payments }
}
