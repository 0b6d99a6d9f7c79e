import { randomUUID } from 'node:crypto'
import { type Addressee, type AddresseeLookup, createSmtpSender, sendDueMails } from '@hibiki/mail'
import { createSmtpCatcher } from '@hibiki/mail/testing'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../testing/cards.ts'
import {
  applyTransitionToContract,
  getProductByKey,
  insertTestContract,
  insertTestMember,
} from '../../testing/contracts.ts'
import { createSandboxBilling, loseNextCharge } from '../../testing/sandbox-billing.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { applyDueTimeEvents } from '../renewals/apply-due-time-events.ts'
import { chargeDueContracts } from '../renewals/charge-due-contracts.ts'
import { enqueueReminderMails } from './enqueue-reminder-mails.ts'
import { createMailPageLinks } from './mail-page-links.ts'
import { createBillingMailQueue } from './mails.sql.ts'
import { renderAddressedMail } from './render-addressed-mail.ts'

const log = pino({ level: 'silent' })
const billing = await createSandboxBilling()
const smtp = await createSmtpCatcher()
const sender = createSmtpSender({ url: smtp.url, from: 'no-reply@hibiki.test' })
afterAll(async () => {
  sender.close()
  await smtp.close()
  await billing.close()
})
beforeEach(async () => {
  billing.clock.now = new Date('2026-11-21T03:00:00Z')
  smtp.mails = []
  await billing.database.db.deleteFrom('mails').execute()
})

const clock = () => billing.clock.now
async function noonOf(day: string): Promise<void> {
  billing.clock.now = new Date(`${day}T03:00:00Z`)
  await applyDueTimeEvents(billing.jobs)
  await chargeDueContracts(billing.jobs)
  await enqueueReminderMails(billing.jobs)
}
async function holder(options: { key?: string; userId?: string; contractorId?: string } = {}) {
  const payer = options.contractorId ?? options.userId ?? (await insertTestMember(billing))
  const card = await insertTestCard(billing, payer)
  const { id } = await insertTestContract(billing, { key: 'light', userId: payer, ...options })
  await billing.database.db.updateTable('contracts').set({ card_id: card.id }).where('id', '=', id).execute()
  return { userId: payer, id, card }
}
async function post(userId: string, path: string, payload: object) {
  const headers = { cookie: await billing.sessions.cookieFor({ userId }), 'idempotency-key': randomUUID() }
  const response = await billing.app.inject({ method: 'POST', url: path, headers, payload })
  return { status: response.statusCode, body: response.json() }
}
const written = async (userId: string) => {
  const mails = billing.database.db.selectFrom('mails').select(['template', 'facts'])
  return mails.where('user_id', '=', userId).orderBy('id').execute()
}
const templatesOf = async (userId: string) => (await written(userId)).map(({ template }) => template)
const known = (over: Partial<Addressee> = {}): AddresseeLookup => {
  return async (id) => ({ email: `${id}@example.jp`, name: '響 花子', language: 'ja', ...over })
}
const send = (addressees: AddresseeLookup = known()) => {
  const pages = createMailPageLinks('https://hibiki.test')
  const open = { db: billing.database.db, addressees, pages }
  return sendDueMails({
    queue: createBillingMailQueue(billing.database.db),
    resolveMail: (mail) => renderAddressedMail(open, mail),
    sender,
    from: 'no-reply@hibiki.test',
    clock,
    log,
  })
}

describe('a mail of billing is written', () => {
  it('with an order, once, and repeats the order word for word', async () => {
    const userId = await insertTestMember(billing)
    const card = await insertTestCard(billing, userId)
    const { id: productId } = await getProductByKey(billing, 'light')
    const body = { productId, creditCardId: card.id }
    expect((await post(userId, '/v3/subscription/subscribe', body)).status).toBe(200)
    const order = await billing.database.db
      .selectFrom('orders')
      .select('confirmed')
      .where('member_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(await written(userId)).toMatchObject([
      { template: 'order-accepted', facts: { kind: 'order', items: order.confirmed } },
    ])
    const { id: dearer } = await getProductByKey(billing, 'premium')
    await post(userId, '/v3/subscription/subscribe', { ...body, productId: dearer })
    expect(await written(userId)).toMatchObject([
      {},
      { template: 'order-accepted', facts: { kind: 'plan-change' } },
    ])
  })

  it('for nothing that was rolled back or rejected on the page', async () => {
    const userId = await insertTestMember(billing)
    const card = await insertTestCard(billing, userId)
    await card.behaveLike('chargeDeclined')
    const { id: productId } = await getProductByKey(billing, 'light')
    const response = await post(userId, '/v3/subscription/subscribe', { productId, creditCardId: card.id })
    expect(response.status).toBe(402)
    const held = await holder()
    const both = { paymentHistoryIds: [held.id, randomUUID()] }
    expect((await post(held.userId, '/v3/subscription/cancel', both)).status).toBe(404)
    expect([await templatesOf(userId), await templatesOf(held.userId)]).toEqual([[], []])
  })

  it('when an unclear first payment turns out not to have been made', async () => {
    const userId = await insertTestMember(billing)
    const card = await insertTestCard(billing, userId)
    const { id: productId } = await getProductByKey(billing, 'light')
    await card.behaveLike('chargeDeclined')
    await loseNextCharge(billing, 'response')
    const response = await post(userId, '/v3/subscription/subscribe', { productId, creditCardId: card.id })
    expect(response.body.state).toBe('confirming')
    billing.clock.now = new Date('2026-11-21T03:05:00Z')
    await reconcilePayments(billing.jobs)
    expect(await written(userId)).toMatchObject([{ template: 'order-failed', facts: { charged: false } }])
  })

  it('when an unclear first payment was made too late: it announces the refund and does not claim that nothing was charged', async () => {
    const userId = await insertTestMember(billing)
    const card = await insertTestCard(billing, userId)
    const { id: productId } = await getProductByKey(billing, 'light')
    await loseNextCharge(billing, 'response')
    await post(userId, '/v3/subscription/subscribe', { productId, creditCardId: card.id })
    billing.clock.now = new Date('2026-11-24T03:00:00Z')
    await applyDueTimeEvents(billing.jobs)
    await reconcilePayments(billing.jobs)
    expect(await written(userId)).toMatchObject([
      { template: 'order-failed', facts: { charged: true } },
      { template: 'payment-refunded', facts: { amount: 980 } },
    ])
  })

  it('for a renewal, for each declined attempt with the day of the next, for the closing and for the end', async () => {
    const { userId, card } = await holder()
    await noonOf('2026-12-21')
    await card.behaveLike('chargeDeclined')
    const days = ['21', '22', '24', '26', '28', '29', '30'].map((day) => `2027-01-${day}`)
    for (const day of days) await noonOf(day)
    await noonOf('2027-02-11')
    const mails = await written(userId)
    expect(
      mails.map(({ template, facts }) => [template, (facts as { nextTryOn?: string }).nextTryOn]),
    ).toEqual([
      ['payment-received', undefined],
      ['payment-failed', '2027-01-22'],
      ['payment-failed', '2027-01-24'],
      ['payment-failed', '2027-01-26'],
      ['payment-failed', '2027-01-28'],
      ['payment-failed', null],
      ['access-closed', undefined],
      ['contract-ended', undefined],
    ])
    expect(mails[0]?.facts).toMatchObject({
      amount: 980,
      card: { brand: 'visa', last4: '4242' },
      periodFrom: '2026-12-21',
      periodUntil: '2027-01-21',
    })
    expect(mails[1]?.facts).toMatchObject({ openUntil: '2027-01-28', endsOn: '2027-02-11' })
    expect(mails[7]?.facts).toMatchObject({ unpaid: true })
    expect(JSON.stringify(mails)).not.toMatch(/pm_|cus_|@/)
  })

  it('for each step of a rental from its delivery to its return, and as a reminder', async () => {
    const rental = await holder({ key: 'dr-ai-rental' })
    await applyTransitionToContract(billing, rental.id, 'delivery-confirmed')
    await noonOf('2026-11-21')
    await post(rental.userId, '/v3/subscription/cancel', { paymentHistoryIds: [rental.id] })
    await noonOf('2026-12-21')
    await noonOf('2027-01-25')
    await applyTransitionToContract(billing, rental.id, 'return-confirmed')
    expect(await templatesOf(rental.userId)).toEqual([
      'delivery-confirmed',
      'payment-received',
      'cancel-reserved',
      'return-requested',
      'return-late',
      'return-received',
    ])
    billing.clock.now = new Date('2026-11-21T03:00:00Z')
    const lost = await holder({ key: 'dr-ai-rental' })
    for (const day of ['2026-12-04', '2026-12-05', '2026-12-20', '2026-12-21']) await noonOf(day)
    expect(await templatesOf(lost.userId)).toEqual(['delivery-reminder', 'delivery-cancelled'])
  })

  it('for each declined first payment of a rental, and does not say that anything closes', async () => {
    const { userId, id, card } = await holder({ key: 'dr-ai-rental' })
    await card.behaveLike('chargeDeclined')
    await applyTransitionToContract(billing, id, 'delivery-confirmed')
    for (const day of ['21', '22', '24', '26', '28', '29']) await noonOf(`2026-11-${day}`)
    const mails = await written(userId)
    expect(mails.map(({ template }) => template)).toEqual([
      'delivery-confirmed',
      ...Array.from({ length: 5 }, () => 'payment-failed'),
    ])
    expect(mails[1]?.facts).toMatchObject({ openUntil: null, endsOn: '2026-12-12' })
  })

  it('to the payer for a cancellation, its undo and another card, with the name of the user', async () => {
    const user = await insertTestMember(billing, { name: '東京 花子' })
    const payer = await insertTestMember(billing, { name: '大阪 次郎' })
    const { id } = await holder({ userId: user, contractorId: payer })
    for (const path of ['cancel', 'undo-cancel'])
      await post(payer, `/v3/subscription/${path}`, { paymentHistoryIds: [id] })
    const other = await insertTestCard(billing, payer)
    const body = { paymentHistoryId: id, creditCardId: other.id }
    expect((await post(payer, '/v3/subscription/update-card', body)).status).toBe(200)
    expect([await templatesOf(payer), await templatesOf(user)]).toEqual([
      ['cancel-reserved', 'cancel-undone', 'card-changed'],
      [],
    ])
    await send()
    expect(smtp.mails).toHaveLength(3)
    for (const { mail, recipients } of smtp.mails) {
      expect(recipients).toEqual([`${payer}@example.jp`])
      expect(mail.text).toContain('東京 花子')
    }
  })

  it('once in the month before a card expires that pays a contract', async () => {
    const { userId, card } = await holder()
    const idle = await insertTestCard(billing, userId)
    const expires = { exp_year: 2027, exp_month: 1 }
    await billing.database.db
      .updateTable('cards')
      .set(expires)
      .where('id', 'in', [card.id, idle.id])
      .execute()
    await noonOf('2026-11-30')
    expect(await templatesOf(userId)).toEqual([])
    billing.clock.now = new Date('2026-12-01T03:00:00Z')
    await Promise.all([enqueueReminderMails(billing.jobs), enqueueReminderMails(billing.jobs)])
    await enqueueReminderMails(billing.jobs)
    expect(await written(userId)).toMatchObject([
      {
        template: 'card-expiring',
        facts: { expYear: 2027, expMonth: 1, products: [{ ja: 'ライト' }] },
      },
    ])
  })
})

describe('a mail of billing is sent', () => {
  it('in the current language of the member, and its facts are emptied', async () => {
    const { userId, id } = await holder()
    await post(userId, '/v3/subscription/cancel', { paymentHistoryIds: [id] })
    await send(known({ language: 'en' }))
    expect(smtp.mails.map(({ mail }) => mail.subject)).toEqual(['【Hibiki】Your cancellation'])
    expect(smtp.mails[0]?.mail.text).toContain('https://hibiki.test/mypage/subscription-state')
    expect(await written(userId)).toEqual([{ template: 'cancel-reserved', facts: null }])
  })

  it('later when identity did not respond, and never to a deleted member', async () => {
    const { userId, id } = await holder()
    await post(userId, '/v3/subscription/cancel', { paymentHistoryIds: [id] })
    await send(() => Promise.reject(new Error('no response')))
    expect(smtp.mails).toEqual([])
    billing.clock.now = new Date('2026-11-21T03:01:00Z')
    await send(async () => null)
    billing.clock.now = new Date('2026-11-22T03:00:00Z')
    await send()
    expect(smtp.mails).toEqual([])
    expect(await written(userId)).toEqual([{ template: 'cancel-reserved', facts: null }])
  })
})
