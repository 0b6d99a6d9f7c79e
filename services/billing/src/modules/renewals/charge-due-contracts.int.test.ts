import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../testing/cards.ts'
import {
  applyTransitionToContract,
  getProductByKey,
  insertTestContract,
  insertTestMember,
} from '../../testing/contracts.ts'
import { createSandboxBilling, loseNextCharge } from '../../testing/sandbox-billing.ts'
import { insertBonusCredit } from '../bonus/bonus-codes.sql.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { applyDueTimeEvents } from './apply-due-time-events.ts'
import { chargeDueContracts } from './charge-due-contracts.ts'

const billing = await createSandboxBilling()
afterAll(() => billing.close())
beforeEach(() => {
  billing.clock.now = new Date('2026-11-21T03:00:00Z')
})

/** Sets the clock to noon in Japan and runs the jobs. */
async function noonOf(day: string): Promise<void> {
  billing.clock.now = new Date(`${day}T03:00:00Z`)
  await applyDueTimeEvents(billing.jobs)
  await chargeDueContracts(billing.jobs)
}

async function holder(key: string) {
  const userId = await insertTestMember(billing)
  const card = await insertTestCard(billing, userId)
  const { id } = await insertTestContract(billing, { key, userId })
  await setCard(id, card.id)
  return { userId, id, card }
}
const setCard = (id: string, cardId: string) =>
  billing.database.db.updateTable('contracts').set({ card_id: cardId }).where('id', '=', id).execute()
const contractOf = (id: string) =>
  billing.database.db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const invoicesOf = (id: string) =>
  billing.database.db
    .selectFrom('invoices')
    .selectAll()
    .where('contract_id', '=', id)
    .orderBy('period_from')
    .execute()
const attemptsOf = async (userId: string) => {
  const rows = await billing.database.db
    .selectFrom('payments')
    .selectAll()
    .where('member_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, amount_yen, state }) => [
    created_at.toISOString().slice(0, 10),
    amount_yen,
    state,
  ])
}
async function post(userId: string, path: string, payload: object) {
  const headers = { cookie: await billing.sessions.cookieFor({ userId }), 'idempotency-key': randomUUID() }
  const response = await billing.app.inject({ method: 'POST', url: path, headers, payload })
  return { status: response.statusCode, body: response.json() }
}

describe('the job charge-due', () => {
  it('renews on the day, once, even with several concurrent replicas', async () => {
    const { userId, id } = await holder('premium')
    await noonOf('2026-12-20')
    expect(await attemptsOf(userId)).toEqual([])
    billing.clock.now = new Date('2026-12-21T03:00:00Z')
    await Promise.all([
      chargeDueContracts(billing.jobs),
      chargeDueContracts(billing.jobs),
      chargeDueContracts(billing.jobs),
    ])
    await chargeDueContracts(billing.jobs)
    expect(await attemptsOf(userId)).toEqual([['2026-12-21', 2980, 'succeeded']])
    expect(await contractOf(id)).toMatchObject({
      status: 'active',
      paid_until: '2027-01-21',
      paid_periods: 2,
    })
    expect(await invoicesOf(id)).toMatchObject([
      { period_from: '2026-12-21', period_until: '2027-01-21', amount_yen: 2980, state: 'paid' },
    ])
  })

  it('charges a declined card on days 1, 3, 5 and 7, and ends the contract on day 21', async () => {
    const { userId, id, card } = await holder('light')
    await card.behaveLike('chargeDeclined')
    for (let day = 20; day <= 31; day++) await noonOf(`2026-12-${day}`)
    expect((await attemptsOf(userId)).map(([day]) => day)).toEqual([
      '2026-12-21',
      '2026-12-22',
      '2026-12-24',
      '2026-12-26',
      '2026-12-28',
    ])
    await noonOf('2027-01-10')
    expect((await contractOf(id)).status).toBe('pastDue')
    await noonOf('2027-01-11')
    expect(await contractOf(id)).toMatchObject({ status: 'ended', last_day: '2027-01-10' })
    expect(await attemptsOf(userId)).toHaveLength(5)
  })

  it('charges nothing after a cancellation, neither a renewal nor a retry', async () => {
    const [calm, dunned] = [await holder('light'), await holder('standard')]
    await dunned.card.behaveLike('chargeDeclined')
    const cancel = (one: { userId: string; id: string }) =>
      post(one.userId, '/v3/subscription/cancel', { paymentHistoryIds: [one.id] })
    expect((await cancel(calm)).body).toMatchObject([{ status: '20', cancelAt: '2026-12-20' }])
    await noonOf('2026-12-21')
    expect((await cancel(dunned)).body).toMatchObject([{ status: '90', cancelAt: '2026-12-21' }])
    await dunned.card.behaveLike('visa')
    for (const day of ['2026-12-22', '2026-12-24', '2027-01-21', '2027-02-21']) await noonOf(day)
    expect(await attemptsOf(calm.userId)).toEqual([])
    expect(await attemptsOf(dunned.userId)).toEqual([['2026-12-21', 1980, 'failed']])
  })

  it('renews after an undone cancellation, which cannot be undone after the end', async () => {
    const { userId, id } = await holder('light')
    const body = { paymentHistoryIds: [id] }
    await post(userId, '/v3/subscription/cancel', body)
    expect((await post(userId, '/v3/subscription/undo-cancel', body)).body).toMatchObject([{ status: '10' }])
    await noonOf('2026-12-21')
    expect(await attemptsOf(userId)).toHaveLength(1)
    await post(userId, '/v3/subscription/cancel', body)
    await noonOf('2027-01-21')
    expect((await post(userId, '/v3/subscription/undo-cancel', body)).body.code).toBe('BILLING_CANCEL_FINAL')
  })

  it('lets a cancellation wait while a payment is unclear, and counts the payment', async () => {
    const { userId, id } = await holder('light')
    await loseNextCharge(billing, 'response')
    await noonOf('2026-12-21')
    const cancel = () => post(userId, '/v3/subscription/cancel', { paymentHistoryIds: [id] })
    expect((await cancel()).body.code).toBe('BILLING_PAYMENT_UNDER_WAY')
    await chargeDueContracts(billing.jobs)
    billing.clock.now = new Date('2026-12-21T03:03:00Z')
    await reconcilePayments(billing.jobs)
    expect((await cancel()).body).toMatchObject([{ status: '20', cancelAt: '2027-01-20' }])
    expect(await attemptsOf(userId)).toEqual([['2026-12-21', 1 * 980, 'succeeded']])
  })

  it('POST update-card charges what is due at once and reopens the contract', async () => {
    const { userId, id, card } = await holder('light')
    await card.behaveLike('chargeDeclined')
    for (const day of ['2026-12-21', '2026-12-22', '2026-12-30']) await noonOf(day)
    const change = (creditCardId: string) =>
      post(userId, '/v3/subscription/update-card', { paymentHistoryId: id, creditCardId })
    const bad = await insertTestCard(billing, userId)
    await bad.behaveLike('chargeDeclined')
    expect((await change(bad.id)).body.code).toBe('BILLING_CARD_DECLINED')
    const good = await insertTestCard(billing, userId)
    expect(await change(good.id)).toMatchObject({
      status: 200,
      body: { state: 'paid', message: 'お支払用カードの変更に成功しました。' },
    })
    expect(await contractOf(id)).toMatchObject({
      status: 'active',
      paid_until: '2027-01-21',
      card_id: good.id,
    })
    expect((await change(good.id)).body.state).toBe('nothing-due')
    const foreign = await insertTestCard(billing, await insertTestMember(billing))
    expect((await change(foreign.id)).body.code).toBe('E4040')
  })

  it('POST update-card changes nothing while an undecided order prevents the charge of what is due', async () => {
    const [payer, userId] = [await insertTestMember(billing), await insertTestMember(billing)]
    const card = await insertTestCard(billing, payer)
    const { id } = await insertTestContract(billing, { key: 'light', userId, contractorId: payer })
    await setCard(id, card.id)
    await card.behaveLike('chargeDeclined')
    for (const day of ['21', '22', '24', '26', '28', '30']) await noonOf(`2026-12-${day}`)
    expect(await contractOf(id)).toMatchObject({ status: 'pastDue', next_charge_on: null })
    await loseNextCharge(billing, 'request')
    const { id: productId } = await getProductByKey(billing, 'premium')
    const creditCardId = (await insertTestCard(billing, userId)).id
    const order = await post(userId, '/v3/subscription/subscribe', { productId, creditCardId })
    expect(order.body.state).toBe('confirming')
    const good = await insertTestCard(billing, payer)
    const body = { paymentHistoryId: id, creditCardId: good.id }
    expect((await post(payer, '/v3/subscription/update-card', body)).body.code).toBe(
      'BILLING_ORDER_UNDER_WAY',
    )
    expect(await contractOf(id)).toMatchObject({ status: 'pastDue', card_id: card.id })
    billing.clock.now = new Date('2026-12-30T03:03:00Z')
    await reconcilePayments(billing.jobs)
    expect((await post(payer, '/v3/subscription/update-card', body)).body.state).toBe('paid')
  })

  it('adds an upgrade’s difference once and takes credits off', async () => {
    const { userId, id, card } = await holder('light')
    billing.clock.now = new Date('2026-12-01T03:00:00Z')
    const { id: productId } = await getProductByKey(billing, 'premium')
    await post(userId, '/v3/subscription/subscribe', { productId, creditCardId: card.id })
    await billing.database.db
      .transaction()
      .execute((trx) => insertBonusCredit(trx, { memberId: userId, yen: 500, now: billing.clock.now }))
    await noonOf('2026-12-21')
    await noonOf('2027-01-21')
    // 20 of 30 days of 2,000 yen are 1,333.
    expect(await attemptsOf(userId)).toEqual([
      ['2026-12-21', 2980 + 1333 - 500, 'succeeded'],
      ['2027-01-21', 2980, 'succeeded'],
    ])
    expect(await invoicesOf(id)).toMatchObject([
      { unit_price_yen: 2980, difference_yen: 1333, amount_yen: 3813 },
      { unit_price_yen: 2980, difference_yen: 0, amount_yen: 2980 },
    ])
  })

  it('returns a credit when the charge fails', async () => {
    const { userId, card } = await holder('light')
    await billing.database.db
      .transaction()
      .execute((trx) => insertBonusCredit(trx, { memberId: userId, yen: 500, now: billing.clock.now }))
    await card.behaveLike('chargeDeclined')
    await noonOf('2026-12-21')
    await card.behaveLike('visa')
    await noonOf('2026-12-22')
    await noonOf('2027-01-21')
    expect((await attemptsOf(userId)).map(([, amount]) => amount)).toEqual([480, 480, 980])
  })

  it('applies a downgrade with the renewal', async () => {
    const { userId, id, card } = await holder('premium')
    const light = await getProductByKey(billing, 'light')
    await post(userId, '/v3/subscription/subscribe', { productId: light.id, creditCardId: card.id })
    expect((await contractOf(id)).product_id).not.toBe(light.id)
    await noonOf('2026-12-21')
    expect(await contractOf(id)).toMatchObject({
      product_id: light.id,
      unit_price_yen: 980,
      status: 'active',
    })
    expect(await attemptsOf(userId)).toEqual([['2026-12-21', 980, 'succeeded']])
  })

  it('charges a rental when its delivery is confirmed', async () => {
    const { userId, id } = await holder('dr-ai-rental')
    await noonOf('2026-11-25')
    expect(await attemptsOf(userId)).toEqual([])
    await applyTransitionToContract(billing, id, 'delivery-confirmed')
    await chargeDueContracts(billing.jobs)
    expect(await attemptsOf(userId)).toEqual([['2026-11-25', 4980, 'succeeded']])
    expect(await contractOf(id)).toMatchObject({ status: 'active', paid_until: '2026-12-25' })
  })
})
