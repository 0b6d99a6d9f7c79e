import { randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import { listPersonIdColumns, listTablesOfPerson } from '@hibiki/service/testing'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../testing/billing-app.ts'
import {
  applyTransitionToContract,
  getProductByKey,
  insertTestContract,
  insertTestMember,
  listOutboxPayloads,
} from '../../testing/contracts.ts'
import { insertDeliveryAddress, listDeliveryAddresses } from '../addresses/delivery-addresses.sql.ts'
import { insertBonusCredit, insertBonusGrant, saveWrongCodeAttempts } from '../bonus/bonus-codes.sql.ts'
import { insertCommerceLogEntry } from '../commerce/commerce-log.sql.ts'
import { getContractDetails } from '../contracts/contract-details-admin.sql.ts'
import { publishChangedEntitlements } from '../entitlements/publish-changed-entitlements.ts'
import { insertInvitationMailTime } from '../family/family.sql.ts'
import { insertPaidInvoice } from '../invoices/invoices.sql.ts'
import { insertMail } from '../mails/mails.sql.ts'
import { insertOrder, insertOrderUsers } from '../orders/purchase.sql.ts'
import { insertPayment } from '../payments/payments.sql.ts'
import { insertRefund } from '../refunds/refunds.sql.ts'
import { issueDueDocuments } from '../tax-documents/issue-due-documents.ts'
import { saveAddressee } from '../tax-documents/tax-documents.sql.ts'
import { saveDeletionRequest } from './deletion-requests.sql.ts'
import { saveOrderHold } from './order-holds.sql.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

const at = '2026-11-21T03:00:00.000Z'
const erase = (userId: string, id?: string) =>
  billing.deliver('identity.person-deleted.v1', { userId, at }, id)

const address = {
  lastName: '東京',
  middleName: '',
  firstName: '花子',
  lastNameKana: 'トウキョウ',
  firstNameKana: 'ハナコ',
  phoneNumber: '0312345678',
  prefectureCode: '13',
  municipalityCode: '13102',
  postcode: '1040061',
  address: '銀座',
  buildingName: '',
  roomNumber: '',
}

/** Inserts a row of the member into every table that can name a member. */
async function memberWithEverything() {
  const userId = await insertTestMember(billing)
  const { db } = billing.database
  const now = billing.clock.now
  const { id, product } = await insertTestContract(billing, { key: 'premium', userId })
  await db.transaction().execute(async (trx) => {
    await insertPaidInvoice(trx, {
      contractId: id,
      memberId: userId,
      productName: product.name,
      periodFrom: '2026-11-21',
      periodUntil: '2026-12-21',
      unitPrice: 2980,
      paidAt: now,
    })
    await insertDeliveryAddress(trx, userId, address, now)
    await saveAddressee(trx, { memberId: userId, name: '株式会社ひびき', now })
    await insertBonusGrant(trx, {
      userId,
      productId: product.id,
      fromOn: '2026-11-21',
      untilOn: '2026-12-01',
      now,
    })
    await insertBonusCredit(trx, { memberId: userId, yen: 500, now })
    await saveWrongCodeAttempts(trx, userId, { failures: 1, startedAt: now })
    const code = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
    const stored = await trx
      .insertInto('bonus_codes')
      .values({ code, yen: 1, max_uses: 1, expires_on: '2026-12-31', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const redemption = { code_id: stored.id, user_id: userId, redeemed_at: now }
    await trx.insertInto('bonus_redemptions').values(redemption).execute()
    await trx.insertInto('changed_claims').values({ user_id: userId, changed_at: now }).execute()
    await insertMail(trx, {
      userId,
      template: 'order-failed',
      facts: { product: product.name, charged: false },
      now,
    })
    const act = { actorId: userId, action: 'contract-cancelled' as const, subjectId: id, now }
    await insertCommerceLogEntry(trx, { ...act, detail: { reason: '転居のため' } })
    await trx
      .insertInto('family_places')
      .values({
        contract_id: id,
        holder_id: userId,
        member_id: userId,
        joined_at: now,
        invited_email: 'family@example.jp',
        language: 'ja',
        invited_at: now,
        expires_at: now,
      })
      .execute()
    await insertInvitationMailTime(trx, { holderId: userId, addressHash: Buffer.from(userId), now })
    const card = { brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2030, created_at: now }
    await trx
      .insertInto('cards')
      .values({ member_id: userId, provider_id: `pm_${userId}`, ...card })
      .execute()
  })
  await addPurchaseRows(userId, { productId: product.id, now })
  // The bill was paid without a card, so it gets a receipt.
  await issueDueDocuments({ database: billing.database, clock: () => now }, { memberId: userId })
  return { userId, contractId: id }
}

async function addPurchaseRows(
  userId: string,
  { now, productId }: { productId: string; now: Date },
): Promise<void> {
  const { db } = billing.database
  const customer = { member_id: userId, provider_id: `cus_${userId}`, created_at: now }
  await db.insertInto('payment_customers').values(customer).execute()
  const key = { member_id: userId, key: 'key', request_hash: 'hash' }
  await db.insertInto('idempotency_keys').values(key).execute()
  const order = {
    memberId: userId,
    requestKey: 'key',
    productId,
    state: 'done' as const,
    periodMonths: 1 as const,
    amount: 2980,
    planChanges: [],
    confirmed: [],
    now,
  }
  const ids = { cardId: null, customerId: customer.provider_id, paymentMethodId: 'pm_1' }
  await db.transaction().execute(async (trx) => {
    const orderId = await insertOrder(trx, { ...order, cardId: null })
    await insertOrderUsers(trx, { orderId, userIds: [userId], family: 'plan', undecided: false })
    await saveDeletionRequest(trx, { memberId: userId, pending: true, changedAt: now })
    await saveOrderHold(trx, { memberId: userId, until: now })
    const reading = { member_id: userId, name_kana: 'ハナコ', changed_at: now }
    await trx.insertInto('name_readings').values(reading).execute()
    const paymentId = await insertPayment(trx, {
      memberId: userId,
      source: ids,
      orderId,
      purpose: 'order',
      amount: 2980,
      credits: 0,
      now,
    })
    const reason = 'お身体の不調のため'
    await insertRefund(trx, { paymentId, memberId: userId, amount: 980, reason, now })
    const act = { actorId: randomUUID(), action: 'payment-refunded' as const, subjectId: paymentId, now }
    await insertCommerceLogEntry(trx, { ...act, detail: { reason, yen: 980 } })
  })
}

const tablesWith = (userId: string) => listTablesOfPerson(billing.database.db, 'billing', userId)

describe('erase-member', () => {
  it('ends the contract, removes the name from it and its invoice, erases the rest, and confirms the erasure', async () => {
    const [leaving, staying] = [await memberWithEverything(), await memberWithEverything()]
    const everywhere = await tablesWith(leaving.userId)
    expect(everywhere).toEqual(
      [...new Set((await listPersonIdColumns(billing.database.db, 'billing')).map(({ table }) => table))]
        .filter((table) => table !== 'erased_members')
        .sort(),
    )
    await erase(leaving.userId)
    expect(await tablesWith(leaving.userId)).toEqual(['erased_members'])
    expect(await tablesWith(staying.userId)).toEqual(everywhere)
    const { db } = billing.database
    const contract = await db
      .selectFrom('contracts')
      .selectAll()
      .where('id', '=', leaving.contractId)
      .executeTakeFirst()
    expect(contract).toMatchObject({
      status: 'ended',
      user_id: null,
      contractor_id: null,
      last_day: '2026-11-21',
    })
    const invoices = await db
      .selectFrom('invoices')
      .selectAll()
      .where('contract_id', '=', leaving.contractId)
      .execute()
    expect(invoices).toMatchObject([{ amount_yen: 2980, state: 'paid', member_id: null }])
    const log = await db.selectFrom('commerce_log').selectAll().orderBy('at').execute()
    expect(log.find(({ subject_id }) => subject_id === leaving.contractId)).toMatchObject({
      actor_id: null,
      action: 'contract-cancelled',
      detail: {},
    })
    expect(log.find(({ subject_id }) => subject_id === staying.contractId)?.detail).toEqual({
      reason: '転居のため',
    })
    // The reason of a refund may describe the member, too.
    const refunds = log.filter(({ action }) => action === 'payment-refunded')
    expect(refunds.map(({ detail }) => 'reason' in detail).sort()).toEqual([false, true])
    expect(await listOutboxPayloads(billing, 'billing.person-erased.v1', leaving.userId)).toEqual([
      { userId: leaving.userId, service: 'billing', at: billing.clock.now.toISOString() },
    ])
    // No entitlements are published about an erased member.
    expect(await listOutboxPayloads(billing, 'billing.entitlements-changed.v1', leaving.userId)).toHaveLength(
      1,
    )
  })

  it('cancels what the member paid for others, who can use what is paid, and awaits a device without a name', async () => {
    const [payer, user] = [await insertTestMember(billing), await insertTestMember(billing)]
    const paid = await insertTestContract(billing, { key: 'light', userId: user, contractorId: payer })
    const device = await insertTestContract(billing, { key: 'dr-ai-rental', userId: payer })
    await applyTransitionToContract(billing, device.id, 'delivery-confirmed')
    const pending = await insertTestContract(billing, {
      key: 'standard',
      userId: user,
      contractorId: payer,
      causes: [],
    })
    await erase(payer)
    const read = async (id: string) => {
      const query = billing.database.db.selectFrom('contracts').selectAll().where('id', '=', id)
      const { status, user_id, contractor_id } = await query.executeTakeFirstOrThrow()
      return [status, user_id, contractor_id]
    }
    expect(await read(paid.id)).toEqual(['cancelReserved', user, null])
    expect(await read(device.id)).toEqual(['awaitingReturn', null, null])
    expect(await read(pending.id)).toEqual(['ended', user, null])
  })

  it('removes the delivery address of a device that another member ordered to an address of their own', async () => {
    const [payer, user] = [await insertTestMember(billing), await insertTestMember(billing)]
    const { db } = billing.database
    const now = billing.clock.now
    const deliveryId = await db
      .transaction()
      .execute((trx) => insertDeliveryAddress(trx, payer, address, now))
    const device = { key: 'dr-ai-rental', userId: user, contractorId: payer, deliveryId }
    const { id } = await insertTestContract(billing, device)
    await applyTransitionToContract(billing, id, 'delivery-confirmed')
    await erase(user)
    expect(await getContractDetails(db, id)).toMatchObject({ delivery: null })
    expect(await listDeliveryAddresses(db, payer)).toHaveLength(1)
  })

  it('stores and publishes no entitlements of the erased member afterwards', async () => {
    const { userId } = await memberWithEverything()
    await erase(userId)
    const { db } = billing.database
    const { id: productId } = await getProductByKey(billing, 'light')
    const now = billing.clock.now
    await db.transaction().execute(async (trx) => {
      await insertBonusGrant(trx, { userId, productId, fromOn: '2026-11-21', untilOn: '2026-12-01', now })
      await publishChangedEntitlements(trx, userId, now)
    })
    expect(await tablesWith(userId)).not.toContain('entitlements')
  })

  it('takes effect once for duplicate deliveries', async () => {
    const { userId } = await memberWithEverything()
    const id = randomUUID()
    await erase(userId, id)
    await erase(userId, id)
    expect(await listOutboxPayloads(billing, 'billing.person-erased.v1', userId)).toHaveLength(1)
  })

  it('parks an invalid payload and erases nothing', async () => {
    const { userId } = await memberWithEverything()
    const id = randomUUID()
    await billing.deliver('identity.person-deleted.v1', { userId, at: 'yesterday' }, id)
    expect(await billing.deadLettersOf(id)).toEqual(['erase-member'])
    expect(await tablesWith(userId)).toContain('contracts')
  })

  it('erases everything when it is retried after a failure that erased nothing', async () => {
    const { userId } = await memberWithEverything()
    const before = await tablesWith(userId)
    const id = randomUUID()
    const { db } = billing.database
    await sql`alter table credits rename to credits_away`.execute(db)
    await expect(erase(userId, id)).rejects.toThrow('postponed')
    await sql`alter table credits_away rename to credits`.execute(db)
    expect(await tablesWith(userId)).toEqual(before)
    await erase(userId, id)
    expect(await tablesWith(userId)).toEqual(['erased_members'])
  })
})

describe('GET /internal/members/{id}/export', () => {
  const exported = async (id: string) =>
    (await injectInternalCall(billing.app, `/internal/members/${id}/export`)).json() as Record<
      string,
      unknown[]
    >

  it('responds with 200 and everything declared as exported, of that member only and without the provider’s ids', async () => {
    const [one] = [await memberWithEverything(), await memberWithEverything()]
    const data = await exported(one.userId)
    expect(Object.keys(data).sort()).toEqual(
      [
        ...[
          'bonusRedemptions',
          'cards',
          'commerceLog',
          'consents',
          'contracts',
          'credits',
          'deliveryAddresses',
        ],
        ...['entitlements', 'familyPlaces', 'grants', 'invoices', 'orders', 'payments', 'refunds'],
        ...['taxDocumentAddressees', 'taxDocuments'],
      ].sort(),
    )
    for (const rows of Object.values(data)) expect(rows).toHaveLength(1)
    expect(data.deliveryAddresses).toMatchObject([{ address: '銀座', phoneNumber: '0312345678' }])
    expect(JSON.stringify(data)).not.toContain('pm_')
  })

  it('responds with 404 to a request that is not signed by a service', async () => {
    expect((await billing.app.inject(`/internal/members/${randomUUID()}/export`)).statusCode).toBe(404)
  })

  it('responds with 200 and empty lists for an unknown member, and with 400 to a malformed id', async () => {
    expect(Object.values(await exported(randomUUID())).flat()).toEqual([])
    expect((await injectInternalCall(billing.app, '/internal/members/1/export')).statusCode).toBe(400)
  })
})
