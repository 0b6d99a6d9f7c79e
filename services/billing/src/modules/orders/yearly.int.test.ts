import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../testing/cards.ts'
import { getProductByKey, insertTestMember } from '../../testing/contracts.ts'
import { createSandboxBilling } from '../../testing/sandbox-billing.ts'
import { enqueueReminderMails } from '../mails/enqueue-reminder-mails.ts'
import { applyDueTimeEvents } from '../renewals/apply-due-time-events.ts'
import { chargeDueContracts } from '../renewals/charge-due-contracts.ts'

const billing = await createSandboxBilling()
afterAll(() => billing.close())
beforeEach(() => noonOf('2028-02-29'))

function noonOf(day: string): void {
  billing.clock.now = new Date(`${day}T03:00:00Z`)
}
async function runJobs(): Promise<void> {
  await applyDueTimeEvents(billing.jobs)
  await chargeDueContracts(billing.jobs)
  await enqueueReminderMails(billing.jobs)
}
async function post(userId: string, url: string, payload: object) {
  const headers = { cookie: await billing.sessions.cookieFor({ userId }), 'idempotency-key': randomUUID() }
  const response = await billing.app.inject({ method: 'POST', url, headers, payload })
  return { status: response.statusCode, body: response.json() }
}
async function get(userId: string, url: string) {
  const headers = { cookie: await billing.sessions.cookieFor({ userId }) }
  return (await billing.app.inject({ url, headers })).json()
}
async function createBuyer() {
  const userId = await insertTestMember(billing)
  const card = await insertTestCard(billing, userId)
  const order = async (key: string, period?: 'month' | 'year') => {
    const { id: productId } = await getProductByKey(billing, key)
    const body = { productId, creditCardId: card.id, ...(period && { period }) }
    return post(userId, '/v3/subscription/subscribe', body)
  }
  const contract = async () => (await get(userId, '/payment/fetch-subscription'))[0]
  return { userId, card, order, contract }
}
const chargesOf = async (userId: string) => {
  const { charges } = await get(userId, '/payment/charges')
  return charges.map((one: { amount: number; items: { periodFrom: string; periodTo: string }[] }) => [
    one.amount,
    one.items[0]?.periodFrom,
    one.items[0]?.periodTo,
  ])
}
const mailsOf = async (userId: string) => {
  const query = billing.database.db.selectFrom('mails').select(['template', 'facts'])
  return query.where('user_id', '=', userId).orderBy('id').execute()
}

describe('a plan that is paid by the year', () => {
  it('is charged a year at a time, on the last day of February of years without a 29th', async () => {
    noonOf('2024-02-29')
    const { userId, order, contract } = await createBuyer()
    expect((await order('premium', 'year')).status).toBe(200)
    expect(await contract()).toMatchObject({
      price: 29_800,
      period: 'year',
      nextBillDate: '2025-02-28',
      nextBillAmount: 29_800,
      ifCancelAt: '2025-02-27',
    })
    expect(await get(userId, '/payment/next-charge')).toMatchObject({
      next: { on: '2025-02-28', amount: 29_800 },
      monthly: 0,
      yearly: 29_800,
    })
    for (const day of ['2025-02-28', '2026-02-28', '2027-02-28']) {
      noonOf(day)
      await runJobs()
    }
    expect(await chargesOf(userId)).toEqual([
      [29_800, '2027-02-28', '2028-02-28'],
      [29_800, '2026-02-28', '2027-02-27'],
      [29_800, '2025-02-28', '2026-02-27'],
      [29_800, '2024-02-29', '2025-02-27'],
    ])
    expect(await contract()).toMatchObject({ nextBillDate: '2028-02-29' })
  })

  it('is announced once, fourteen days before it renews, and not before', async () => {
    const { userId, order } = await createBuyer()
    await order('premium', 'year')
    for (const day of ['2029-02-13', '2029-02-14', '2029-02-20']) {
      noonOf(day)
      await runJobs()
    }
    const reminders = (await mailsOf(userId)).filter(({ template }) => template === 'renewal-reminder')
    expect(reminders).toMatchObject([{ facts: { amount: 29_800, on: '2029-02-28', period: 'year' } }])
  })

  it('charges an upgrade at once, for the days that are left, and renews at the new price', async () => {
    const { userId, order, contract } = await createBuyer()
    await order('standard', 'year')
    noonOf('2028-08-29')
    const { id: productId } = await getProductByKey(billing, 'premium')
    // 183 of 365 days are left: 10,000 * 183 / 365 = 5013.7 yen.
    const shown = { shownAmount: 34_813, shownToday: 5013 }
    const { body: lines } = await post(userId, '/payment/order-details', { productId })
    expect(lines).toMatchObject([
      { kind: 'upgrade', unitPrice: 29_800, period: 'year' },
      { kind: 'differenceToday', unitPrice: 5013 },
    ])
    const card = (await get(userId, '/credit-card/fetch-all'))[0]
    const body = { productId, creditCardId: card.id, ...shown }
    expect((await post(userId, '/v3/subscription/subscribe', body)).body.state).toBe('done')
    expect(await contract()).toMatchObject({
      productDisplayName: 'プレミアム',
      nextBillAmount: 29_800,
      nextBillDate: '2029-02-28',
      owedAmount: 0,
    })
    expect(await chargesOf(userId)).toEqual([
      [5013, '2028-08-29', '2029-02-27'],
      [19_800, '2028-02-29', '2029-02-27'],
    ])
    const { id } = await contract()
    const { body: ends } = await post(userId, '/payment/prev-cancel', { historyIds: [id] })
    expect(ends).toMatchObject([{ settlementAmount: 0 }])
  })

  it.each(['light', 'standard'])(
    'sells no monthly contract in place of the change of a year of %s that was confirmed, once that is cancelled',
    async (key) => {
      const { userId, order, card, contract } = await createBuyer()
      await order(key, 'year')
      const { id: productId } = await getProductByKey(billing, 'premium')
      const { body: lines } = await post(userId, '/payment/order-details', { productId })
      expect(lines[0]).toMatchObject({ kind: 'upgrade', period: 'year' })
      const { id } = await contract()
      await post(userId, '/v3/subscription/cancel', { historyIds: [id] })
      const shown = { shownAmount: 99_000, shownToday: 19_800 }
      const change = { productId, creditCardId: card.id, ...shown, shownPeriod: 'year' }
      expect(await post(userId, '/v3/subscription/subscribe', change)).toMatchObject({
        status: 409,
        body: { code: 'BILLING_PRICE_CHANGED' },
      })
      expect(await chargesOf(userId)).toHaveLength(1)
      const monthly = { ...change, shownPeriod: 'month' }
      expect((await post(userId, '/v3/subscription/subscribe', monthly)).body.state).toBe('done')
    },
  )

  it('keeps the plan that was paid for when the card declines the difference of an upgrade', async () => {
    const { userId, order, card, contract } = await createBuyer()
    await order('standard', 'year')
    noonOf('2028-08-29')
    await card.behaveLike('chargeDeclined')
    expect((await order('premium')).body.code).toBe('BILLING_CARD_DECLINED')
    expect(await contract()).toMatchObject({
      productDisplayName: 'スタンダード',
      nextBillAmount: 19_800,
      status: '10',
    })
    expect(await chargesOf(userId)).toHaveLength(1)
  })
})

describe('a change of the period', () => {
  it('from months to a year is charged with the renewal, after a reminder', async () => {
    const { userId, order, contract } = await createBuyer()
    await order('premium')
    expect((await order('premium', 'year')).body.state).toBe('done')
    expect(await contract()).toMatchObject({
      period: 'month',
      nextPeriod: 'year',
      nextPeriodAmount: 29_800,
      nextBillAmount: 29_800,
      nextBillDate: '2028-03-29',
      ifPlanKeptAmount: 2980,
    })
    noonOf('2028-03-16')
    await runJobs()
    noonOf('2028-03-29')
    await runJobs()
    expect(await contract()).toMatchObject({
      price: 29_800,
      period: 'year',
      nextPeriod: null,
      nextBillDate: '2029-03-29',
    })
    expect(await chargesOf(userId)).toEqual([
      [29_800, '2028-03-29', '2029-03-28'],
      [2980, '2028-02-29', '2028-03-28'],
    ])
    expect((await mailsOf(userId)).map(({ template }) => template)).toEqual([
      'order-accepted',
      'order-accepted',
      'renewal-reminder',
      'payment-received',
    ])
  })

  it('from a year to months takes effect when the paid year ends', async () => {
    const { userId, order, contract } = await createBuyer()
    await order('premium', 'year')
    await order('premium', 'month')
    noonOf('2029-02-28')
    await runJobs()
    noonOf('2029-03-29')
    await runJobs()
    expect(await contract()).toMatchObject({ price: 2980, period: 'month', nextBillDate: '2029-04-29' })
    expect(await chargesOf(userId)).toEqual([
      [2980, '2029-03-29', '2029-04-28'],
      [2980, '2029-02-28', '2029-03-28'],
      [29_800, '2028-02-29', '2029-02-27'],
    ])
  })

  it('is undone like a change of plan, and can be ordered again afterwards', async () => {
    const { userId, order, contract } = await createBuyer()
    await order('premium')
    await order('premium', 'year')
    const { id } = await contract()
    const undo = { paymentHistoryId: id, shownAmount: 2980 }
    expect((await post(userId, '/v3/subscription/undo-plan-change', undo)).status).toBe(200)
    expect(await contract()).toMatchObject({ nextPeriod: null, nextBillAmount: 2980 })
    expect((await mailsOf(userId)).at(-1)).toMatchObject({
      template: 'period-change-undone',
      facts: { period: 'month' },
    })
    expect((await post(userId, '/v3/subscription/undo-plan-change', undo)).body.code).toBe(
      'BILLING_NO_PLAN_CHANGE',
    )
    await order('premium', 'year')
    expect(await contract()).toMatchObject({ nextPeriod: 'year' })
  })

  it('that cannot be paid leaves the grace period open and stays monthly', async () => {
    const { userId, order, card, contract } = await createBuyer()
    await order('premium')
    await order('premium', 'year')
    await card.behaveLike('chargeDeclined')
    noonOf('2028-03-29')
    await runJobs()
    expect(await contract()).toMatchObject({ status: '30', price: 2980, period: 'month', nextPeriod: 'year' })
    await card.behaveLike('visa')
    noonOf('2028-03-30')
    await runJobs()
    expect(await contract()).toMatchObject({ status: '10', period: 'year', nextBillDate: '2029-03-29' })
    expect(await chargesOf(userId)).toHaveLength(2)
  })

  it('is rejected with 409 together with another plan, and for a product without a yearly price', async () => {
    const { order } = await createBuyer()
    await order('light')
    expect(await order('premium', 'year')).toMatchObject({
      status: 409,
      body: { code: 'BILLING_PERIOD_KEPT' },
    })
    const { userId } = await createBuyer()
    const { id: productId } = await getProductByKey(billing, 'dr-ai-rental')
    expect(await post(userId, '/payment/order-details', { productId, period: 'year' })).toMatchObject({
      status: 409,
      body: { code: 'BILLING_NO_YEARLY_PRICE' },
    })
    const { body } = await order('light', 'month')
    expect(body.code).toBe('E2005')
  })
})
