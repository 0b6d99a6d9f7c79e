import { randomUUID } from 'node:crypto'
import type { Role } from '@hibiki/http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../../testing/cards.ts'
import { applyTransitionToContract, getProductByKey, insertTestMember } from '../../../testing/contracts.ts'
import { createSandboxBilling, loseNextCharge } from '../../../testing/sandbox-billing.ts'
import { chargeDueContracts } from '../../renewals/charge-due-contracts.ts'

const started = new Date('2026-11-21T03:00:00Z')
const agencyCode = '100000000001'
const billing = await createSandboxBilling()
afterAll(() => billing.close())
beforeEach(() => {
  billing.clock.now = started
})

type Caller = { userId: string; roles?: Role[]; agencyCode?: string }

async function call(caller: Caller, method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { cookie: await billing.sessions.cookieFor(caller), 'idempotency-key': randomUUID() }
  const response = await billing.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: response.statusCode, body: response.json() }
}

async function buyer(name = '東京 花子', caller: Omit<Caller, 'userId'> = {}) {
  const userId = await insertTestMember(billing, { name, agencyCode })
  const card = await insertTestCard(billing, userId)
  return { caller: { userId, ...caller }, card }
}

async function buy({ caller, card }: Awaited<ReturnType<typeof buyer>>, key: string, userIds?: string[]) {
  const { id: productId, rental } = await getProductByKey(billing, key)
  let deliveryId: string | undefined
  if (rental) {
    const person = { lastName: '東京', firstName: '花子', phoneNumber: '0312345678' }
    const place = { prefectureCode: '13', municipalityCode: '13102', address: '銀座' }
    const body = { ...person, ...place, postcodeFirst: '104', postcodeLast: '0061' }
    const registered = await call(caller, 'POST', '/v2/address/register/delivery', body)
    deliveryId = registered.body.deliveryId
  }
  const body = {
    productId,
    creditCardId: card.id,
    ...(userIds && { userIds }),
    ...(deliveryId && { deliveryId }),
  }
  const response = await call(caller, 'POST', `/v3/subscription/${rental ? 'order' : 'subscribe'}`, body)
  expect(response.status).toBe(200)
}

const charges = async (caller: Caller, query = '') =>
  (await call(caller, 'GET', `/payment/charges${query}`)).body as {
    charges: Record<string, unknown>[]
    hasMore: boolean
  }

async function deliver(userId: string): Promise<void> {
  const { id } = await billing.database.db
    .selectFrom('contracts')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'awaitingDelivery')
    .executeTakeFirstOrThrow()
  await applyTransitionToContract(billing, id, 'delivery-confirmed')
  await chargeDueContracts(billing.jobs)
}

describe('GET /payment/charges', () => {
  it('lists each charge of the payer with its period, amount, tax and card, the newest first', async () => {
    const member = await buyer()
    await buy(member, 'premium')
    billing.clock.now = new Date('2026-12-21T03:00:00Z')
    await chargeDueContracts(billing.jobs)
    const { charges: rows, hasMore } = await charges(member.caller)
    expect(hasMore).toBe(false)
    expect(rows).toMatchObject([
      {
        chargedOn: '2026-12-21',
        purpose: 'renewal',
        amount: 2980,
        tax: 270,
        items: [{ periodFrom: '2026-12-21', periodTo: '2027-01-20', amount: 2980, userName: null }],
      },
      {
        chargedOn: '2026-11-21',
        purpose: 'order',
        amount: 2980,
        tax: 270,
        credits: 0,
        state: 'paid',
        refundedAmount: 0,
        card: { brand: 'visa', last4: '4242' },
        items: [{ productName: 'プレミアム', periodFrom: '2026-11-21', periodTo: '2026-12-20' }],
      },
    ])
    const { charges: older } = await charges(member.caller, `?after=${rows[0]?.id}`)
    expect(older.map(({ id }) => id)).toEqual([rows[1]?.id])
  })

  it('lists one charge for all customers of an order, with their names, for the salon that pays and not for them', async () => {
    const salon = await buyer('サロン 一郎', { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode })
    const customers = await Promise.all(
      ['客 一', '客 二', '客 三'].map((name) => insertTestMember(billing, { name, agencyCode })),
    )
    await buy(salon, 'light', customers)
    const { charges: rows } = await charges(salon.caller)
    expect(rows).toMatchObject([
      { amount: 2940, tax: 267, items: [{ amount: 980 }, { amount: 980 }, { amount: 980 }] },
    ])
    const names = ((rows[0]?.items ?? []) as { userName: string }[]).map(({ userName }) => userName)
    expect(names.sort()).toEqual(['客 一', '客 三', '客 二'])
    expect((await charges({ userId: customers[0] ?? '' })).charges).toEqual([])
  })

  it('lists the charges of one contract only, and none of a contract of another member', async () => {
    const [member, stranger] = [await buyer(), await buyer()]
    await buy(member, 'premium')
    await buy(member, 'dr-ai-rental')
    await deliver(member.caller.userId)
    const all = (await charges(member.caller)).charges as { items: { contractId: string }[] }[]
    expect(all).toHaveLength(2)
    const contractId = all[1]?.items[0]?.contractId
    expect((await charges(member.caller, `?contractId=${contractId}`)).charges).toEqual([all[1]])
    expect((await charges(stranger.caller, `?contractId=${contractId}`)).charges).toEqual([])
  })

  it('lists a charge of unclear outcome as confirming, and leaves out what was declined', async () => {
    const member = await buyer()
    await loseNextCharge(billing, 'response')
    await buy(member, 'light')
    expect((await charges(member.caller)).charges).toMatchObject([{ state: 'confirming', amount: 980 }])
    const declined = await buyer()
    await declined.card.behaveLike('chargeDeclined')
    const { id: productId } = await getProductByKey(billing, 'light')
    await call(declined.caller, 'POST', '/v3/subscription/subscribe', {
      productId,
      creditCardId: declined.card.id,
    })
    expect((await charges(declined.caller)).charges).toEqual([])
  })

  it('responds with 200 and an empty list to ids that do not exist', async () => {
    const { caller } = await buyer()
    expect(await charges(caller, '?after=x&contractId=x')).toEqual({ charges: [], hasMore: false })
  })
})

describe('GET /payment/next-charge', () => {
  it('says what two contracts cost together, when the next one is charged, and that one contains the other', async () => {
    const member = await buyer()
    await buy(member, 'premium')
    await buy(member, 'dr-ai-rental')
    const before = (await call(member.caller, 'GET', '/payment/next-charge')).body
    expect(before).toMatchObject({
      next: { on: '2026-12-21', amount: 2980 },
      monthly: 7960,
      contracts: [
        { price: 2980, period: 'month', on: '2026-12-21' },
        { price: 4980, period: 'month', on: null },
      ],
      // Nobody should end a plan for a device that has not arrived.
      overlaps: [],
    })
    await deliver(member.caller.userId)
    const { body } = await call(member.caller, 'GET', '/payment/next-charge')
    expect(body).toMatchObject({ next: { on: '2026-12-21', amount: 7960 }, monthly: 7960 })
    expect(body.overlaps).toMatchObject([{ productName: 'プレミアム', contractId: body.contracts[0].id }])
    const ended = { paymentHistoryIds: [body.overlaps[0].contractId], shownSettlement: 0 }
    expect((await call(member.caller, 'POST', '/v3/subscription/cancel', ended)).status).toBe(200)
    expect((await call(member.caller, 'GET', '/payment/next-charge')).body).toMatchObject({
      next: { on: '2026-12-21', amount: 4980 },
      monthly: 4980,
      overlaps: [],
    })
  })

  it('is empty for a member without contracts', async () => {
    const { caller } = await buyer()
    expect((await call(caller, 'GET', '/payment/next-charge')).body).toEqual({
      next: null,
      monthly: 0,
      yearly: 0,
      contracts: [],
      overlaps: [],
    })
  })
})

describe('POST /payment/order-monthly-sum', () => {
  const sumWith = async (caller: Caller, key: string, userIds?: string[]) => {
    const { id: productId } = await getProductByKey(billing, key)
    return call(caller, 'POST', '/payment/order-monthly-sum', { productId, ...(userIds && { userIds }) })
  }

  it('adds a rental to the plan beside it and names the plan that it contains', async () => {
    const member = await buyer()
    await buy(member, 'premium')
    expect((await sumWith(member.caller, 'dr-ai-rental')).body).toMatchObject({
      monthly: 7960,
      monthlyBefore: 2980,
      contains: [{ productName: 'プレミアム' }],
      containedIn: [],
    })
    expect((await sumWith(member.caller, 'face-rhythm-rental')).body).toMatchObject({
      monthly: 6460,
      contains: [],
      containedIn: [{ productName: 'プレミアム' }],
    })
  })

  it('counts a plan that takes the place of another one once', async () => {
    const member = await buyer()
    await buy(member, 'light')
    expect((await sumWith(member.caller, 'premium')).body).toEqual({
      monthly: 2980,
      monthlyBefore: 980,
      yearly: 0,
      yearlyBefore: 0,
      contains: [],
      containedIn: [],
    })
  })

  it('counts every customer of an order', async () => {
    const salon = await buyer('サロン 一郎', { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode })
    const customers = [
      await insertTestMember(billing, { agencyCode }),
      await insertTestMember(billing, { agencyCode }),
    ]
    expect((await sumWith(salon.caller, 'light', customers)).body).toMatchObject({
      monthly: 1960,
      monthlyBefore: 0,
    })
  })

  it('responds with 409 to a product that the member has already', async () => {
    const member = await buyer()
    await buy(member, 'light')
    expect((await sumWith(member.caller, 'light')).body.code).toBe('E2005')
  })
})
