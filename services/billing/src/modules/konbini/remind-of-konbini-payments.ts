import { DAY_MS } from '@hibiki/calendar'
import { runInBatches } from '@hibiki/database'
import type { BillingDatabase } from '../../tables.ts'
import { lockPayment } from '../payments/payments.sql.ts'
import { isReconciliationDue } from '../payments/restores.sql.ts'
import { insertKonbiniWaitingMail } from './insert-konbini-waiting-mail.ts'
import { findKonbiniNumbers, listExpiringKonbiniPayments } from './konbini-payments.sql.ts'

/** Reminds members, once and a day before, of numbers that expire. */
export async function remindOfKonbiniPayments({
  database,
  clock,
}: {
  database: BillingDatabase
  clock: () => Date
}): Promise<void> {
  const { db } = database
  if (await isReconciliationDue(db)) return
  await runInBatches(async (limit) => {
    const now = clock()
    const before = new Date(now.getTime() + DAY_MS)
    const expiring = await listExpiringKonbiniPayments(db, { now, before, limit })
    for (const { paymentId, once } of expiring)
      await db.transaction().execute(async (trx) => {
        const payment = await lockPayment(trx, paymentId)
        const konbini = await findKonbiniNumbers(trx, paymentId)
        // It was paid or canceled a moment ago.
        if (payment.state !== 'waiting' || konbini === null) return
        await insertKonbiniWaitingMail(trx, payment, { konbini, once, now })
      })
    return expiring.length
  })
}
