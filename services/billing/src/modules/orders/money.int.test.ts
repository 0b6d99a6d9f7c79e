import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../testing/cards.ts'
import { getProductByKey, insertTestMember, toLaterNoon } from '../../testing/contracts.ts'
import { createSandboxBilling, loseNextCharge, type SandboxBilling } from '../../testing/sandbox-billing.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { applyDueTimeEvents } from '../renewals/apply-due-time-events.ts'
import { chargeDueContracts } from '../renewals/charge-due-contracts.ts'

const bought = new Date('2026-11-21T03:00:00Z')
const agencyCode = '100000000001'
const billing = await createSandboxBilling()
afterAll(() => billing.close())
beforeEach(() => {
  billing.clock.now = bought
})

type Caller = Parameters<SandboxBilling['sessions']['cookieFor']>[0]

async function post(caller: Caller, url: string, payload: object, key?: string) {
  const cookie = await billing.sessions.cookieFor(caller)
  const headers = { cookie, ...(key !== undefined && { 'idempotency-key': key }) }
  const response = await billing.app.inject({ method: 'POST', url, headers, payload })
  return { status: response.statusCode, body: response.json() }
}
async function rows(caller: Caller) {
  const headers = { cookie: await billing.sessions.cookieFor(caller) }
  return (await billing.app.inject({ url: '/payment/fetch-subscription', headers })).json()
}
async function member(options: Parameters<typeof insertTestMember>[1] = {}) {
  const userId = await insertTestMember(billing, options)
  const card = await insertTestCard(billing, userId)
  const screen = async (key: string) => {
    const { id: productId } = await getProductByKey(billing, key)
    const lines: { kind: string; unitPrice: number; quantity: number; productName: string }[] = (
      await post({ userId }, '/payment/order-details', { productId })
    ).body
    const sum = (all: typeof lines) => all.reduce((yen, one) => yen + one.unitPrice * one.quantity, 0)
    return {
      lines,
      body: {
        productId,
        creditCardId: card.id,
        shownAmount: sum(lines),
        shownToday: sum(lines.filter(({ kind }) => kind === 'subscription')),
      },
    }
  }
  const subscribe = (body: object, key: string = randomUUID()) =>
    post({ userId }, '/v3/subscription/subscribe', body, key)
  const buy = async (key: string) => {
    const response = await subscribe((await screen(key)).body)
    expect([key, response.status]).toEqual([key, 200])
  }
  return { userId, caller: { userId }, card, screen, subscribe, buy }
}
const contractsOf = (userId: string) =>
  billing.database.db
    .selectFrom('contracts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
const chargesOf = async (userId: string) => {
  const paid = billing.database.db.selectFrom('payments').select('amount_yen').where('member_id', '=', userId)
  return (await paid.where('state', '=', 'succeeded').orderBy('created_at').execute()).map(
    (one) => one.amount_yen,
  )
}
const mailsOf = (userId: string) =>
  billing.database.db
    .selectFrom('mails')
    .select(['template', 'facts'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

describe('the preview of an order by a member who owes the difference of an upgrade', () => {
  it('lists and bills the difference for a member who goes from Light to Premium on day 10 and back, and rejects a smaller shown amount', async () => {
    const one = await member()
    await one.buy('light')
    billing.clock.now = toLaterNoon(billing, { days: 10 })
    await one.buy('premium')
    const { lines, body } = await one.screen('light')
    expect(lines.map(({ kind, unitPrice }) => [kind, unitPrice])).toEqual([
      ['downgrade', 980],
      ['difference', 1333],
    ])
    expect(lines[1]?.productName).toBe('プレミアム（未請求の日割り差額）')
    const refused = await one.subscribe({ ...body, shownAmount: 980 })
    expect([refused.status, refused.body.code]).toEqual([409, 'BILLING_PRICE_CHANGED'])
    expect((await one.subscribe(body)).status).toBe(200)
    billing.clock.now = toLaterNoon({ ...billing, clock: { now: bought } }, { months: 1 })
    await chargeDueContracts(billing.jobs)
    expect(await chargesOf(one.userId)).toEqual([980, body.shownAmount])
  })

  it('lists both differences for a member who upgrades twice in a period', async () => {
    const one = await member()
    await one.buy('light')
    await one.buy('standard')
    const { lines, body } = await one.screen('premium')
    expect(lines.map(({ unitPrice }) => unitPrice)).toEqual([2980, 1000, 1000])
    expect((await one.subscribe({ ...body, shownAmount: 3980 })).status).toBe(409)
  })
})

describe('an undecided order', () => {
  it('makes one contract and one charge when two plans are ordered at once with different keys', async () => {
    for (let round = 0; round < 4; round += 1) {
      const one = await member()
      const screens = [await one.screen('light'), await one.screen('premium')]
      const responses = await Promise.all(screens.map(({ body }) => one.subscribe(body)))
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(
        [await contractsOf(one.userId), await chargesOf(one.userId)].map(({ length }) => length),
      ).toEqual([1, 1])
    }
  })

  it('makes further orders, previews and cancellations 409 BILLING_ORDER_UNDER_WAY until it is settled', async () => {
    const one = await member()
    const [light, premium] = [await one.screen('light'), await one.screen('premium')]
    await loseNextCharge(billing, 'response')
    expect((await one.subscribe(light.body)).body.state).toBe('confirming')
    const second = await one.subscribe(premium.body)
    expect([second.status, second.body.code, second.body.message]).toEqual([
      409,
      'BILLING_ORDER_UNDER_WAY',
      'お申込みを処理しています。',
    ])
    const [contract] = await contractsOf(one.userId)
    const ids = { paymentHistoryIds: [contract?.id] }
    const preview = await post(one.caller, '/payment/order-details', { productId: premium.body.productId })
    const cancel = await post(one.caller, '/v3/subscription/cancel', ids)
    const undo = await post(one.caller, '/v3/subscription/undo-cancel', ids)
    for (const { body } of [preview, cancel, undo]) expect(body.code).toBe('BILLING_ORDER_UNDER_WAY')
    billing.clock.now = new Date(billing.clock.now.getTime() + 180_000)
    await reconcilePayments(billing.jobs)
    expect((await one.subscribe((await one.screen('premium')).body)).status).toBe(200)
    expect(await contractsOf(one.userId)).toHaveLength(1)
  })

  it('of one user makes a purchase for a group with that user fail', async () => {
    const [own, salon] = [await member({ agencyCode }), await member({ roles: ['ROLE_PERSON_IN_CHARGE'] })]
    await loseNextCharge(billing, 'response')
    await own.subscribe((await own.screen('light')).body)
    const { id: productId } = await getProductByKey(billing, 'standard')
    const pic: Caller = { userId: salon.userId, roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode }
    const body = { productId, creditCardId: salon.card.id, userIds: [own.userId] }
    expect((await post(pic, '/v3/subscription/subscribe', body, randomUUID())).body.code).toBe(
      'BILLING_ORDER_UNDER_WAY',
    )
  })

  it('is unique per user and plan family: the index rejects a second undecided row', async () => {
    const one = await member()
    await loseNextCharge(billing, 'response')
    await one.subscribe((await one.screen('light')).body)
    const copy = `insert into order_users select order_id, user_id, family, true from order_users where user_id = $1`
    await expect(billing.database.pool.query(copy, [one.userId])).rejects.toThrow('order_users_undecided')
  })
})

describe('the cancellation of a contract that owes the difference of an upgrade', () => {
  async function upgraded() {
    const one = await member()
    await one.buy('light')
    billing.clock.now = toLaterNoon(billing, { days: 10 })
    await one.buy('premium')
    const [contract] = await contractsOf(one.userId)
    const ids = { historyIds: [contract?.id] }
    const preview = await post(one.caller, '/payment/prev-cancel', ids)
    return { ...one, ids, settlement: preview.body[0]?.settlementAmount as number }
  }

  it('charges the difference shown before, keeps the dearer plan to the end of the period, and charges nothing afterwards', async () => {
    const one = await upgraded()
    expect(one.settlement).toBe(1333)
    const tooLittle = await post(one.caller, '/v3/subscription/cancel', { ...one.ids, shownSettlement: 0 })
    expect([tooLittle.status, tooLittle.body.code]).toEqual([409, 'BILLING_PRICE_CHANGED'])
    const { body } = await post(one.caller, '/v3/subscription/cancel', { ...one.ids, shownSettlement: 1333 })
    expect(body).toMatchObject([{ status: '20', productDisplayName: 'プレミアム', isUndoable: true }])
    expect(await chargesOf(one.userId)).toEqual([980, 1333])
    const mail = (await mailsOf(one.userId)).find(({ template }) => template === 'cancel-reserved')
    expect(mail?.facts).toMatchObject({ settled: { amount: 1333 } })
    billing.clock.now = toLaterNoon(billing, { months: 2 })
    await chargeDueContracts(billing.jobs)
    expect(await chargesOf(one.userId)).toEqual([980, 1333])
  })

  it('falls back at once to the plan that was paid for when the card is declined, and the cancellation stands', async () => {
    const one = await upgraded()
    await one.card.behaveLike('chargeDeclined')
    const { body } = await post(one.caller, '/v3/subscription/cancel', one.ids)
    expect(body).toMatchObject([{ status: '20', productDisplayName: 'ライト', price: 980 }])
    expect(await chargesOf(one.userId)).toEqual([980])
    const headers = { cookie: await billing.sessions.cookieFor(one.caller) }
    const check = await billing.app.inject({ url: '/v2/esthe/available-sound-therapy-func', headers })
    expect(check.json().code).toBe('E2002')
  })

  it('is final when the card was declined, because an undo would give the dearer plan without paying its difference', async () => {
    const one = await upgraded()
    await one.card.behaveLike('chargeDeclined')
    const { body } = await post(one.caller, '/v3/subscription/cancel', one.ids)
    expect(body).toMatchObject([{ status: '20', isUndoable: false }])
    await one.card.behaveLike('visa')
    const undo = await post(one.caller, '/v3/subscription/undo-cancel', one.ids)
    expect([undo.status, undo.body.code]).toEqual([409, 'BILLING_CANCEL_FINAL'])
    billing.clock.now = toLaterNoon({ ...billing, clock: { now: bought } }, { months: 1 })
    await applyDueTimeEvents(billing.jobs)
    await chargeDueContracts(billing.jobs)
    await one.buy('premium')
    expect(await chargesOf(one.userId)).toEqual([980, 2980])
  })

  it('loses no change that waits for the renewal: after an undo the next bill is the one confirmed last', async () => {
    for (const [waiting, ...next] of [
      ['standard', 'スタンダード', 1980],
      ['light', 'ライト', 980],
    ] as const) {
      billing.clock.now = bought
      const one = await member()
      for (const key of ['light', 'premium', waiting]) await one.buy(key)
      const [contract] = await contractsOf(one.userId)
      const ids = { historyIds: [contract?.id] }
      await post(one.caller, '/v3/subscription/cancel', ids)
      const { body } = await post(one.caller, '/v3/subscription/undo-cancel', ids)
      const [nextProductDisplayName, nextBillAmount] = next
      expect(body).toMatchObject([
        { status: '10', productDisplayName: 'プレミアム', nextProductDisplayName, nextBillAmount },
      ])
      const mail = (await mailsOf(one.userId)).find(({ template }) => template === 'cancel-undone')
      expect(mail?.facts).toMatchObject({ nextProduct: { ja: nextProductDisplayName } })
      billing.clock.now = toLaterNoon(billing, { months: 1 })
      await chargeDueContracts(billing.jobs)
      expect((await chargesOf(one.userId)).slice(2)).toEqual([nextBillAmount])
    }
  })

  it('opens a dearer plan that waits only when its bill is paid, not in the grace period after a declined renewal', async () => {
    const one = await member()
    await one.buy('light')
    const { id: next_product_id } = await getProductByKey(billing, 'standard')
    const contracts = billing.database.db.updateTable('contracts').where('user_id', '=', one.userId)
    await contracts.set({ next_product_id, next_unit_price_yen: 1980 }).execute()
    await one.card.behaveLike('chargeDeclined')
    billing.clock.now = toLaterNoon(billing, { months: 1 })
    await chargeDueContracts(billing.jobs)
    expect(await rows(one.caller)).toMatchObject([
      {
        status: '30',
        productDisplayName: 'ライト',
        nextProductDisplayName: 'スタンダード',
        nextBillAmount: 1980,
      },
    ])
    const refused = (await mailsOf(one.userId)).find(({ template }) => template === 'payment-failed')
    expect(refused?.facts).toMatchObject({ product: { ja: 'スタンダード' }, amount: 1980 })
    await one.card.behaveLike('visa')
    billing.clock.now = toLaterNoon(billing, { days: 1 })
    await chargeDueContracts(billing.jobs)
    expect(await rows(one.caller)).toMatchObject([
      {
        status: '10',
        productDisplayName: 'スタンダード',
        nextProductDisplayName: null,
        nextBillAmount: 1980,
      },
    ])
    expect(await chargesOf(one.userId)).toEqual([980, 1980])
  })
})

describe('an upgrade whose renewal is declined', () => {
  /** A member who has paid Light, has had Premium from day 10 on, and whose renewal is declined. */
  async function refused() {
    const one = await member()
    await one.buy('light')
    billing.clock.now = toLaterNoon(billing, { days: 10 })
    await one.buy('premium')
    await one.card.behaveLike('chargeDeclined')
    billing.clock.now = toLaterNoon({ ...billing, clock: { now: bought } }, { months: 1 })
    await chargeDueContracts(billing.jobs)
    const [contract] = await contractsOf(one.userId)
    const payWith = (cardId: string) =>
      post(one.caller, '/v3/subscription/update-card', {
        paymentHistoryId: contract?.id,
        creditCardId: cardId,
      })
    const orderAgain = async () => {
      const { id: productId } = await getProductByKey(billing, 'standard')
      return one.subscribe({ productId, creditCardId: one.card.id })
    }
    const sound = async () => {
      const headers = { cookie: await billing.sessions.cookieFor(one.caller) }
      return (await billing.app.inject({ url: '/v2/esthe/available-sound-therapy-func', headers })).json()
    }
    const live = async (days: number) => {
      for (let day = 0; day < days; day += 1) {
        billing.clock.now = toLaterNoon(billing, { days: 1 })
        await applyDueTimeEvents(billing.jobs)
        await chargeDueContracts(billing.jobs)
      }
    }
    return { ...one, contractId: contract?.id ?? '', payWith, orderAgain, sound, live }
  }

  it('keeps only Light open in the grace period, reports what is owed, and opens Premium again once it is paid', async () => {
    const one = await refused()
    expect((await one.sound()).code).toBe('E2001')
    expect(await rows(one.caller)).toMatchObject([
      { status: '30', productDisplayName: 'プレミアム', openProductDisplayName: 'ライト', owedAmount: 1333 },
    ])
    const mail = (await mailsOf(one.userId)).find(({ template }) => template === 'payment-failed')
    expect(mail?.facts).toMatchObject({ unpaidUpgrade: { paidPlan: { ja: 'ライト' }, difference: 1333 } })
    const published = billing.database.db.selectFrom('entitlements').selectAll()
    expect(await published.where('user_id', '=', one.userId).executeTakeFirst()).toMatchObject({
      premium: false,
      payment_unconfirmed: true,
      plan_name: { ja: 'ライト' },
    })
    await one.card.behaveLike('visa')
    expect((await one.payWith(one.card.id)).body.state).toBe('paid')
    expect(await one.sound()).toBe('E0000')
    expect(await rows(one.caller)).toMatchObject([{ status: '10', owedAmount: 0 }])
    expect(await chargesOf(one.userId)).toEqual([980, 2980 + 1333])
  })

  it('owes the difference after its end, so that its member can order nothing until another card has paid it', async () => {
    const one = await refused()
    await one.live(22)
    expect((await contractsOf(one.userId)).map(({ status }) => status)).toEqual(['ended'])
    const mail = (await mailsOf(one.userId)).find(({ template }) => template === 'contract-ended')
    expect(mail?.facts).toMatchObject({ unpaid: true, owed: 1333 })
    const wait = await one.orderAgain()
    expect([wait.status, wait.body.code]).toEqual([409, 'BILLING_DIFFERENCE_OWED'])
    expect(wait.body.message).toContain('1333円')
    const { id: rented } = await getProductByKey(billing, 'face-rhythm-rental')
    const preview = await post(one.caller, '/payment/order-details', { productId: rented })
    expect(preview.body.code).toBe('BILLING_DIFFERENCE_OWED')
    expect(await rows(one.caller)).toMatchObject([{ status: '90', owedAmount: 1333, ifCancelAt: null }])
    expect((await one.payWith(one.card.id)).body.code).toBe('BILLING_CARD_DECLINED')
    const other = await insertTestCard(billing, one.userId)
    const paid = await Promise.all([one.payWith(other.id), one.payWith(other.id)])
    expect(paid.map(({ status }) => status)).toContain(200)
    expect(await chargesOf(one.userId)).toEqual([980, 1333])
    expect((await mailsOf(one.userId)).filter(({ template }) => template === 'difference-paid')).toHaveLength(
      1,
    )
    expect(await rows(one.caller)).toEqual([])
    await one.card.behaveLike('visa')
    expect((await one.orderAgain()).status).toBe(200)
  })

  it('owes the difference also when it is cancelled with a card that declines it', async () => {
    const one = await refused()
    await post(one.caller, '/v3/subscription/cancel', { historyIds: [one.contractId], shownSettlement: 1333 })
    expect((await contractsOf(one.userId)).map(({ status }) => status)).toEqual(['ended'])
    const mail = (await mailsOf(one.userId)).find(({ template }) => template === 'contract-ended')
    expect(mail?.facts).toMatchObject({ owed: 1333, settled: null })
    expect((await one.orderAgain()).body.code).toBe('BILLING_DIFFERENCE_OWED')
  })

  it('is paid by a settlement whose outcome becomes clear after the contract has ended', async () => {
    const one = await refused()
    await one.card.behaveLike('visa')
    await loseNextCharge(billing, 'response')
    await post(one.caller, '/v3/subscription/cancel', { historyIds: [one.contractId], shownSettlement: 1333 })
    billing.clock.now = toLaterNoon(billing, { days: 22 })
    await applyDueTimeEvents(billing.jobs)
    await reconcilePayments(billing.jobs)
    expect(await chargesOf(one.userId)).toEqual([980, 1333])
    expect((await one.orderAgain()).status).toBe(200)
  })

  it('is waived by an administrator once, with a reason that is logged', async () => {
    const one = await refused()
    const admin: Caller = { userId: randomUUID(), roles: ['ROLE_ADMIN'] }
    const waive = (reason?: string) =>
      post(admin, `/admin/contracts/${one.contractId}/waive-difference`, { reason })
    expect((await waive()).body.code).toBe('E3001')
    const both = await Promise.all([waive('お電話'), waive('お電話')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('BILLING_NOTHING_OWED')
    expect(both.find(({ status }) => status === 200)?.body).toMatchObject({ owedAmount: 0 })
    const log = billing.database.db.selectFrom('commerce_log').select(['action', 'detail'])
    expect(await log.where('subject_id', '=', one.contractId).execute()).toEqual([
      { action: 'difference-waived', detail: { reason: 'お電話', yen: 1333 } },
    ])
    expect((await one.sound()).code).toBe('E2001')
    await one.live(22)
    await one.card.behaveLike('visa')
    expect((await one.orderAgain()).status).toBe(200)
  })
})

describe('a downgrade that begins while the contract has no card', () => {
  it('takes the place of the dearer one on the day, and the mail of the failed payment names it', async () => {
    const one = await member()
    for (const key of ['premium', 'light']) await one.buy(key)
    const contracts = billing.database.db.updateTable('contracts').where('user_id', '=', one.userId)
    await contracts.set({ card_id: null }).execute()
    billing.clock.now = toLaterNoon(billing, { months: 1 })
    await chargeDueContracts(billing.jobs)
    expect(await rows(one.caller)).toMatchObject([{ status: '30', productDisplayName: 'ライト' }])
    const failed = (await mailsOf(one.userId)).find(({ template }) => template === 'payment-failed')
    expect(failed?.facts).toMatchObject({ product: { ja: 'ライト' }, amount: 980, card: null })
  })
})

describe('an upgrade at the same moment as a cancellation', () => {
  it('takes effect, and sends its mail, exactly when its response says so', async () => {
    for (let round = 0; round < 6; round += 1) {
      const one = await member()
      await one.buy('light')
      const premium = await one.screen('premium')
      const [contract] = await contractsOf(one.userId)
      const ids = { historyIds: [contract?.id], shownSettlement: 0 }
      const [order, cancel] = await Promise.all([
        one.subscribe(premium.body),
        post(one.caller, '/v3/subscription/cancel', ids),
      ])
      const [after] = await contractsOf(one.userId)
      const isPremium = after?.product_id === premium.body.productId
      const mails = (await mailsOf(one.userId)).filter(
        ({ facts }) => (facts as { kind?: string } | null)?.kind === 'plan-change',
      )
      expect([order.status === 200, mails.length]).toEqual([isPremium, isPremium ? 1 : 0])
      expect(cancel.status === 200).toBe(after?.status === 'cancelReserved')
    }
  })
})

describe('who may order', () => {
  it('rejects a member who has not agreed to the terms with 422 E4003, and stores no contract', async () => {
    const one = await member({ agreed: false })
    const response = await one.subscribe((await one.screen('light')).body)
    expect([response.status, response.body.code]).toEqual([422, 'E4003'])
    expect(await contractsOf(one.userId)).toEqual([])
  })

  it('rejects a member whose deletion is pending with 409 BILLING_DELETION_PENDING', async () => {
    const one = await member()
    const row = { member_id: one.userId, pending: true, changed_at: bought }
    await billing.database.db.insertInto('deletion_requests').values(row).execute()
    const response = await one.subscribe((await one.screen('light')).body)
    expect([response.status, response.body.code]).toEqual([409, 'BILLING_DELETION_PENDING'])
  })
})

describe('POST /v3/subscription/undo-plan-change', () => {
  it('responds with 200 and keeps the dearer plan at its price, and rejects a higher bill than shown and a repetition with 409', async () => {
    const one = await member()
    await one.buy('premium')
    await one.buy('light')
    const [row] = await rows(one.caller)
    expect(row).toMatchObject({
      nextProductDisplayName: 'ライト',
      nextBillAmount: 980,
      ifPlanKeptAmount: 2980,
    })
    const undo = (shownAmount: number) =>
      post(one.caller, '/v3/subscription/undo-plan-change', { paymentHistoryId: row.id, shownAmount })
    expect((await undo(980)).body.code).toBe('BILLING_PRICE_CHANGED')
    expect((await undo(2980)).body).toMatchObject({ nextProductDisplayName: null, nextBillAmount: 2980 })
    expect((await undo(2980)).body.code).toBe('BILLING_NO_PLAN_CHANGE')
    expect((await mailsOf(one.userId)).at(-1)?.template).toBe('plan-change-undone')
  })

  it('responds with 404 to the contract of another member', async () => {
    const [one, other] = [await member(), await member()]
    await one.buy('light')
    const [row] = await rows(one.caller)
    const body = { paymentHistoryId: row.id }
    expect((await post(other.caller, '/v3/subscription/undo-plan-change', body)).status).toBe(404)
  })
})

describe('special cases of contracts and orders', () => {
  it('list days given by a bonus code among the contracts until they are over', async () => {
    const one = await member()
    const { id: product_id } = await getProductByKey(billing, 'standard')
    const grant = { user_id: one.userId, product_id, from_on: '2026-11-21', until_on: '2026-12-21' }
    await billing.database.db
      .insertInto('grants')
      .values({ ...grant, created_at: bought })
      .execute()
    expect(await rows(one.caller)).toMatchObject([
      {
        productDisplayName: 'スタンダード',
        statusText: '特典利用中',
        price: 0,
        cancelAt: '2026-12-20',
        ifCancelAt: null,
      },
    ])
    billing.clock.now = toLaterNoon(billing, { months: 1 })
    expect(await rows(one.caller)).toEqual([])
  })

  it('execute a purchase repeated without a key within a minute again once the first was cancelled', async () => {
    const one = await member()
    const { id: productId } = await getProductByKey(billing, 'light')
    const body = { productId, creditCardId: one.card.id }
    const again = () => post(one.caller, '/v3/subscription/subscribe', body)
    const [first, repeated] = [await again(), await again()]
    expect(repeated.body).toEqual(first.body)
    const [contract] = await contractsOf(one.userId)
    await post(one.caller, '/v3/subscription/cancel', { historyIds: [contract?.id] })
    expect((await again()).body.code).toBe('E2005')
  })

  it('send members a mail when their salon buys for them', async () => {
    const [customer, salon] = [await member({ agencyCode }), await member({ name: '響 サロン' })]
    const { id: productId } = await getProductByKey(billing, 'light')
    const pic: Caller = { userId: salon.userId, roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode }
    const body = { productId, creditCardId: salon.card.id, userIds: [customer.userId] }
    expect((await post(pic, '/v3/subscription/subscribe', body, randomUUID())).status).toBe(200)
    expect(await mailsOf(customer.userId)).toMatchObject([
      { template: 'bought-for-you', facts: { contractorName: '響 サロン', startsOn: 'now' } },
    ])
  })
})
