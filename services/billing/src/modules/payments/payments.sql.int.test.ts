import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { PaymentState } from '../../tables.ts'
import { createBillingApp } from '../../testing/billing-app.ts'
import { findOldestUnsettledPaymentTime, insertPayment, savePaymentState } from './payments.sql.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

const minutesAgo = (minutes: number) => new Date(billing.clock.now.getTime() - minutes * 60_000)

function addPayment(state: PaymentState, now: Date): Promise<string> {
  return billing.database.db.transaction().execute(async (trx) => {
    const card = { cardId: null, customerId: 'cus_x', paymentMethodId: 'pm_x' }
    const amounts = { amount: 980, credits: 0 }
    const id = await insertPayment(trx, {
      memberId: randomUUID(),
      source: card,
      orderId: null,
      purpose: 'renewal',
      ...amounts,
      now,
    })
    await savePaymentState(trx, id, { state, now })
    return id
  })
}

// The alert PaymentsUnsettled relies on this query.
it('findOldestUnsettledPaymentTime returns when the oldest unsettled payment began, whenever it was checked last', async () => {
  const { db } = billing.database
  expect(await findOldestUnsettledPaymentTime(db)).toBeNull()
  for (const state of ['succeeded', 'failed', 'refunded'] as const) await addPayment(state, minutesAgo(90))
  expect(await findOldestUnsettledPaymentTime(db)).toBeNull()
  await addPayment('pending', minutesAgo(1))
  const refused = await addPayment('refund-due', minutesAgo(20))
  // Staff have to decide about it, so reconciliation leaves it out.
  await savePaymentState(db, refused, {
    state: 'refund-due',
    failureCode: 'refund-failed',
    now: minutesAgo(5),
  })
  expect(await findOldestUnsettledPaymentTime(db)).toEqual(minutesAgo(20))
  const unclear = await addPayment('unclear', minutesAgo(40))
  await savePaymentState(db, unclear, { state: 'unclear', now: minutesAgo(0) })
  expect(await findOldestUnsettledPaymentTime(db)).toEqual(minutesAgo(40))
})
