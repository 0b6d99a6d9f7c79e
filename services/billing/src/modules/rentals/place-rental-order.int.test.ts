import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { insertTestCard } from '../../testing/cards.ts'
import { getProductByKey, insertTestContract, insertTestMember } from '../../testing/contracts.ts'
import { createSandboxBilling } from '../../testing/sandbox-billing.ts'
import { insertDeliveryAddress } from '../addresses/delivery-addresses.sql.ts'
import { RECONCILE_AFTER_MS, reconcilePayments } from '../payments/reconcile-payments.ts'

const billing = await createSandboxBilling()
afterAll(() => billing.close())

const address = {
  lastName: '東京',
  middleName: '',
  firstName: '花子',
  lastNameKana: null,
  firstNameKana: null,
  phoneNumber: '0312345678',
  prefectureCode: '13',
  municipalityCode: '13102',
  postcode: '1040061',
  address: '銀座',
  buildingName: '',
  roomNumber: '',
}

async function reconcileLater(): Promise<void> {
  billing.clock.now = new Date(billing.clock.now.getTime() + RECONCILE_AFTER_MS)
  await reconcilePayments(billing.jobs)
}

/** Lets something happen between an order and the next check of its card. */
function beforeCardIsVerified(happen: () => Promise<unknown>): void {
  const { verifyCard } = billing.payments
  vi.spyOn(billing.payments, 'verifyCard').mockImplementationOnce(async (options) => {
    await happen()
    return verifyCard(options)
  })
}

async function renter() {
  const userId = await insertTestMember(billing)
  const card = await insertTestCard(billing, userId)
  const { id: productId } = await getProductByKey(billing, 'dr-ai-rental')
  const { db } = billing.database
  await db.transaction().execute((trx) => insertDeliveryAddress(trx, userId, address, billing.clock.now))
  const { id: deliveryId } = await db
    .selectFrom('delivery_addresses')
    .select('id')
    .where('member_id', '=', userId)
    .executeTakeFirstOrThrow()
  const cookie = await billing.cookieFor({ userId })
  return {
    userId,
    card,
    async deleteAddress() {
      const url = `/v2/address/delete/delivery?id=${deliveryId}`
      const response = await billing.app.inject({ method: 'POST', url, headers: { cookie } })
      expect(response.statusCode).toBe(200)
    },
    async order(key: string = randomUUID()) {
      const response = await billing.app.inject({
        method: 'POST',
        url: '/v3/subscription/order',
        headers: { cookie, 'idempotency-key': key },
        payload: { productId, creditCardId: card.id, deliveryId },
      })
      return response.json().code ?? response.json().state
    },
    orders: async () => {
      const query = db.selectFrom('orders').select(['state', 'failure_code', 'settled_at'])
      const rows = await query.where('member_id', '=', userId).orderBy('ordered_at').orderBy('id').execute()
      return rows.map((row) => [row.state, row.failure_code, row.settled_at !== null])
    },
    /** Ends the member's contracts, as if staff had. */
    end: () => db.updateTable('contracts').set({ status: 'ended' }).where('user_id', '=', userId).execute(),
    undecided: async () => {
      const query = db.selectFrom('order_users').select('order_id').where('user_id', '=', userId)
      return (await query.where('undecided', '=', true).execute()).length
    },
  }
}

describe('the final state of a rental order', () => {
  it('is failed when the card is declined, and another order is possible at once', async () => {
    const member = await renter()
    await member.card.behaveLike('chargeDeclined')
    const key = randomUUID()
    expect(await member.order(key)).toBe('BILLING_CARD_DECLINED')
    expect([await member.orders(), await member.undecided()]).toEqual([
      [['failed', 'card-not-verified', true]],
      0,
    ])
    expect(await member.order(key)).toBe('BILLING_CARD_DECLINED')
    await member.card.behaveLike('visa')
    expect(await member.order()).toBe('done')
    expect((await member.orders()).map(([state]) => state)).toEqual(['failed', 'done'])
  })

  it('is failed when the holder has to confirm the card first', async () => {
    const member = await renter()
    await member.card.behaveLike('authenticationRequired')
    expect(await member.order()).toBe('BILLING_CARD_AUTHENTICATION')
    expect(await member.orders()).toEqual([['failed', 'authentication_required', true]])
  })

  it('is failed when the device was contracted by another order while the card was verified', async () => {
    const member = await renter()
    beforeCardIsVerified(() => insertTestContract(billing, { key: 'dr-ai-rental', userId: member.userId }))
    const key = randomUUID()
    expect(await member.order(key)).toBe('E2003')
    expect([await member.orders(), await member.undecided()]).toEqual([[['failed', 'E2003', true]], 0])
    // The same request gets the current reason, and succeeds once the reason is gone.
    expect(await member.order(key)).toBe('E2003')
    await member.end()
    expect(await member.order(key)).toBe('done')
  })

  it('is failed when its address was deleted while the card was verified', async () => {
    const member = await renter()
    beforeCardIsVerified(() => member.deleteAddress())
    expect(await member.order()).toBe('E4040')
    expect([await member.orders(), await member.undecided()]).toEqual([[['failed', 'E4040', true]], 0])
  })

  it('is failed with BILLING_PAYMENT_LAPSED when the check of the card has taken too long', async () => {
    const member = await renter()
    beforeCardIsVerified(reconcileLater)
    expect(await member.order()).toBe('BILLING_PAYMENT_LAPSED')
    expect(await member.orders()).toEqual([['failed', 'never-verified', true]])
  })

  it('is failed two minutes after a check without a response, and a second order is rejected until then', async () => {
    const member = await renter()
    await billing.sandbox.addFaults({
      kind: 'drop-before',
      method: 'POST',
      path: '/v1/setup_intents',
      times: 2,
    })
    const key = randomUUID()
    expect(await member.order(key)).toBe('E5030')
    expect(await member.orders()).toEqual([['verifying', null, false]])
    expect(await member.order()).toBe('BILLING_ORDER_UNDER_WAY')
    await reconcileLater()
    expect([await member.orders(), await member.undecided()]).toEqual([
      [['failed', 'never-verified', true]],
      0,
    ])
    expect(await member.order(key)).toBe('done')
  })
})
