import { testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import { lockMember } from '@hibiki/projections'
import { startWhileLocked } from '@hibiki/test-harness'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../../testing/cards.ts'
import { insertTestContract } from '../../../testing/contracts.ts'
import { createSandboxBilling } from '../../../testing/sandbox-billing.ts'
import { findPayment, insertPayment } from '../../payments/payments.sql.ts'
import { processWebhookEvents } from '../../payments/process-webhook-events.ts'
import { insertWebhookEvent } from '../../payments/webhook-events.sql.ts'
import { findChargeableCard } from '../payment-cards.sql.ts'

let userId: string
let cookie: string
const billing = await createSandboxBilling({ timeoutMs: 1000 })
const { sandbox, payments } = billing
beforeEach(async () => {
  userId = crypto.randomUUID()
  cookie = await billing.sessions.cookieFor({ userId, roles: ['ROLE_GENERAL'] })
})
afterAll(() => billing.close())

const get = (url: string, as = cookie) => billing.app.inject({ url, headers: { cookie: as } })
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  billing.app.inject({ method: 'POST', url, payload, headers: { cookie, ...headers } })
const register = (token = 'tok_visa', more: object = {}) => post('/credit-card/register/', { token, ...more })
const idOf = async (token?: string) => (await register(token)).json().id as string
const stored = () =>
  billing.database.db.selectFrom('cards').selectAll().where('member_id', '=', userId).execute()

describe('POST /credit-card/register/', () => {
  it('saves what the provider says of the token, whatever the client sends', async () => {
    const response = await register('tok_jcb', { brand: 'visa', last4: '1111', expMonth: 1, expYear: 2099 })
    expect(response.statusCode).toBe(200)
    const [card] = (await get('/credit-card/fetch-all')).json()
    expect(card).toMatchObject({ id: response.json().id, brand: 'jcb', last4: '0505', expMonth: 12 })
    expect(card.expYear).not.toBe(2099)
  })

  it("accepts a token of the card form, so that the card's number never reaches this service", async () => {
    const browser = sandbox.createClient({ key: testSandboxKeys.publishableKey })
    const number = '5555555555554444'
    const card = { number, exp_month: '4', exp_year: '2031', cvc: '123' }
    expect((await register((await browser.tokens.create({ card })).id)).statusCode).toBe(200)
    const rows = await stored()
    expect(rows).toMatchObject([{ brand: 'mastercard', last4: '4444', exp_month: 4, exp_year: 2031 }])
    expect(JSON.stringify(rows)).not.toContain(number)
  })

  it('saves one card for the same token, even with concurrent requests or after a lost response', async () => {
    const { id: token } = await sandbox.stripe.tokens.create({
      card: { number: '4242424242424242', exp_month: '4', exp_year: '2031', cvc: '123' },
    })
    const responses = await Promise.all([register(token), register(token), register(token)])
    const ids = responses.filter(({ statusCode }) => statusCode === 200).map((response) => response.json().id)
    ids.push((await register(token)).json().id)
    expect(new Set(ids).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('rejects a card that the bank declines with 402 BILLING_CARD_DECLINED and saves nothing', async () => {
    const response = await register('tok_chargeDeclined')
    expect([response.statusCode, response.json().code]).toEqual([402, 'BILLING_CARD_DECLINED'])
    expect(await stored()).toEqual([])
  })

  it('rejects an unknown token with 422 BILLING_CARD_TOKEN', async () => {
    const response = await register('tok_nobody')
    expect([response.statusCode, response.json().code]).toEqual([422, 'BILLING_CARD_TOKEN'])
  })

  it('rejects an eleventh card with 422 BILLING_CARD_LIMIT', async () => {
    await register('tok_visa')
    for (const _ of Array(9)) await insertTestCard(billing, userId)
    const response = await register('tok_jcb')
    expect([response.statusCode, response.json().code]).toEqual([422, 'BILLING_CARD_LIMIT'])
  })

  it('responds with 503 E5030 while the provider does not respond, and works afterwards', async () => {
    await sandbox.addFaults({ kind: 'drop-before', path: '/v1/*', times: 4 })
    expect((await register()).json().code).toBe('E5030')
    await sandbox.control('DELETE', 'faults')
    expect((await register()).statusCode).toBe(200)
  })

  it('rejects a card number in place of a token with 400, a request without a session with 401, and enterprise members with 403', async () => {
    const number = await register('4242424242424242')
    expect([number.statusCode, number.body.includes('4242424242424242')]).toEqual([400, false])
    const nobody = await billing.app.inject({
      method: 'POST',
      url: '/credit-card/register',
      payload: { token: 'tok_visa' },
    })
    expect(nobody.statusCode).toBe(401)
    const enterprise = await billing.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] })
    expect(
      (await post('/credit-card/register', { token: 'tok_visa' }, { cookie: enterprise })).statusCode,
    ).toBe(403)
  })
})

describe('one card registered more than once', () => {
  const visa = async (exp_year: string, number = '4242424242424242') =>
    (await sandbox.stripe.tokens.create({ card: { number, exp_month: '4', exp_year, cvc: '123' } })).id
  const active = async () => (await stored()).filter(({ removed_at }) => removed_at === null)
  const customerOf = async (providerId: string | undefined) =>
    (await sandbox.stripe.paymentMethods.retrieve(String(providerId))).customer

  it('keeps its row and id, gets the new expiry, becomes the newest, and is charged with the new registration', async () => {
    const token = await visa('2031')
    const id = await idOf(token)
    const [before] = await active()
    billing.clock.now = new Date(billing.clock.now.getTime() + 60_000)
    const other = await idOf('tok_jcb')
    billing.clock.now = new Date(billing.clock.now.getTime() + 60_000)
    expect((await register(await visa('2035'))).json()).toEqual({ id, alreadyRegistered: true })
    const all = (await get('/credit-card/fetch-all')).json()
    expect(all).toMatchObject([{ id, last4: '4242', expYear: 2035 }, { id: other }])
    const now = (await active()).find((card) => card.id === id)
    expect(await customerOf(before?.provider_id)).toBeNull()
    expect(await customerOf(now?.provider_id)).not.toBeNull()
    // A late repetition of the first registration changes nothing.
    expect((await register(token)).json()).toEqual({ id, alreadyRegistered: false })
    expect((await active()).find((card) => card.id === id)).toEqual(now)
    expect((await get('/credit-card/count-all')).json()).toBe(2)
  })

  it('is stored in one row when it is registered in several windows concurrently', async () => {
    const tokens = await Promise.all(['2031', '2032', '2033', '2034'].map((year) => visa(year)))
    const ids = await Promise.all(tokens.map(idOf))
    expect(new Set(ids).size).toBe(1)
    const rows = await active()
    expect(rows).toHaveLength(1)
    expect(await customerOf(rows[0]?.provider_id)).not.toBeNull()
    const customer = String(await customerOf(rows[0]?.provider_id))
    const attached = await sandbox.stripe.paymentMethods.list({ customer })
    expect(attached.data.map((method) => method.id)).toEqual([rows[0]?.provider_id])
  })

  it('is stored in one row when two windows save it in the same moment', async () => {
    const other = await idOf('tok_jcb')
    const [first, second] = [await visa('2031'), await visa('2032')]
    const ids = await startWhileLocked(
      billing.database,
      (trx) => lockMember(trx, userId),
      () => idOf(first),
      () => idOf(second),
    )
    expect(new Set(ids).size).toBe(1)
    expect((await active()).map(({ id }) => id).sort()).toEqual([ids[0], other].sort())
  })

  it('is a separate card for another member, and gets a new row after it was removed', async () => {
    const id = await idOf(await visa('2031'))
    await post('/credit-card/delete', { id })
    const again = await idOf(await visa('2031'))
    expect(again).not.toBe(id)
    const stranger = await billing.sessions.cookieFor({ roles: ['ROLE_GENERAL'] })
    const response = await post('/credit-card/register', { token: await visa('2031') }, { cookie: stranger })
    expect([again, id]).not.toContain(response.json().id)
  })

  it('keeps its old registration at the provider while a payment with it is pending, and loses all when it is removed', async () => {
    const id = await idOf(await visa('2031'))
    const [before] = await active()
    const { db } = billing.database
    const payment = {
      member_id: userId,
      provider_customer_id: 'cus',
      card_id: id,
      state: 'unclear' as const,
      payment_method_id: String(before?.provider_id),
      amount_yen: 980,
      created_at: billing.clock.now,
      asked_at: billing.clock.now,
    }
    const { id: paymentId } = await db
      .insertInto('payments')
      .values(payment)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await idOf(await visa('2035'))).toBe(id)
    expect(await customerOf(before?.provider_id)).not.toBeNull()
    await db.updateTable('payments').set({ state: 'failed' }).where('id', '=', paymentId).execute()
    expect((await post('/credit-card/delete', { id })).statusCode).toBe(200)
    for (const { provider_id } of await stored()) expect(await customerOf(provider_id)).toBeNull()
  })

  it("begins every payment with the provider's newest registration of the card", async () => {
    const id = await idOf(await visa('2031'))
    const card = await findChargeableCard(billing.database.db, { memberId: userId, cardId: id })
    if (!card) throw new Error('no card')
    await idOf(await visa('2035'))
    const [now] = await active()
    const paymentId = await billing.database.db.transaction().execute((trx) =>
      insertPayment(trx, {
        memberId: userId,
        source: card,
        orderId: null,
        purpose: 'renewal',
        amount: 980,
        credits: 0,
        now: billing.clock.now,
      }),
    )
    expect((await findPayment(billing.database.db, paymentId))?.paymentMethodId).toBe(now?.provider_id)
  })

  it('leaves cards stored without a fingerprint as they are', async () => {
    const jcb = await idOf('tok_jcb')
    const old = await insertTestCard(billing, userId)
    const id = await idOf(await visa('2031'))
    expect(id).not.toBe(old.id)
    expect((await active()).map((card) => card.id).sort()).toEqual([jcb, old.id, id].sort())
  })

  it('may be registered again by a member who has the maximum number of cards', async () => {
    const id = await idOf(await visa('2031'))
    for (const _ of Array(9)) await insertTestCard(billing, userId)
    expect(await idOf(await visa('2035'))).toBe(id)
    expect((await register('tok_jcb')).json().code).toBe('BILLING_CARD_LIMIT')
  })
})

describe('a card that its holder has to confirm (3-D Secure)', () => {
  const token = async () =>
    (
      await sandbox.stripe.tokens.create({
        card: { number: '4000002500003155', exp_month: '4', exp_year: '2031', cvc: '123' },
      })
    ).id
  const begin = async (of: string) => {
    const response = await register(of)
    expect([response.statusCode, response.json().id]).toEqual([200, null])
    return response.json().confirmation as { setupIntentId: string; clientSecret: string }
  }
  const answerBank = (intent: string, outcome: string) =>
    sandbox.control('POST', 'authenticate', { intent, outcome })
  const confirm = (setupIntentId: string, headers = {}) =>
    post('/credit-card/confirm', { setupIntentId }, headers)

  it('is saved once when it is confirmed, and can be charged from then on', async () => {
    const { setupIntentId, clientSecret } = await begin(await token())
    expect(await stored()).toEqual([])
    await answerBank(clientSecret, 'succeeded')
    const responses = await Promise.all([confirm(setupIntentId), confirm(setupIntentId)])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const rows = await stored()
    expect(rows).toMatchObject([{ id: responses[0]?.json().id, last4: '3155' }])
    const { setupIntents } = sandbox.stripe
    const charged = await sandbox.stripe.paymentIntents.create({
      amount: 980,
      currency: 'jpy',
      customer: String((await setupIntents.retrieve(setupIntentId)).customer),
      payment_method: String(rows[0]?.provider_id),
      confirm: true,
      off_session: true,
    })
    expect(charged.status).toBe('succeeded')
  })

  it('is saved by registering its token again when the page was lost after the confirmation', async () => {
    const same = await token()
    await answerBank((await begin(same)).clientSecret, 'succeeded')
    const response = await register(same)
    expect(response.json()).toEqual({ id: expect.any(String), alreadyRegistered: false })
    expect(await stored()).toHaveLength(1)
  })

  it('is saved by the provider’s event when the page never reported the confirmation, and a late event does not bring back a removed one', async () => {
    const { setupIntentId, clientSecret } = await begin(await token())
    await answerBank(clientSecret, 'succeeded')
    const { database } = billing
    const log = pino({ level: 'silent' })
    const tell = async (id: string) => {
      await insertWebhookEvent(database.db, { id, type: 'setup_intent.succeeded', objectId: setupIntentId })
      await processWebhookEvents({ database, payments, clock: () => billing.clock.now, log })
    }
    await tell('evt_setup_1')
    expect(await stored()).toMatchObject([{ last4: '3155', removed_at: null }])
    const id = (await confirm(setupIntentId)).json().id
    await post('/credit-card/delete', { id })
    await tell('evt_setup_2')
    expect(await stored()).toMatchObject([{ id, removed_at: expect.any(Date) }])
  })

  it.each([['failed'], [null]])(
    'is rejected with 402 BILLING_CARD_DECLINED and not saved when the confirmation was %s',
    async (outcome) => {
      const { setupIntentId, clientSecret } = await begin(await token())
      if (outcome !== null) await answerBank(clientSecret, outcome)
      const response = await confirm(setupIntentId)
      expect([response.statusCode, response.json().code]).toEqual([402, 'BILLING_CARD_DECLINED'])
      expect(await stored()).toEqual([])
    },
  )

  it('is rejected with 404 for the setup of another member or an unknown one, and with 400 for a malformed id', async () => {
    const { setupIntentId, clientSecret } = await begin(await token())
    await answerBank(clientSecret, 'succeeded')
    const stranger = { cookie: await billing.sessions.cookieFor({ roles: ['ROLE_GENERAL'] }) }
    expect((await confirm(setupIntentId, stranger)).statusCode).toBe(404)
    await confirm(setupIntentId)
    expect((await confirm('seti_of_nobody')).statusCode).toBe(404)
    expect((await confirm('../v1/customers')).statusCode).toBe(400)
  })

  it('is rejected with 422 BILLING_CARD_LIMIT and detached at the provider when it would be the eleventh', async () => {
    const { setupIntentId, clientSecret } = await begin(await token())
    for (const _ of Array(10)) await insertTestCard(billing, userId)
    await answerBank(clientSecret, 'succeeded')
    expect((await confirm(setupIntentId)).json().code).toBe('BILLING_CARD_LIMIT')
    const { payment_method: id } = await sandbox.stripe.setupIntents.retrieve(setupIntentId)
    expect((await sandbox.stripe.paymentMethods.retrieve(String(id))).customer).toBeNull()
  })
})

describe('GET /credit-card/fetch-all, count-all and fetch', () => {
  it('return the member’s own cards, the newest first, and nobody else’s', async () => {
    const [first, second] = [await idOf('tok_visa'), await idOf('tok_jcb')]
    const all = (await get('/credit-card/fetch-all')).json()
    expect(all.map(({ id }: { id: string }) => id)).toEqual([second, first])
    expect((await get('/credit-card/count-all/')).json()).toBe(2)
    expect((await get(`/credit-card/fetch?id=${first}`)).json()).toEqual(all[1])
    const stranger = await billing.sessions.cookieFor({ roles: ['ROLE_GENERAL'] })
    expect((await get('/credit-card/fetch-all', stranger)).json()).toEqual([])
    expect((await get(`/credit-card/fetch?id=${first}`, stranger)).statusCode).toBe(404)
    expect((await get('/credit-card/fetch?id=x')).statusCode).toBe(404)
  })
})

describe.each(['/credit-card/delete', '/v2/payment/card/delete'])('POST %s', (url) => {
  it('removes the card here and at the provider', async () => {
    const id = await idOf()
    const [card] = await stored()
    expect((await post(url, { id })).json()).toEqual({})
    expect((await get('/credit-card/count-all')).json()).toBe(0)
    const known = await sandbox.stripe.paymentMethods.retrieve(String(card?.provider_id))
    expect(known.customer).toBeNull()
    expect((await post(url, { id })).statusCode).toBe(404)
  })

  it('rejects with 409 BILLING_CARD_IN_USE while a contract is paid with the card, naming the contract', async () => {
    const id = await idOf()
    const contract = await insertTestContract(billing, { key: 'premium', userId })
    const { db } = billing.database
    await db.updateTable('contracts').set({ card_id: id }).where('id', '=', contract.id).execute()
    const response = await post(url, { id }, { 'accept-language': 'ja' })
    expect([response.statusCode, response.json().code]).toEqual([409, 'BILLING_CARD_IN_USE'])
    expect(response.json().message).toContain('プレミアム')
    await db
      .updateTable('contracts')
      .set({ status: 'ended', last_day: '2026-11-20' })
      .where('id', '=', contract.id)
      .execute()
    expect((await post(url, { id })).statusCode).toBe(200)
  })

  it('responds with 404 to another member’s card, and with 503 while the provider is away, leaving the card as it is', async () => {
    const id = await idOf()
    const stranger = await billing.sessions.cookieFor({ roles: ['ROLE_GENERAL'] })
    expect((await post(url, { id }, { cookie: stranger })).statusCode).toBe(404)
    await sandbox.addFaults({ kind: 'drop-before', path: '/v1/*', times: 8 })
    expect((await post(url, { id })).json().code).toBe('E5030')
    await sandbox.control('DELETE', 'faults')
    expect((await get('/credit-card/count-all')).json()).toBe(1)
  })
})
