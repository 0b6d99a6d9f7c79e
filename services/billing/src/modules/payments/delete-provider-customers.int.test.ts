import { afterAll, describe, expect, it } from 'vitest'
import { insertTestMember } from '../../testing/contracts.ts'
import { createSandboxBilling } from '../../testing/sandbox-billing.ts'
import { registerMemberCard } from '../cards/register-member-card.ts'
import { deleteProviderCustomers } from './delete-provider-customers.ts'
import { insertPayment, savePaymentState } from './payments.sql.ts'

const billing = await createSandboxBilling({ timeoutMs: 1000 })
afterAll(() => billing.close())

const erase = (userId: string) =>
  billing.deliver('identity.person-deleted.v1', { userId, at: '2026-11-21T03:00:00.000Z' })
const isThere = async (id: string) => !('deleted' in (await billing.sandbox.stripe.customers.retrieve(id)))

/** Creates a member with a customer at the provider and one payment. */
async function payer(state: 'succeeded' | 'unclear') {
  const { db } = billing.database
  const memberId = await insertTestMember(billing)
  await registerMemberCard(billing.jobs, memberId, 'tok_visa')
  const known = await db
    .selectFrom('cards as k')
    .innerJoin('payment_customers as c', 'c.member_id', 'k.member_id')
    .select(['k.id', 'k.provider_id as paymentMethodId', 'c.provider_id as customerId'])
    .where('k.member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const { id: cardId, customerId, paymentMethodId } = known
  const card = { cardId, customerId, paymentMethodId }
  const now = billing.clock.now
  const paymentId = await db.transaction().execute(async (trx) => {
    const id = await insertPayment(trx, {
      memberId,
      source: card,
      orderId: null,
      purpose: 'renewal',
      amount: 980,
      credits: 0,
      now,
    })
    await savePaymentState(trx, id, { state, providerId: `pi_${id}`, now })
    return id
  })
  const payment = () =>
    db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow()
  return { memberId, customerId, paymentMethodId, paymentId, payment }
}

describe('the job delete-customers', () => {
  it('has the provider erase an erased member, and keeps amount, day and number of the payment without the member’s ids', async () => {
    const [leaving, staying] = [await payer('succeeded'), await payer('succeeded')]
    await erase(leaving.memberId)
    expect(await isThere(leaving.customerId)).toBe(true)
    await Promise.all([deleteProviderCustomers(billing.jobs), deleteProviderCustomers(billing.jobs)])
    expect([await isThere(leaving.customerId), await isThere(staying.customerId)]).toEqual([false, true])
    const row = await leaving.payment()
    expect(row).toMatchObject({
      member_id: null,
      card_id: null,
      provider_customer_id: 'erased',
      payment_method_id: 'erased',
      amount_yen: 980,
      provider_id: `pi_${leaving.paymentId}`,
    })
    const all = JSON.stringify(await billing.database.db.selectFrom('payments').selectAll().execute())
    for (const name of [leaving.memberId, leaving.customerId, leaving.paymentMethodId])
      expect(all).not.toContain(name)
    expect((await staying.payment()).provider_customer_id).toBe(staying.customerId)
  })

  it('waits for a payment that is not settled yet, because it is found by its customer', async () => {
    const { memberId, customerId, paymentId, payment } = await payer('unclear')
    await erase(memberId)
    await deleteProviderCustomers(billing.jobs)
    expect([await isThere(customerId), (await payment()).provider_customer_id]).toEqual([true, customerId])
    const { db } = billing.database
    await savePaymentState(db, paymentId, { state: 'failed', now: billing.clock.now })
    await deleteProviderCustomers(billing.jobs)
    expect([await isThere(customerId), (await payment()).provider_customer_id]).toEqual([false, 'erased'])
  })

  it('retries when the provider did not respond', async () => {
    const { memberId, customerId } = await payer('succeeded')
    await erase(memberId)
    await billing.sandbox.addFaults({ kind: 'drop-before', path: '/v1/*', times: 4 })
    await deleteProviderCustomers(billing.jobs)
    await billing.sandbox.control('DELETE', 'faults')
    expect(await isThere(customerId)).toBe(true)
    billing.clock.now = new Date(billing.clock.now.getTime() + 600_000)
    await deleteProviderCustomers(billing.jobs)
    expect(await isThere(customerId)).toBe(false)
  })
})
