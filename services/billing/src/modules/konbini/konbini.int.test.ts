import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../testing/cards.ts'
import { insertTestContract, insertTestMember } from '../../testing/contracts.ts'
import { createSandboxBilling } from '../../testing/sandbox-billing.ts'
import { insertBonusCredit } from '../bonus/bonus-codes.sql.ts'
import { processWebhookEvents } from '../payments/process-webhook-events.ts'
import { reconcileAfterRestore, recordRestore } from '../payments/reconcile-after-restore.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { insertWebhookEvent } from '../payments/webhook-events.sql.ts'
import { applyDueTimeEvents } from '../renewals/apply-due-time-events.ts'
import { chargeDueContracts } from '../renewals/charge-due-contracts.ts'
import { remindOfKonbiniPayments } from './remind-of-konbini-payments.ts'

const billing = await createSandboxBilling()
afterAll(() => billing.close())
const { db } = billing.database
const { sandbox, jobs } = billing
beforeEach(() => {
  billing.clock.now = new Date('2026-11-21T03:00:00Z')
})

async function noonOf(day: string): Promise<void> {
  billing.clock.now = new Date(`${day}T03:00:00Z`)
  await applyDueTimeEvents(jobs)
  await chargeDueContracts(jobs)
  await reconcilePayments(jobs)
}

async function send(userId: string, method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { cookie: await billing.sessions.cookieFor({ userId }), 'idempotency-key': randomUUID() }
  const response = await billing.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: response.statusCode, body: response.json() }
}

/** A member whose renewal of 21 December was declined twice. */
async function debtor(key = 'light') {
  billing.clock.now = new Date('2026-11-21T03:00:00Z')
  const userId = await insertTestMember(billing)
  const card = await insertTestCard(billing, userId)
  const { id } = await insertTestContract(billing, { key, userId })
  await db.updateTable('contracts').set({ card_id: card.id }).where('id', '=', id).execute()
  await card.behaveLike('chargeDeclined')
  await noonOf('2026-12-21')
  await noonOf('2026-12-22')
  const paymentOf = () =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('member_id', '=', userId)
      .where('method', '=', 'konbini')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
  return {
    userId,
    id,
    card,
    paymentOf,
    look: () => send(userId, 'GET', `/v3/subscription/konbini?paymentHistoryId=${id}`),
    pay: (shownAmount = 980) =>
      send(userId, 'POST', '/v3/subscription/pay-at-konbini', { paymentHistoryId: id, shownAmount }),
    row: async () => (await send(userId, 'GET', '/payment/fetch-subscription')).body[0],
    cancel: () => send(userId, 'POST', '/v3/subscription/cancel-konbini', { paymentHistoryId: id }),
    payByCard: () =>
      send(userId, 'POST', '/v3/subscription/update-card', {
        paymentHistoryId: id,
        creditCardId: card.id,
      }),
    contract: () => db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The provider's numbers are paid at a store, or not, and billing hears of it. */
    async report(outcome: 'paid' | 'expired', type = 'payment_intent.succeeded') {
      const intent = String((await paymentOf()).provider_id)
      await sandbox.setKonbiniOutcome(intent, outcome)
      await hear(intent, type)
    },
    totals: async () => (await sandbox.readTotals()).customers[card.customerId],
    mails: async () =>
      (
        await db.selectFrom('mails').select('template').where('user_id', '=', userId).orderBy('id').execute()
      ).map(({ template }) => template),
  }
}

async function hear(objectId: string, type: string): Promise<void> {
  await insertWebhookEvent(db, { id: `evt_${randomUUID()}`, type, objectId })
  await processWebhookEvents(jobs)
}

describe('GET /v3/subscription/konbini', () => {
  it('offers what a declined renewal owes, and nothing before it was declined', async () => {
    const userId = await insertTestMember(billing)
    const { id } = await insertTestContract(billing, { key: 'light', userId })
    const url = `/v3/subscription/konbini?paymentHistoryId=${id}`
    expect((await send(userId, 'GET', url)).body).toEqual({ payable: null, waiting: null })
    const one = await debtor()
    expect((await one.look()).body).toEqual({
      payable: { amount: 980, expiresAt: '2026-12-25T14:59:59.000Z' },
      waiting: null,
    })
  })

  it('takes credits off, and offers nothing of less than 120 yen', async () => {
    const one = await debtor()
    await db
      .transaction()
      .execute((trx) => insertBonusCredit(trx, { memberId: one.userId, yen: 300, now: billing.clock.now }))
    expect((await one.look()).body.payable).toMatchObject({ amount: 680 })
    await db
      .transaction()
      .execute((trx) => insertBonusCredit(trx, { memberId: one.userId, yen: 600, now: billing.clock.now }))
    expect((await one.look()).body.payable).toBeNull()
    expect((await one.pay()).body).toMatchObject({ code: 'BILLING_KONBINI_AMOUNT' })
  })

  it('responds with 404 for the contract of another member', async () => {
    const one = await debtor()
    const stranger = await insertTestMember(billing)
    const url = `/v3/subscription/konbini?paymentHistoryId=${one.id}`
    expect((await send(stranger, 'GET', url)).body).toMatchObject({ code: 'BILLING_CONTRACT_NOT_FOUND' })
  })
})

describe('POST /v3/subscription/pay-at-konbini', () => {
  it('waits with the numbers of every chain, opens nothing and charges no card meanwhile', async () => {
    const one = await debtor()
    const before = await one.contract()
    expect((await one.pay()).body).toEqual({ state: 'waiting' })
    const { waiting } = (await one.look()).body
    expect(waiting).toMatchObject({ amount: 980, expiresAt: '2026-12-25T14:59:59.000Z' })
    expect(waiting.stores.map(({ chain }: { chain: string }) => chain).sort()).toEqual([
      'familymart',
      'lawson',
      'ministop',
      'seicomart',
    ])
    expect(await one.row()).toMatchObject({ status: '30', konbiniExpiresAt: waiting.expiresAt })
    await noonOf('2026-12-24')
    expect(await one.contract()).toMatchObject({ status: before.status, paid_until: before.paid_until })
    expect(await one.totals()).toMatchObject({ charged: 0, declined: 2 })
    expect(await one.mails()).toContain('konbini-waiting')
  })

  it('settles the renewal like a card once a store was paid, however often and late the events come', async () => {
    const one = await debtor()
    await one.pay()
    await one.report('paid')
    const { provider_id: intent } = await one.paymentOf()
    await hear(String(intent), 'payment_intent.succeeded')
    await hear(String(intent), 'payment_intent.requires_action')
    expect(await one.contract()).toMatchObject({ status: 'active', paid_until: '2027-01-21' })
    expect(await one.paymentOf()).toMatchObject({ state: 'succeeded', refunded_yen: 0 })
    expect(await one.totals()).toMatchObject({ charged: 980, refunded: 0 })
    const charges = (await send(one.userId, 'GET', '/payment/charges')).body.charges
    expect(charges[0]).toMatchObject({ state: 'paid', method: 'konbini', card: null })
    expect((await one.mails()).filter((name) => name === 'payment-received')).toHaveLength(1)
  })

  it('owes as before when nobody paid in time, and the card is tried again as planned', async () => {
    const one = await debtor()
    await one.pay()
    await noonOf('2026-12-26')
    expect(await one.paymentOf()).toMatchObject({ state: 'failed' })
    expect(await one.contract()).toMatchObject({ status: 'pastDue', paid_until: '2026-12-21' })
    expect(await one.mails()).toContain('konbini-expired')
    expect((await one.look()).body).toMatchObject({ payable: { amount: 980 }, waiting: null })
    expect(await one.row()).not.toHaveProperty('konbiniExpiresAt')
    await one.card.behaveLike('visa')
    await noonOf('2026-12-28')
    expect(await one.totals()).toMatchObject({ charged: 980, refunded: 0 })
    expect(await one.contract()).toMatchObject({ status: 'active', paid_until: '2027-01-21' })
  })

  it('settles what a store reports after the numbers have expired, while it is still owed', async () => {
    const one = await debtor()
    await one.pay()
    await one.report('expired', 'payment_intent.payment_failed')
    expect(await one.paymentOf()).toMatchObject({ state: 'failed' })
    await one.report('paid')
    expect(await one.paymentOf()).toMatchObject({ state: 'succeeded', failure_code: null })
    expect(await one.contract()).toMatchObject({ status: 'active', paid_until: '2027-01-21' })
  })

  it('refunds what a store reports after a card has paid, by the bank account that the member names', async () => {
    const one = await debtor()
    await one.pay()
    await one.report('expired', 'payment_intent.payment_failed')
    await one.card.behaveLike('visa')
    expect((await one.payByCard()).body).toMatchObject({ state: 'paid' })
    await one.report('paid')
    const awaited = await one.paymentOf()
    expect(awaited).toMatchObject({ state: 'refund-due', failure_code: 'refund-awaits-account' })
    expect(await one.mails()).toContain('refund-awaits-account')
    await sandbox.setRefundStatus(String(awaited.provider_id), 'succeeded')
    await hear(String(awaited.provider_id), 'refund.updated')
    expect(await one.paymentOf()).toMatchObject({ state: 'refunded', failure_code: null })
    expect(await one.contract()).toMatchObject({ status: 'active', paid_until: '2027-01-21' })
    expect(await one.totals()).toMatchObject({ charged: 1960, refunded: 980 })
  })

  it('leaves a refund to staff when the member names no account in time', async () => {
    const one = await debtor()
    await one.pay()
    await one.report('expired', 'payment_intent.payment_failed')
    await one.card.behaveLike('visa')
    await one.payByCard()
    await one.report('paid')
    await sandbox.setRefundStatus(String((await one.paymentOf()).provider_id), 'failed')
    await noonOf('2026-12-23')
    expect(await one.paymentOf()).toMatchObject({ state: 'refund-due', failure_code: 'refund-failed' })
  })

  it('begins one payment for two requests at once', async () => {
    const one = await debtor()
    const both = await Promise.all([one.pay(), one.pay()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const begun = db.selectFrom('payments').select('id').where('member_id', '=', one.userId)
    expect(await begun.where('method', '=', 'konbini').execute()).toHaveLength(1)
  })

  it('shows the numbers when the provider’s response was lost', async () => {
    const one = await debtor()
    await sandbox.addFaults({ kind: 'drop-after', method: 'POST', path: '/v1/payment_intents', times: 2 })
    expect((await one.pay()).body).toEqual({ state: 'confirming' })
    billing.clock.now = new Date(billing.clock.now.getTime() + 180_000)
    await reconcilePayments(jobs)
    expect((await one.look()).body.waiting.stores).toHaveLength(4)
  })

  it('gives a payment up that the provider never received, and cancels it when it turns up later', async () => {
    const other = await debtor()
    await sandbox.addFaults({ kind: 'drop-before', method: 'POST', path: '/v1/payment_intents', times: 2 })
    expect((await other.pay()).body).toEqual({ state: 'confirming' })
    billing.clock.now = new Date(billing.clock.now.getTime() + 180_000)
    await reconcilePayments(jobs)
    const { id, state, failure_code } = await other.paymentOf()
    expect({ state, failure_code }).toEqual({ state: 'failed', failure_code: 'never-arrived' })
    const intent = await jobs.payments.requestKonbiniPayment({
      customerId: other.card.customerId,
      amountYen: 980,
      paymentId: id,
      expiresAt: new Date(billing.clock.now.getTime() + 86_400_000),
      payer: { name: '東京 花子', email: 'late@example.jp' },
      idempotencyKey: randomUUID(),
    })
    await hear(intent.id, 'payment_intent.requires_action')
    expect((await jobs.payments.getPaymentIntent(intent.id))?.status).toBe('canceled')
  })

  it('responds with 409 when nothing is owed, more than was shown, or a payment is under way', async () => {
    const one = await debtor()
    expect((await one.pay(979)).body).toMatchObject({ code: 'BILLING_PRICE_CHANGED' })
    await one.pay()
    expect((await one.pay()).body).toMatchObject({ code: 'BILLING_PAYMENT_UNDER_WAY' })
    expect((await one.payByCard()).body).toMatchObject({ code: 'BILLING_PAYMENT_UNDER_WAY' })
    await one.report('paid')
    expect((await one.pay()).body).toMatchObject({ code: 'BILLING_KONBINI_NOT_POSSIBLE' })
  })

  it('begins nothing on the last days of an unpaid contract, and a payment of before is never too late', async () => {
    const one = await debtor()
    await noonOf('2027-01-08')
    await one.pay()
    expect((await one.look()).body.waiting.expiresAt).toBe('2027-01-09T14:59:59.000Z')
    await one.cancel()
    await noonOf('2027-01-09')
    expect((await one.look()).body.payable).toBeNull()
    expect((await one.pay()).body).toMatchObject({ code: 'BILLING_KONBINI_NOT_POSSIBLE' })
  })
})

describe('POST /v3/subscription/cancel-konbini', () => {
  it('goes back to the card, after which no store takes the money', async () => {
    const one = await debtor()
    await one.pay()
    expect((await one.cancel()).body).toEqual({ state: 'canceled' })
    const { provider_id: intent } = await one.paymentOf()
    await expect(sandbox.setKonbiniOutcome(String(intent), 'paid')).rejects.toThrow('canceled')
    await one.card.behaveLike('visa')
    expect((await one.payByCard()).body).toMatchObject({ state: 'paid' })
    expect(await one.totals()).toMatchObject({ charged: 980, refunded: 0 })
    expect(await one.mails()).not.toContain('konbini-expired')
    expect((await one.cancel()).body).toMatchObject({ code: 'BILLING_KONBINI_NOT_WAITING' })
  })

  it('settles instead when a store was paid a moment before', async () => {
    const one = await debtor()
    await one.pay()
    await sandbox.setKonbiniOutcome(String((await one.paymentOf()).provider_id), 'paid')
    expect((await one.cancel()).body).toEqual({ state: 'paid' })
    expect(await one.contract()).toMatchObject({ status: 'active', paid_until: '2027-01-21' })
  })

  it('goes on waiting when the provider does not respond', async () => {
    const one = await debtor()
    await one.pay()
    const { provider_id: intent } = await one.paymentOf()
    await sandbox.addFaults({ kind: 'drop-before', path: `/v1/payment_intents/${intent}/cancel`, times: 2 })
    expect((await one.cancel()).body).toMatchObject({ code: 'E5030' })
    expect(await one.paymentOf()).toMatchObject({ state: 'waiting' })
    expect((await one.cancel()).body).toEqual({ state: 'canceled' })
  })
})

describe('the job remind-of-konbini', () => {
  it('reminds once, within a day before the numbers expire', async () => {
    const one = await debtor()
    await one.pay()
    await remindOfKonbiniPayments(jobs)
    expect(await one.mails()).not.toContain('konbini-reminder')
    billing.clock.now = new Date('2026-12-24T15:00:00Z')
    await Promise.all([remindOfKonbiniPayments(jobs), remindOfKonbiniPayments(jobs)])
    await remindOfKonbiniPayments(jobs)
    expect((await one.mails()).filter((name) => name === 'konbini-reminder')).toHaveLength(1)
  })
})

describe('the command reconcile', () => {
  it('cancels what waits at stores and is not known after a restore, and books what was paid there', async () => {
    const [waiting, paid] = [await debtor(), await debtor()]
    const moment = billing.clock.now.toISOString()
    await waiting.pay()
    await paid.pay()
    const [open, taken] = [await waiting.paymentOf(), await paid.paymentOf()]
    await sandbox.setKonbiniOutcome(String(taken.provider_id), 'paid')
    for (const { id } of [open, taken]) {
      await db.updateTable('payments').set({ invoice_id: null }).where('id', '=', id).execute()
      await db
        .updateTable('invoices')
        .set({ state: 'failed', payment_id: null })
        .where('payment_id', '=', id)
        .execute()
      await db.deleteFrom('konbini_payments').where('payment_id', '=', id).execute()
      await db.deleteFrom('payments').where('id', '=', id).execute()
    }
    await recordRestore(billing.context, [moment])
    expect(await reconcileAfterRestore({ ...billing.context, payments: jobs.payments })).toMatch(
      /^1 booked, /,
    )
    expect((await jobs.payments.getPaymentIntent(String(open.provider_id)))?.status).toBe('canceled')
    expect(await paid.paymentOf()).toMatchObject({ id: taken.id, method: 'konbini', state: 'succeeded' })
    expect(await paid.contract()).toMatchObject({ status: 'active', paid_until: '2027-01-21' })
    expect(await waiting.contract()).toMatchObject({ status: 'pastDue' })
  })
})
