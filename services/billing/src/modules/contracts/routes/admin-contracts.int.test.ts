import type { Role } from '@hibiki/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../../testing/cards.ts'
import {
  getProductByKey,
  insertTestContract,
  insertTestMember,
  listOutboxPayloads,
  toLaterNoon,
} from '../../../testing/contracts.ts'
import { createAdminClient } from '../../../testing/create-admin-client.ts'
import { createSandboxBilling } from '../../../testing/sandbox-billing.ts'
import { chargeDueContracts } from '../../renewals/charge-due-contracts.ts'

const start = new Date('2026-11-21T03:00:00Z')
const billing = await createSandboxBilling()
beforeAll(async () => {
  await known()
})
afterAll(() => billing.close())

const { call, list, acts, known } = createAdminClient(() => billing)
const countCharges = async () => (await billing.sandbox.readTotals()).all.charges
const reason = 'お電話でのご依頼'
const cancellation = { reason, shownSettlement: 0 }

describe('the routes /admin/contracts', () => {
  it('find contracts by state, product, payer, user and agency', async () => {
    const payer = await insertTestMember(billing, { name: '支払 太郎', agencyCode: '100000000009' })
    const user = await insertTestMember(billing, { name: '利用 はなｺ' })
    const { id, product } = await insertTestContract(billing, {
      key: 'light',
      userId: user,
      contractorId: payer,
    })
    const filters = [
      { status: ['10'], productId: product.id },
      { q: '支払　太郎' },
      { q: '利用' },
      { q: 'はなｺ' },
      { q: 'ハナこ' },
      { contractorId: payer },
      { userId: user },
      { agencyCode: '100000000009' },
      { id: [id] },
    ]
    for (const filter of filters) {
      const { body } = await list('contracts', filter)
      expect(body.map((one: { id: string }) => one.id)).toEqual([id])
    }
    expect((await list('contracts', { rental: true })).body).toEqual([])
    expect((await list('contracts', { status: ['11'] })).body.code).toBe('E3001')
  })

  it('return a contract with its bills, its delivery and the acts of staff', async () => {
    const { id } = await insertTestContract(billing, { key: 'standard' })
    await call('POST', `/admin/contracts/${id}/cancel`, cancellation)
    const { body } = await call('GET', `/admin/contracts/${id}`, undefined, { language: 'en' })
    expect(body).toMatchObject({
      status: '20',
      productName: 'Standard',
      delivery: null,
      acts: [{ action: 'contract-cancelled', reason, actorName: '山田 管理' }],
    })
    expect((await call('GET', '/admin/contracts/x')).body.code).toBe('E4040')
  })

  it('return every attempt to charge a bill, and for each attempt what it paid for', async () => {
    const userId = await insertTestMember(billing)
    const card = await insertTestCard(billing, userId)
    const { id } = await insertTestContract(billing, { key: 'light', userId })
    const { db } = billing.database
    await db.updateTable('contracts').set({ card_id: card.id }).where('id', '=', id).execute()
    await card.behaveLike('chargeDeclined')
    const due = toLaterNoon(billing, { months: 1 })
    for (const days of [0, 1, 3]) {
      billing.clock.now = new Date(due.getTime() + days * 86_400_000)
      if (days === 3) await card.behaveLike('visa')
      await chargeDueContracts(billing.jobs)
    }
    const { body } = await call('GET', `/admin/contracts/${id}`)
    billing.clock.now = start
    expect(body.payments.map(({ state }: { state: string }) => state)).toEqual([
      'succeeded',
      'failed',
      'failed',
    ])
    for (const { id: paymentId } of body.payments) {
      const { contracts } = (await call('GET', `/admin/payments/${paymentId}`)).body
      expect(contracts).toMatchObject([{ contractId: id, periodFrom: '2026-12-21', amount: 980 }])
    }
    expect(body.invoices).toMatchObject([{ state: 'paid', paymentId: body.payments[0].id }])
  })

  it('cancel a contract as its payer could, so that nothing more is charged, and undo the cancellation', async () => {
    const { id, userId } = await insertTestContract(billing, { key: 'light' })
    expect(
      (await call('POST', `/admin/contracts/${id}/cancel`, { ...cancellation, reason: ' ' })).body.fields,
    ).toHaveProperty('reason')
    expect((await call('POST', `/admin/contracts/${id}/undo-cancel`, { reason })).body.code).toBe(
      'BILLING_CANCEL_FINAL',
    )
    expect((await call('POST', `/admin/contracts/${id}/cancel`, cancellation)).body.nextChargeOn).toBeNull()
    expect((await call('POST', `/admin/contracts/${id}/cancel`, cancellation)).body).toMatchObject({
      code: 'BILLING_NOT_CANCELLABLE',
      message: expect.stringContaining('ライト'),
    })
    expect((await call('POST', `/admin/contracts/${id}/undo-cancel`, { reason })).body.status).toBe('10')
    expect((await acts(id)).map(({ action }: { action: string }) => action)).toEqual([
      'contract-cancel-undone',
      'contract-cancelled',
    ])
    expect(await listOutboxPayloads(billing, 'billing.contract-ended.v1', userId)).toEqual([])
  })
})

describe('a contract paid by invoice', () => {
  it('opens its functions at once, is billed every month and never charged to a card', async () => {
    const userId = await insertTestMember(billing, { name: '法人 一号', roles: ['ROLE_ENTERPRISE'] })
    const { id: productId } = await getProductByKey(billing, 'executive')
    const created = await call('POST', '/admin/contracts', { userId, productId, unitPrice: 25_000 })
    expect(created.body).toMatchObject({
      status: '10',
      invoiced: true,
      unitPrice: 25_000,
      invoices: [
        {
          state: 'open',
          amount: 25_000,
          periodFrom: '2026-11-21',
          periodUntil: '2026-12-21',
          dueOn: '2026-12-21',
        },
      ],
    })
    expect(
      (await listOutboxPayloads(billing, 'billing.entitlements-changed.v1', userId)).at(-1),
    ).toMatchObject({
      premium: true,
    })
    expect((await call('POST', '/admin/contracts', { userId, productId })).body.code).toBe('E2005')

    const charged = await countCharges()
    billing.clock.now = toLaterNoon(billing, { months: 1 })
    await chargeDueContracts(billing.jobs)
    billing.clock.now = start
    const { id } = created.body
    const { body } = await call('GET', `/admin/contracts/${id}`)
    expect(body).toMatchObject({ status: '10', paidUntil: '2027-01-21', payments: [] })
    expect(body.invoices.map(({ periodFrom }: { periodFrom: string }) => periodFrom)).toEqual([
      '2026-12-21',
      '2026-11-21',
    ])
    expect(await countCharges()).toBe(charged)

    const [, first] = body.invoices
    expect((await call('POST', `/admin/invoices/${first.id}/paid`)).body).toMatchObject({
      state: 'paid',
      invoiced: true,
    })
    expect((await call('POST', `/admin/invoices/${first.id}/paid`)).body.code).toBe('BILLING_INVOICE_STATE')
    expect((await call('POST', '/admin/invoices/x/paid')).body.code).toBe('E4040')
    expect((await acts(id))[0]).toMatchObject({ action: 'invoice-paid', detail: { invoice: first.id } })
  })

  it('is not replaced by an order of its member, which is rejected with 409 BILLING_PLAN_INVOICED', async () => {
    const roles: Role[] = ['ROLE_ENTERPRISE', 'ROLE_CUSTOMER']
    const userId = await insertTestMember(billing, { roles })
    const card = await insertTestCard(billing, userId)
    const { id: productId } = await getProductByKey(billing, 'light')
    const { body: contract } = await call('POST', '/admin/contracts', { userId, productId, unitPrice: 500 })
    const { id: premiumId } = await getProductByKey(billing, 'premium')
    const cookie = await billing.sessions.cookieFor({ userId, roles })
    const order = { productId: premiumId, creditCardId: card.id }
    for (const url of ['/payment/order-details', '/v3/subscription/subscribe']) {
      const response = await billing.app.inject({ method: 'POST', url, headers: { cookie }, payload: order })
      expect([response.statusCode, response.json().code]).toEqual([409, 'BILLING_PLAN_INVOICED'])
    }
    expect((await call('GET', `/admin/contracts/${contract.id}`)).body).toMatchObject({
      productId,
      unitPrice: 500,
      nextDifference: 0,
    })
  })

  it('can be created for enterprise accounts and for plans only', async () => {
    const customer = await insertTestMember(billing)
    const company = await insertTestMember(billing, { roles: ['ROLE_ENTERPRISE'] })
    const light = await getProductByKey(billing, 'light')
    const rental = await getProductByKey(billing, 'dr-ai-rental')
    const refused = async (userId: string, productId: string) =>
      (await call('POST', '/admin/contracts', { userId, productId })).body.code
    expect(await refused(customer, light.id)).toBe('BILLING_NOT_ENTERPRISE')
    expect(await refused(company, rental.id)).toBe('BILLING_NOT_INVOICED')
    expect(await refused(company, 'x')).toBe('E4040')
    expect(await refused('x', light.id)).toBe('E4040')
  })
})

describe('a contract that owes the difference of an upgrade', () => {
  async function upgraded() {
    const userId = await insertTestMember(billing)
    const card = await insertTestCard(billing, userId)
    const { id } = await insertTestContract(billing, { key: 'light', userId })
    const { id: product_id } = await getProductByKey(billing, 'premium')
    await billing.database.db
      .updateTable('contracts')
      .set({ product_id, unit_price_yen: 2980, next_difference_yen: 1333, card_id: card.id })
      .where('id', '=', id)
      .execute()
    return id
  }

  it('is charged what the dialog showed before staff cancel it', async () => {
    const id = await upgraded()
    expect((await call('GET', `/admin/contracts/${id}`)).body.settlementAmount).toBe(1333)
    const { body } = await call('POST', `/admin/contracts/${id}/cancel`, { reason, shownSettlement: 1333 })
    expect(body).toMatchObject({
      status: '20',
      settlementAmount: 0,
      payments: [{ state: 'succeeded', amount: 1333 }],
    })
  })

  it('is rejected with 409 BILLING_PRICE_CHANGED and not charged when it owes more than the dialog showed', async () => {
    const id = await upgraded()
    const charges = await countCharges()
    const { body } = await call('POST', `/admin/contracts/${id}/cancel`, cancellation)
    expect([body.code, await countCharges()]).toEqual(['BILLING_PRICE_CHANGED', charges])
    expect((await call('GET', `/admin/contracts/${id}`)).body).toMatchObject({ status: '10', payments: [] })
    expect(await acts(id)).toEqual([])
  })
})
