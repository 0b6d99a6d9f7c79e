import { ApiError } from '@hibiki/http'
import type { Logger } from 'pino'
import type { BillingDatabase } from '../../tables.ts'
import { insertCommerceLogEntry } from '../commerce/commerce-log.sql.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { findConsolePayment } from './payments-admin.sql.ts'
import { RECONCILE_AFTER_MS, reconcilePayment } from './reconcile-payments.ts'

/**
 * Asks the provider at once about a payment without an outcome. The act is logged even when the provider does not respond.
 * @throws ApiError E4040; BILLING_PAYMENT_SETTLED; BILLING_PAYMENT_UNDER_WAY while the call that charges may still be on its way;
 * E5030 when the provider is away
 */
export async function reconcilePaymentByStaff(
  deps: { database: BillingDatabase; payments: PaymentProvider | undefined; clock: () => Date; log: Logger },
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  const { database, payments, clock, log } = deps
  const payment = await findConsolePayment(database.db, id)
  if (!payment) throw new ApiError('E4040')
  const { state, askedAt } = payment
  if (state !== 'pending' && state !== 'unclear' && state !== 'refund-due')
    throw new ApiError('BILLING_PAYMENT_SETTLED')
  const now = clock()
  if (state === 'pending' && now.getTime() - askedAt.getTime() < RECONCILE_AFTER_MS)
    throw new ApiError('BILLING_PAYMENT_UNDER_WAY')
  if (!payments) throw new ApiError('E5030')
  await database.db.transaction().execute((trx) =>
    insertCommerceLogEntry(trx, {
      actorId,
      action: 'payment-reconciled',
      subjectId: payment.id,
      detail: { state },
      now,
    }),
  )
  await reconcilePayment({ database, payments, clock, log }, payment.id).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ paymentId: payment.id, reason }, 'a payment could not be cleared yet')
    throw new ApiError('E5030')
  })
}
