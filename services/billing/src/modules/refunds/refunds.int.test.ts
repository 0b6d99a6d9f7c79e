import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../testing/cards.ts'
import { getProductByKey, insertTestMember, toLaterNoon } from '../../testing/contracts.ts'
import { createAdminClient } from '../../testing/create-admin-client.ts'
import { createSandboxBilling } from '../../testing/sandbox-billing.ts'
import { processWebhookEvents } from '../payments/process-webhook-events.ts'
import { recordRestore } from '../payments/reconcile-after-restore.ts'
import { insertWebhookEvent } from '../payments/webhook-events.sql.ts'
import { issueDueDocuments } from '../tax-documents/issue-due-documents.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'

const started = new Date('2026-11-21T03:00:00Z')
const billing = await createSandboxBilling()
afterAll(() => billing.close())
beforeEach(async () => {
  billing.clock.now = started
  await billing.sandbox.control('DELETE', 'faults')
})
const { db } = billing.database
const { call, list, acts } = createAdminClient(() => billing)

async function send(userId: string, method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { cookie: await billing.sessions.cookieFor({ userId }), 'idempotency-key': randomUUID() }
  const response = await billing.app.inject({ method, url, headers, ...(payload && { payload }) })
  return response.json()
}

/** Creates a member who has paid 2,980 yen for a plan. */
async function payer() {
  const userId = await insertTestMember(billing, { name: '返金 花子' })
  const card = await insertTestCard(billing, userId)
  const { id: productId } = await getProductByKey(billing, 'premium')
  await send(userId, 'POST', '/v3/subscription/subscribe', { productId, creditCardId: card.id })
  const { body } = await list('payments', { memberId: userId })
  const [{ id, providerId }] = body as [{ id: string; providerId: string }]
  return { userId, id, providerId, customerId: card.customerId }
}
type Payer = Awaited<ReturnType<typeof payer>>

const reason = 'ご利用いただけない日があったため'
const refund = ({ id }: Pick<Payer, 'id'>, amount: number, shownLeft: number) =>
  call('POST', `/admin/payments/${id}/refund`, { amount, shownLeft, reason })
const read = async ({ id }: Pick<Payer, 'id'>) => (await call('GET', `/admin/payments/${id}`)).body
const refundedAtProvider = async ({ customerId }: Payer) =>
  (await billing.sandbox.readTotals()).customers[customerId]?.refunded
const loseNextRefund = (kind: 'drop-before' | 'drop-after') =>
  billing.sandbox.addFaults({ kind, method: 'POST', path: '/v1/refunds', times: 2 })
const pass = (ms: number) => {
  billing.clock.now = new Date(billing.clock.now.getTime() + ms)
}
async function tell(type: string, objectId: string): Promise<void> {
  await insertWebhookEvent(db, { id: `evt_${randomUUID()}`, type, objectId })
  await processWebhookEvents(billing.jobs)
}
const mailsOf = ({ userId }: Payer) =>
  db
    .selectFrom('mails')
    .select(['template', 'facts'])
    .where('user_id', '=', userId)
    .where('template', '=', 'refund-made')
    .orderBy('created_at')
    .execute()
const documentsOf = ({ id }: Payer) =>
  db
    .selectFrom('tax_documents')
    .select(['kind', 'amount_yen as amount', 'traded_on as on'])
    .where('payment_id', '=', id)
    .orderBy('number')
    .execute()
const issue = () => issueDueDocuments({ database: billing.database, clock: () => billing.clock.now })

describe('POST /admin/payments/{id}/refund', () => {
  it('refunds a part, then the rest: with a mail, a return document and a logged reason each, and the contract stays', async () => {
    const member = await payer()
    await issue()
    expect((await read(member)).refundable).toBe(2980)
    const first = await refund(member, 980, 2980)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      state: 'partly-refunded',
      refunded: 980,
      refundable: 2000,
      refunds: [{ amount: 980, state: 'made', reason }],
    })
    billing.clock.now = toLaterNoon(billing, { days: 3 })
    expect((await refund(member, 2000, 2000)).body).toMatchObject({
      state: 'refunded',
      refunded: 2980,
      refundable: 0,
      refunds: [{ amount: 2000 }, { amount: 980 }],
    })
    expect(await refundedAtProvider(member)).toBe(2980)
    await issue()
    expect(await documentsOf(member)).toEqual([
      { kind: 'receipt', amount: 2980, on: '2026-11-21' },
      { kind: 'return', amount: -980, on: '2026-11-21' },
      { kind: 'return', amount: -2000, on: '2026-11-24' },
    ])
    expect(await mailsOf(member)).toMatchObject([
      { facts: { amount: 980, paid: 2980, paidOn: '2026-11-21' } },
      { facts: { amount: 2000 } },
    ])
    expect(await acts(member.id)).toMatchObject([
      { action: 'payment-refunded', detail: { yen: 2000, reason } },
      { action: 'payment-refunded', detail: { yen: 980, reason } },
    ])
    const [charge] = (await send(member.userId, 'GET', '/payment/charges')).charges
    expect(charge).toMatchObject({ state: 'refunded', refundedAmount: 2980 })
    const contract = db.selectFrom('contracts').select('status').where('user_id', '=', member.userId)
    expect(await contract.execute()).toEqual([{ status: 'active' }])
  })

  it('issues a return document for each of two refunds that were made between two runs of its job', async () => {
    const member = await payer()
    await refund(member, 300, 2980)
    pass(1000)
    await refund(member, 400, 2680)
    await issue()
    expect((await documentsOf(member)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', 2980],
      ['return', -300],
      ['return', -400],
    ])
  })

  it('is listed with tax, period and the day of the refund, is found by its state, and lowers the revenue', async () => {
    const member = await payer()
    const before = (await call('GET', '/admin/commerce-dashboard/revenue')).body.days.at(-1).yen
    pass(3_600_000)
    await refund(member, 980, 2980)
    const { body } = await list('payments', { memberId: member.userId, state: ['partly-refunded'] })
    expect(body).toMatchObject([
      {
        amount: 2980,
        tax: 270,
        periodFrom: '2026-11-21',
        periodTo: '2026-12-20',
        refundedAt: billing.clock.now.toISOString(),
      },
    ])
    expect((await list('payments', { memberId: member.userId, state: ['succeeded'] })).body).toEqual([])
    expect((await list('payments', {}, { sort: ['refundedAt', 'DESC'] })).status).toBe(200)
    expect((await call('GET', '/admin/commerce-dashboard/revenue')).body.days.at(-1).yen).toBe(before - 980)
    const [charge] = (await send(member.userId, 'GET', '/payment/charges')).charges
    expect(charge).toMatchObject({ state: 'paid', refundedAmount: 980 })
  })

  it('refunds no more than is left, however many administrators refund at the same time', async () => {
    const member = await payer()
    const results = await Promise.all(Array.from({ length: 6 }, () => refund(member, 1000, 2980)))
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await refundedAtProvider(member)).toBe(1000)
    expect((await refund(member, 1000, 2980)).body.code).toBe('BILLING_REFUND_OUTDATED')
    expect((await refund(member, 1981, 1980)).body.code).toBe('BILLING_REFUND_TOO_MUCH')
    expect((await refund(member, 1980, 1980)).status).toBe(200)
    expect((await refund(member, 1, 1)).body.code).toBe('BILLING_REFUND_NOT_POSSIBLE')
    expect(await refundedAtProvider(member)).toBe(2980)
  })

  it('rejects a payment that took no money, unknown ids, and wrong amounts and reasons', async () => {
    const member = await payer()
    for (const body of [
      { amount: 0, shownLeft: 2980, reason },
      { amount: 1.5, shownLeft: 2980, reason },
      { amount: 100, shownLeft: 2980, reason: ' ' },
      { amount: 100, reason },
    ])
      expect((await call('POST', `/admin/payments/${member.id}/refund`, body)).body.code).toBe('E3001')
    for (const id of ['x', randomUUID()]) expect((await refund({ id }, 1, 1)).status).toBe(404)
    await db.updateTable('payments').set({ state: 'failed' }).where('id', '=', member.id).execute()
    expect((await refund(member, 1, 2980)).body.code).toBe('BILLING_REFUND_NOT_POSSIBLE')
    expect(await refundedAtProvider(member)).toBe(0)
  })

  it('rejects with E5030 while a restored backup is not reconciled', async () => {
    const member = await payer()
    await recordRestore({ ...billing.jobs, db }, [billing.clock.now.toISOString()])
    expect((await refund(member, 980, 2980)).body.code).toBe('E5030')
    await db.deleteFrom('restores').execute()
    expect(await refundedAtProvider(member)).toBe(0)
  })
})

describe('a refund without a response', () => {
  it.each([
    ['drop-before', 'was not asked for it'],
    ['drop-after', 'has made it'],
  ] as const)('stays pending and is made once by the job: %s, the provider %s', async (fault, _what) => {
    const member = await payer()
    await loseNextRefund(fault)
    expect((await refund(member, 980, 2980)).body).toMatchObject({
      state: 'succeeded',
      refunded: 0,
      refundPending: 980,
      refundable: 2000,
      refunds: [{ state: 'pending' }],
    })
    expect(await mailsOf(member)).toEqual([])
    await reconcileRefunds(billing.jobs)
    expect((await read(member)).refundPending).toBe(980)
    pass(120_000)
    await Promise.all([reconcileRefunds(billing.jobs), reconcileRefunds(billing.jobs)])
    expect(await read(member)).toMatchObject({ refunded: 980, refundPending: 0, refundable: 2000 })
    expect(await refundedAtProvider(member)).toBe(980)
    expect(await mailsOf(member)).toHaveLength(1)
  })

  it('is settled by the event of the provider, however often that arrives', async () => {
    const member = await payer()
    await loseNextRefund('drop-after')
    await refund(member, 980, 2980)
    for (const type of ['refund.created', 'refund.updated', 'refund.created'])
      await tell(type, member.providerId)
    expect(await read(member)).toMatchObject({ state: 'partly-refunded', refunded: 980, refundPending: 0 })
    expect(await mailsOf(member)).toHaveLength(1)
  })

  it('is over when its key is used up by a failure of the provider that refunded nothing, and can be made anew', async () => {
    const member = await payer()
    await billing.sandbox.addFaults({ kind: 'error-before', method: 'POST', path: '/v1/refunds' })
    expect((await refund(member, 980, 2980)).body.refunds).toMatchObject([{ state: 'pending' }])
    pass(120_000)
    await reconcileRefunds(billing.jobs)
    expect(await read(member)).toMatchObject({ refundable: 2980, refunds: [{ state: 'rejected' }] })
    expect((await call('GET', '/admin/commerce-dashboard')).body.refundsDue).toBe(1)
    expect((await list('payments', { refundDue: true })).body).toMatchObject([{ id: member.id }])
    expect((await refund(member, 980, 2980)).body.refunded).toBe(980)
    expect((await call('GET', '/admin/commerce-dashboard')).body.refundsDue).toBe(0)
  })
})

describe('what the provider says later', () => {
  it('takes a refund back that the bank rejects, with the reversal of its document, and makes it again when the bank accepts it', async () => {
    const member = await payer()
    await refund(member, 980, 2980)
    await issue()
    await billing.sandbox.setRefundStatus(member.providerId, 'failed')
    for (const _time of [1, 2]) await tell('refund.failed', member.providerId)
    expect(await read(member)).toMatchObject({
      state: 'succeeded',
      refunded: 0,
      refundable: 2980,
      refunds: [{ state: 'rejected' }],
    })
    await issue()
    await billing.sandbox.setRefundStatus(member.providerId, 'succeeded')
    await tell('refund.updated', member.providerId)
    await issue()
    expect((await read(member)).refunded).toBe(980)
    expect((await documentsOf(member)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', 2980],
      ['return', -980],
      ['return-reversal', 980],
      ['return', -980],
    ])
  })

  it('rejects a refund that the provider cannot make, because more was refunded in its dashboard, and books that', async () => {
    const member = await payer()
    await billing.sandbox.stripe.refunds.create({ payment_intent: member.providerId, amount: 2500 })
    expect((await refund(member, 980, 2980)).body.code).toBe('BILLING_REFUND_REJECTED')
    expect(await read(member)).toMatchObject({ refunded: 0, refunds: [{ state: 'rejected' }] })
    for (const _time of [1, 2]) await tell('refund.created', member.providerId)
    expect(await read(member)).toMatchObject({
      state: 'partly-refunded',
      refunded: 2500,
      refundable: 480,
      refunds: expect.arrayContaining([expect.objectContaining({ amount: 2500, reason: null })]),
    })
    await issue()
    expect((await documentsOf(member)).map(({ amount }) => amount)).toEqual([2980, -2500])
  })
})

describe('POST /admin/payments/{id}/refund/close', () => {
  const close = ({ id }: Pick<Payer, 'id'>, outcome: 'returned' | 'dropped') =>
    call('POST', `/admin/payments/${id}/refund/close`, { outcome, reason })
  const isDue = async ({ userId }: Payer) =>
    (await list('payments', { memberId: userId, refundDue: true })).body.length > 0
  async function payerOfRejectedRefund(): Promise<Payer> {
    const member = await payer()
    await refund(member, 980, 2980)
    await issue()
    await billing.sandbox.setRefundStatus(member.providerId, 'failed')
    await tell('refund.failed', member.providerId)
    return member
  }

  it('books what staff returned by themselves: once, with a mail, a return document and a logged reason', async () => {
    const member = await payerOfRejectedRefund()
    expect(await isDue(member)).toBe(true)
    pass(1000)
    const results = await Promise.all(Array.from({ length: 4 }, () => close(member, 'returned')))
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await isDue(member)).toBe(false)
    expect(await read(member)).toMatchObject({
      state: 'partly-refunded',
      refunded: 980,
      refundable: 2000,
      refunds: [
        { state: 'made', amount: 980, isWithoutProvider: true, reason },
        { state: 'rejected', isClosed: true },
      ],
    })
    await issue()
    expect((await documentsOf(member)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', 2980],
      ['return', -980],
      ['return-reversal', 980],
      ['return', -980],
    ])
    const returned = db.selectFrom('mails').select('facts').where('template', '=', 'refund-returned')
    expect(await returned.where('user_id', '=', member.userId).execute()).toEqual([
      { facts: { amount: 980, paid: 2980, paidOn: '2026-11-21' } },
    ])
    expect((await acts(member.id))[0]).toMatchObject({
      action: 'refund-closed',
      detail: { outcome: 'returned', reason },
    })
    // What the provider tells late or again about the rejected refund changes nothing.
    await tell('refund.failed', member.providerId)
    expect(await read(member)).toMatchObject({ refunded: 980 })
  })

  it('drops a refund that nobody wants any more, and leaves all of it refundable', async () => {
    const member = await payerOfRejectedRefund()
    expect((await close(member, 'dropped')).body).toMatchObject({
      refunded: 0,
      refundable: 2980,
      refunds: [{ state: 'rejected', isClosed: true }],
    })
    expect(await isDue(member)).toBe(false)
    expect((await refund(member, 500, 2980)).body.refunded).toBe(500)
  })

  it('only returns money that arrived for nothing, and keeps it returned', async () => {
    const member = await payer()
    const failed = { state: 'refund-due', failure_code: 'refund-failed' } as const
    await db.updateTable('payments').set(failed).where('id', '=', member.id).execute()
    expect(await isDue(member)).toBe(true)
    expect((await close(member, 'dropped')).body.code).toBe('BILLING_REFUND_OWED')
    expect((await close(member, 'returned')).body).toMatchObject({ state: 'refunded', refunded: 2980 })
    expect(await isDue(member)).toBe(false)
    await tell('refund.failed', member.providerId)
    expect((await read(member)).state).toBe('refunded')
    await issue()
    expect((await documentsOf(member)).map(({ amount }) => amount)).toEqual([2980, -2980])
  })

  it('rejects a payment without a rejected refund, unknown ids, and missing reasons', async () => {
    const member = await payer()
    expect((await close(member, 'dropped')).body.code).toBe('BILLING_REFUND_NOT_REJECTED')
    await refund(member, 980, 2980)
    expect((await close(member, 'returned')).body.code).toBe('BILLING_REFUND_NOT_REJECTED')
    for (const id of ['x', randomUUID()]) expect((await close({ id }, 'returned')).status).toBe(404)
    for (const body of [
      { outcome: 'dropped' },
      { outcome: 'other', reason },
      { outcome: 'dropped', reason: ' ' },
    ])
      expect((await call('POST', `/admin/payments/${member.id}/refund/close`, body)).body.code).toBe('E3001')
  })
})
