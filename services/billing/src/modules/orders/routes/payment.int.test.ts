import { randomUUID } from 'node:crypto'
import type { Role } from '@hibiki/http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../../testing/billing-app.ts'
import {
  applyTransitionToContract,
  getProductByKey,
  insertTestContract,
  insertTestMember,
  toLaterNoon,
} from '../../../testing/contracts.ts'
import { upsertInvoiceToCharge } from '../../invoices/invoices.sql.ts'
import { insertPayment } from '../../payments/payments.sql.ts'

const started = new Date('2026-11-21T03:00:00Z')
const billing = await createBillingApp()
afterAll(() => billing.close())
beforeEach(() => {
  billing.clock.now = started
})

type Caller = { userId?: string; roles?: Role[]; agencyCode?: string; assurance?: 'low' }

async function call(caller: Caller | null, method: 'GET' | 'POST', path: string, payload?: object) {
  const headers = caller ? { cookie: await billing.sessions.cookieFor(caller) } : {}
  const response = await billing.app.inject({ method, url: path, headers, ...(payload && { payload }) })
  return { status: response.statusCode, body: response.json() }
}
const agencyCode = '100000000001'
const pic = (userId: string = randomUUID()): Caller => ({
  userId,
  roles: ['ROLE_PERSON_IN_CHARGE'],
  agencyCode,
})
const admin: Caller = { userId: randomUUID(), roles: ['ROLE_ADMIN'] }

describe('POST /payment/order-details', () => {
  const preview = async (caller: Caller, key: string, userIds?: string[]) => {
    const { id: productId } = await getProductByKey(billing, key)
    return call(caller, 'POST', '/payment/order-details', { productId, ...(userIds && { userIds }) })
  }

  it('responds with 200 for oneself by default, charged now and next in a calendar month', async () => {
    const general = { userId: randomUUID() }
    expect((await preview(general, 'premium')).body).toEqual([
      {
        productName: 'プレミアム',
        quantity: 1,
        unitPrice: 2980,
        role: 'ROLE_GENERAL',
        nextBillDate: '2026-12-21',
        period: 'month',
        kind: 'subscription',
      },
    ])
    billing.clock.now = new Date('2027-01-30T15:00:00Z')
    expect((await preview(general, 'premium', [general.userId])).body[0].nextBillDate).toBe('2027-02-28')
  })

  it('responds with 200 and bills a rental from its delivery on', async () => {
    const { body } = await preview({}, 'dr-ai-rental')
    expect(body).toMatchObject([{ kind: 'rental', unitPrice: 4980, nextBillDate: null }])
  })

  it('responds with 200 and the difference of an upgrade for the remaining days, to the yen', async () => {
    const { userId } = await insertTestContract(billing, { key: 'light' })
    billing.clock.now = toLaterNoon(billing, { days: 10 })
    // 20 of 30 days are left: 2000 * 20 / 30 = 1333.33 yen.
    expect((await preview({ userId }, 'premium')).body).toMatchObject([
      { kind: 'upgrade', unitPrice: 2980, nextBillDate: '2026-12-21' },
      {
        kind: 'difference',
        productName: 'プレミアム（日割り差額）',
        unitPrice: 1333,
        nextBillDate: '2026-12-21',
      },
    ])
  })

  it('responds with 200 and one line per role for several users, counting a repeated user once', async () => {
    const customers = [
      await insertTestMember(billing, { agencyCode }),
      await insertTestMember(billing, { agencyCode }),
    ]
    const caller = pic()
    const userIds = [...customers, ...customers, caller.userId ?? '']
    expect((await preview(caller, 'light', userIds)).body).toMatchObject([
      { role: 'ROLE_PERSON_IN_CHARGE', quantity: 1 },
      { role: 'ROLE_CUSTOMER', quantity: 2, unitPrice: 980 },
    ])
  })

  it('rejects with 409 E2005, E2003 or E2004 that names the user for whom it is not possible', async () => {
    const [free, holder] = [
      await insertTestMember(billing, { agencyCode }),
      await insertTestMember(billing, { agencyCode, name: '契約 済子' }),
    ]
    await insertTestContract(billing, { key: 'light', userId: holder })
    const owned = await preview(pic(), 'light', [free, holder])
    expect([owned.status, owned.body.code]).toEqual([409, 'E2005'])
    expect(owned.body.message).toBe('すでにご契約中です。（契約 済子）')
    const rental = await insertTestContract(billing, { key: 'dr-ai-rental', userId: holder })
    expect((await preview(pic(), 'premium', [holder])).body.code).toBe('E2003')
    await applyTransitionToContract(billing, rental.id, 'delivery-confirmed')
    await applyTransitionToContract(billing, rental.id, 'cancel')
    expect((await preview(pic(), 'premium', [holder])).body.code).toBe('E2004')
  })

  it('responds with 404 E4040 to other members, customers of another agency, unknown people and hidden products', async () => {
    const other = await insertTestMember(billing, { agencyCode: '100000000002' })
    for (const response of [
      await preview({ userId: randomUUID() }, 'light', [other]),
      await preview(pic(), 'light', [other]),
      await preview(pic(), 'light', [
        await insertTestMember(billing, { agencyCode, roles: ['ROLE_PERSON_IN_CHARGE'] }),
      ]),
      await preview(admin, 'light', [randomUUID()]),
      await preview(admin, 'light', [await insertTestMember(billing, { roles: ['ROLE_ENTERPRISE'] })]),
      await preview({}, 'executive'),
    ])
      expect([response.status, response.body.code]).toEqual([404, 'E4040'])
    expect((await preview(admin, 'light', [other])).status).toBe(200)
  })

  it('rejects a request without a product with 400 E3001', async () => {
    const response = await call({}, 'POST', '/payment/order-details', {})
    expect(response.body).toMatchObject({ code: 'E3001', fields: { productId: '入力してください。' } })
  })
})

describe('GET /payment/fetch-subscription, /payment/fetch-history and its count', () => {
  it('return contracts that the member pays or uses, and those that are over in the history only', async () => {
    const payer = await insertTestMember(billing, { name: '払う 太郎' })
    const userId = await insertTestMember(billing, { name: '使う 花子' })
    const { id } = await insertTestContract(billing, { key: 'light', userId, contractorId: payer })
    const gone = await insertTestContract(billing, { key: 'premium', causes: ['payment-failed'], userId })
    const row = {
      id,
      contractorName: '払う 太郎',
      isContractor: true,
      userName: '使う 花子',
      productDisplayName: 'ライト',
      productType: 'subscription',
      price: 980,
      startedAt: '2026-11-21 12:00:00',
      status: '10',
      statusText: '契約中',
      nextBillDate: '2026-12-21',
      cancelAt: null,
      ifCancelAt: '2026-12-20',
    }
    expect((await call({ userId: payer }, 'GET', '/payment/fetch-subscription')).body).toMatchObject([row])
    // Only the payer can cancel.
    expect((await call({ userId }, 'GET', '/payment/fetch-subscription')).body).toMatchObject([
      { ...row, isContractor: false, ifCancelAt: null },
    ])
    const history = (await call({ userId }, 'GET', '/payment/fetch-history')).body
    expect(history.map((one: { id: string }) => one.id).sort()).toEqual([id, gone.id].sort())
    expect(history.find((one: { id: string }) => one.id === gone.id)).toMatchObject({
      status: '99',
      statusText: '支払失敗',
      startedAt: null,
      nextBillDate: null,
    })
    expect((await call({ userId }, 'GET', '/v2/payment/fetch-history-count')).body).toBe(2)
    const nobody = { userId: randomUUID() }
    expect((await call(nobody, 'GET', '/payment/fetch-history')).body).toEqual([])
    expect((await call(nobody, 'GET', '/v2/payment/fetch-history-count')).body).toBe(0)
  })

  it('return everything that is not over, even hundreds of contracts with newer ones before them', async () => {
    const payer = await insertTestMember(billing)
    const { id } = await insertTestContract(billing, { key: 'light', contractorId: payer })
    const { db } = billing.database
    const one = await db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const later = new Date(started.getTime() + 1000)
    const more = (status: 'active' | 'ended') => {
      const copies = Array.from({ length: 500 }, () => ({
        ...one,
        id: randomUUID(),
        user_id: randomUUID(),
        status,
        ordered_at: later,
      }))
      return db.insertInto('contracts').values(copies).execute()
    }
    const listed = async (path: string) => {
      const { body } = await call({ userId: payer }, 'GET', path)
      return [body.length, body.at(-1).id]
    }
    await more('ended')
    expect(await listed('/payment/fetch-history')).toEqual([501, id])
    await more('active')
    expect(await listed('/payment/fetch-subscription')).toEqual([501, id])
    expect(await listed('/payment/fetch-history')).toEqual([1001, id])
  })

  it('name the states in both languages', async () => {
    const { userId, id } = await insertTestContract(billing, { key: 'light' })
    await applyTransitionToContract(billing, id, 'cancel')
    const read = async (language: string) => {
      const headers = { cookie: await billing.sessions.cookieFor({ userId }), 'accept-language': language }
      return (await billing.app.inject({ url: '/payment/fetch-subscription', headers })).json()[0]
    }
    expect(await read('ja')).toMatchObject({ status: '20', statusText: '解約予約', cancelAt: '2026-12-20' })
    expect(await read('en')).toMatchObject({ statusText: 'Cancellation scheduled', nextBillDate: null })
  })
})

describe('GET /v2/payment/fetch-history', () => {
  it('responds with 200 and one contract, for its payer with the card and the day when a new card would be charged', async () => {
    const [payer, userId] = [randomUUID(), randomUUID()]
    const { id } = await insertTestContract(billing, { key: 'light', userId, contractorId: payer })
    const { db } = billing.database
    const card = await db
      .insertInto('cards')
      .values({
        member_id: payer,
        provider_id: `pm_${id}`,
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2030,
        created_at: started,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('contracts').set({ card_id: card.id }).where('id', '=', id).execute()
    const detail = async (memberId: string) =>
      (await call({ userId: memberId }, 'GET', `/v2/payment/fetch-history?id=${id}`)).body
    expect(await detail(payer)).toMatchObject({
      id,
      ifUpdateAt: '2026-12-21',
      creditCard: { id: card.id, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
    })
    expect(await detail(userId)).toMatchObject({ id, ifUpdateAt: null, creditCard: null })
    // A new card is charged at once when the payment is past due.
    billing.clock.now = toLaterNoon(billing, { months: 1, days: 3 })
    expect((await detail(payer)).ifUpdateAt).toBe('2026-12-24')
  })

  it('responds to another member’s contract and to unknown ids with 404 and the text of the specification', async () => {
    const { id } = await insertTestContract(billing, { key: 'light' })
    for (const wanted of [id, randomUUID(), 'none']) {
      const { status, body } = await call({}, 'GET', `/v2/payment/fetch-history?id=${wanted}`)
      expect([status, body.code, body.message]).toEqual([
        404,
        'BILLING_CONTRACT_NOT_FOUND',
        '購入情報が見つかりませんでした。',
      ])
    }
  })
})

describe('POST /payment/prev-cancel', () => {
  const preview = (userId: string, body: object) => call({ userId }, 'POST', '/payment/prev-cancel', body)

  it('responds with 200 and the planned dates for either name of the ids, and changes nothing', async () => {
    const { userId, id } = await insertTestContract(billing, { key: 'light' })
    const rental = await insertTestContract(billing, {
      key: 'dr-ai-rental',
      userId,
      causes: ['delivery-confirmed', 'payment-succeeded'],
    })
    billing.clock.now = toLaterNoon(billing, { days: 5 })
    const expected = [
      { id, productDisplayName: 'ライト', cancelAt: '2026-12-20', returnRequired: false },
      { id: rental.id, productDisplayName: 'Dr.AI レンタル', cancelAt: '2026-12-20', returnRequired: true },
    ]
    for (const name of ['historyIds', 'paymentHistoryIds'])
      expect((await preview(userId, { [name]: [id, rental.id] })).body).toMatchObject(expected)
    const states = (await call({ userId }, 'GET', '/payment/fetch-subscription')).body
    expect(states.map((one: { status: string }) => one.status)).toEqual(['10', '10'])
  })

  it('rejects a contract that is cancelled already with 409 BILLING_NOT_CANCELLABLE, naming it', async () => {
    const { userId, id } = await insertTestContract(billing, { key: 'light' })
    await applyTransitionToContract(billing, id, 'cancel')
    const { status, body } = await preview(userId, { historyIds: [id] })
    expect([status, body.code]).toEqual([409, 'BILLING_NOT_CANCELLABLE'])
    expect(body.message).toContain('ライト')
  })

  it('rejects with 409 BILLING_PAYMENT_UNDER_WAY while a payment is unclear, like the cancellation itself', async () => {
    const { userId, id } = await insertTestContract(billing, { key: 'light' })
    const { id: productId } = await getProductByKey(billing, 'light')
    const period = { periodFrom: '2026-12-21', periodUntil: '2027-01-21' }
    const bill = { ...period, unitPrice: 980, difference: 0, amount: 980 }
    await billing.database.db.transaction().execute(async (trx) => {
      const now = billing.clock.now
      const card = { cardId: null, customerId: 'cus', paymentMethodId: 'pm' }
      const payment = {
        memberId: userId,
        source: card,
        orderId: null,
        purpose: 'renewal' as const,
        amount: 980,
        credits: 0,
        now,
      }
      const paymentId = await insertPayment(trx, payment)
      await upsertInvoiceToCharge(trx, {
        ...bill,
        periodMonths: 1,
        contractId: id,
        memberId: userId,
        productId,
        paymentId,
        now,
      })
    })
    const { status, body } = await preview(userId, { historyIds: [id] })
    expect([status, body.code]).toEqual([409, 'BILLING_PAYMENT_UNDER_WAY'])
  })

  it('responds with 404 to a contract that another member pays, and with 400 without ids', async () => {
    const userId = randomUUID()
    const { id } = await insertTestContract(billing, { key: 'light', userId, contractorId: randomUUID() })
    expect((await preview(userId, { historyIds: [id] })).status).toBe(404)
    expect((await preview(userId, { historyIds: ['x'] })).status).toBe(404)
    expect((await preview(userId, {})).body).toMatchObject({
      code: 'E3001',
      fields: { historyIds: '入力してください。' },
    })
    expect((await preview(userId, { historyIds: [] })).status).toBe(400)
  })
})

describe('GET /payment/customers-not-purchased', () => {
  const list = async (caller: Caller, condition?: string) => {
    const { id } = await getProductByKey(billing, 'standard')
    const query = condition === undefined ? '' : `&condition=${encodeURIComponent(condition)}`
    return call(caller, 'GET', `/payment/customers-not-purchased?productId=${id}${query}`)
  }
  const names = async (caller: Caller, condition?: string) =>
    (await list(caller, condition)).body.map((one: { name: string }) => one.name)

  it('responds with 200 and the customers of the own agency without a live contract for the product, by name', async () => {
    const agency = '100000000077'
    const caller = { ...pic(), agencyCode: agency }
    const buyer = await insertTestMember(billing, { agencyCode: agency, name: 'C 購入済' })
    const before = await insertTestMember(billing, { agencyCode: agency, name: 'B 以前' })
    await insertTestMember(billing, { agencyCode: agency, name: 'A ﾔﾏﾀﾞ', email: 'Yamada@example.jp' })
    await insertTestMember(billing, { agencyCode: agency, name: 'D 担当', roles: ['ROLE_PERSON_IN_CHARGE'] })
    await insertTestMember(billing, { agencyCode: '100000000078', name: 'A 他店' })
    await insertTestContract(billing, { key: 'standard', userId: buyer })
    await insertTestContract(billing, { key: 'standard', userId: before, causes: ['payment-failed'] })
    expect(await names(caller)).toEqual(['A ﾔﾏﾀﾞ', 'B 以前'])
    // Names match in any width, case and kana.
    for (const typed of ['ｙａｍａｄａ＠EXAMPLE', 'ﾔﾏﾀﾞ', 'やまだ'])
      expect(await names(caller, typed)).toEqual(['A ﾔﾏﾀﾞ'])
    await insertTestMember(billing, { agencyCode: agency, name: '佐東', nameKana: 'サトウ' })
    await insertTestMember(billing, { agencyCode: agency, name: '斎藤', nameKana: 'サイトウ' })
    expect(await names(caller)).toEqual(['A ﾔﾏﾀﾞ', 'B 以前', '斎藤', '佐東'])
    expect((await list(caller, 'ｻﾄ')).body).toMatchObject([{ name: '佐東', nameKana: 'サトウ' }])
    expect(await names(caller, '%')).toEqual([])
    expect(await names(admin, 'A ')).toContain('A 他店')
  })

  it('responds with an empty list to administrators without a condition and to persons in charge without an agency', async () => {
    expect(await names(admin)).toEqual([])
    expect(await names({ userId: randomUUID(), roles: ['ROLE_PERSON_IN_CHARGE'] })).toEqual([])
  })

  it('responds with 404 to an unknown product, and with 403 to members', async () => {
    const unknown = await call(pic(), 'GET', '/payment/customers-not-purchased?productId=none')
    expect(unknown.status).toBe(404)
    for (const roles of [['ROLE_GENERAL'], ['ROLE_CUSTOMER'], ['ROLE_ENTERPRISE']] as Role[][])
      expect((await list({ roles })).status).toBe(403)
  })
})

describe('GET /payment/is-purchased', () => {
  it('responds for oneself, own customers and, to administrators, for everybody, and with 404 for others and unknown products', async () => {
    const userId = await insertTestMember(billing, { agencyCode })
    const { product } = await insertTestContract(billing, { key: 'light', userId })
    const ask = (caller: Caller, of = userId, productId = product.id) =>
      call(caller, 'GET', `/payment/is-purchased?userId=${of}&productId=${productId}`)
    expect((await ask({ userId })).body).toBe(true)
    expect((await ask(pic())).body).toBe(true)
    expect((await ask(admin)).body).toBe(true)
    const { id: other } = await getProductByKey(billing, 'premium')
    expect((await ask({ userId }, userId, other)).body).toBe(false)
    expect((await ask({ userId: randomUUID() })).status).toBe(404)
    expect((await ask({ ...pic(), agencyCode: '100000000002' })).status).toBe(404)
    expect((await ask({ userId }, userId, 'none')).status).toBe(404)
  })
})

describe('the access to the routes of payments', () => {
  it.each([
    ['GET', '/payment/fetch-subscription'],
    ['GET', '/payment/fetch-history'],
    ['GET', '/v2/payment/fetch-history?id=x'],
    ['GET', '/v2/payment/fetch-history-count'],
    ['GET', '/payment/is-purchased?userId=x&productId=y'],
    ['GET', '/payment/customers-not-purchased?productId=y'],
    ['POST', '/payment/order-details'],
    ['POST', '/payment/prev-cancel'],
  ] as const)(
    '%s %s is rejected with 401 without a session, with 403 for accounts that are only enterprise, and with 422 E4014 after an easy login',
    async (method, path) => {
      const body = method === 'POST' ? {} : undefined
      expect((await call(null, method, path, body)).status).toBe(401)
      expect((await call({ roles: ['ROLE_ENTERPRISE'] }, method, path, body)).status).toBe(403)
      const low = await call({ ...pic(), assurance: 'low' }, method, path, body)
      expect([low.status, low.body.code]).toEqual([422, 'E4014'])
    },
  )
})
