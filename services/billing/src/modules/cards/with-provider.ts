import { ApiError } from '@hibiki/http'
import type { Logger } from 'pino'
import type { BillingDatabase } from '../../db/schema.ts'
import type { CardForm } from '../../deps.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'

export interface CreditCardDeps {
  database: BillingDatabase
  clock: () => Date
  log: Logger
  /** Without one no card can be kept. */
  payments: PaymentProvider | undefined
  cardForm: CardForm | undefined
}

/** @throws ApiError E5030 when there is no provider */
export function withProvider({ database, clock, log, payments }: CreditCardDeps): PaymentDeps {
  if (!payments) throw new ApiError('E5030')
  return { database, clock, log, payments }
}
