import { randomUUID } from 'node:crypto'
import { getJstDay } from '@hibiki/calendar'
import { afterAll, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../../testing/cards.ts'
import {
  applyTransitionToContract,
  insertTestContract,
  insertTestMember,
  toLaterNoon,
} from '../../../testing/contracts.ts'
import { createAdminClient } from '../../../testing/create-admin-client.ts'
import { createSandboxBilling, loseNextCharge } from '../../../testing/sandbox-billing.ts'
import { chargeDueContracts } from '../../renewals/charge-due-contracts.ts'
import { processWebhookEvents } from '../process-webhook-events.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import { insertWebhookEvent } from '../webhook-events.sql.ts'

const billing = await createSandboxBilling()
afterAll(() => billing.close())

const { call, list, acts } = createAdminClient(() => billing)

/** Creates a payment of a rental just delivered whose charge took the money without a response. */
async function unclearPayment() {
  const userId = await insertTestMember(billing, { name: '不明 花子' })
  const card = await insertTestCard(billing, userId)
  const { id: contractId } = await insertTestContract(billing, { key: 'dr-ai-rental', userId })
  await billing.database.db
    .updateTable('contracts')
    .set({ card_id: card.id })
    .where('id', '=', contractId)
    .execute()
  await applyTransitionToContract(billing, contractId, 'delivery-confirmed')
  await loseNextCharge(billing, 'response')
  await chargeDueContracts(billing.jobs)
  const { body } = await list('payments', { memberId: userId })
  return { id: body[0].id as string, state: body[0].state as string, contractId, userId }
}

describe('the routes /admin/payments', () => {
  it('settle an unclear payment at once by what the provider says', async () => {
    const { id, state, contractId } = await unclearPayment()
    expect(state).toBe('unclear')
    expect((await call('GET', '/admin/commerce-dashboard')).body).toMatchObject({ paymentsUnclear: 1 })
    const { body } = await call('POST', `/admin/payments/${id}/reconcile`)
    expect(body).toMatchObject({
      state: 'succeeded',
      amount: 4980,
      card: 'Visa 4242',
      contracts: [{ contractId, userName: '不明 花子', amount: 4980 }],
    })
    expect((await billing.sandbox.readTotals()).all.charges).toBe(1)
    expect((await call('GET', `/admin/contracts/${contractId}`)).body).toMatchObject({
      status: '10',
      payments: [{ id, state: 'succeeded' }],
    })
    expect((await call('POST', `/admin/payments/${id}/reconcile`)).body.code).toBe('BILLING_PAYMENT_SETTLED')
    const { days } = (await call('GET', '/admin/commerce-dashboard/revenue')).body
    expect([days.length, days.at(-1)]).toEqual([30, { day: getJstDay(billing.clock.now), yen: 4980 }])
    expect(days.slice(0, -1).every(({ yen }: { yen: number }) => yen === 0)).toBe(true)
    expect(await acts(id)).toMatchObject([{ action: 'payment-reconciled', detail: { state: 'unclear' } }])
  })

  it('reject with BILLING_PAYMENT_UNDER_WAY while the call that charges may be on its way', async () => {
    const { id } = await unclearPayment()
    await billing.database.db.updateTable('payments').set({ state: 'pending' }).where('id', '=', id).execute()
    expect((await call('POST', `/admin/payments/${id}/reconcile`)).body.code).toBe(
      'BILLING_PAYMENT_UNDER_WAY',
    )
    billing.clock.now = new Date(billing.clock.now.getTime() + 121_000)
    expect((await call('POST', `/admin/payments/${id}/reconcile`)).body.state).toBe('succeeded')
  })

  it('respond with E5030 when the provider is away, and change nothing', async () => {
    const { id } = await unclearPayment()
    await billing.sandbox.addFaults({
      kind: 'drop-before',
      method: 'GET',
      path: '/v1/payment_intents',
      times: 2,
    })
    expect((await call('POST', `/admin/payments/${id}/reconcile`)).body.code).toBe('E5030')
    expect((await call('GET', `/admin/payments/${id}`)).body.state).toBe('unclear')
  })

  it('list payments by state and time, and respond with 404 to unknown ids', async () => {
    const { id } = await unclearPayment()
    const since = new Date(billing.clock.now.getTime() - 1000).toISOString()
    const { body } = await list('payments', { state: ['unclear'], since, q: '不明' })
    expect(body.map((one: { id: string }) => one.id)).toContain(id)
    expect((await list('payments', { state: ['refunded'] })).body).toEqual([])
    expect((await list('payments', { since: 'yesterday' })).body.code).toBe('E3001')
    for (const unknown of ['x', randomUUID()]) {
      expect((await call('GET', `/admin/payments/${unknown}`)).status).toBe(404)
      expect((await call('POST', `/admin/payments/${unknown}/reconcile`)).status).toBe(404)
    }
  })

  it('make a refund due again that the bank rejects later, leave it to staff, and repeat it when they ask', async () => {
    const { id, contractId } = await unclearPayment()
    // The contract has ended meanwhile, so its money is refunded.
    await applyTransitionToContract(billing, contractId, 'cancel')
    expect((await call('POST', `/admin/payments/${id}/reconcile`)).body.state).toBe('refunded')
    const intentId = (await call('GET', `/admin/payments/${id}`)).body.providerId
    await billing.sandbox.setRefundStatus(intentId, 'failed')
    const failed = async () => {
      await insertWebhookEvent(billing.database.db, {
        id: `evt_${randomUUID()}`,
        type: 'refund.failed',
        objectId: intentId,
      })
      await processWebhookEvents(billing.jobs)
      const { state, failureCode } = (await call('GET', `/admin/payments/${id}`)).body
      return [state, failureCode]
    }
    expect(await failed()).toEqual(['refund-due', 'refund-failed'])
    expect((await call('GET', '/admin/commerce-dashboard')).body).toMatchObject({ refundsDue: 1 })
    expect((await call('POST', `/admin/payments/${id}/reconcile`)).body.state).toBe('refund-due')
    await billing.sandbox.setRefundStatus(intentId, 'succeeded')
    billing.clock.now = new Date(billing.clock.now.getTime() + 121_000)
    await reconcilePayments(billing.jobs)
    expect((await call('GET', `/admin/payments/${id}`)).body.state).toBe('refund-due')
    expect((await call('POST', `/admin/payments/${id}/reconcile`)).body).toMatchObject({
      state: 'refunded',
      failureCode: null,
    })
    expect(await failed()).toEqual(['refunded', null])
  })
})

describe('the routes /admin/webhook-events', () => {
  it('retry a parked event when an administrator asks for it', async () => {
    const { db } = billing.database
    await insertWebhookEvent(db, { id: 'evt_parked', type: 'payment_intent.succeeded', objectId: 'pi_1' })
    await db.updateTable('webhook_events').set({ attempts: 16 }).where('id', '=', 'evt_parked').execute()
    expect((await list('webhook-events', { state: 'parked' })).body).toMatchObject([
      { id: 'evt_parked', state: 'parked', attempts: 16 },
    ])
    expect((await call('GET', '/admin/commerce-dashboard')).body.eventsParked).toBe(1)
    expect((await call('POST', '/admin/webhook-events/evt_parked/retry')).body).toMatchObject({
      state: 'waiting',
      attempts: 0,
    })
    await db
      .updateTable('webhook_events')
      .set({ done_at: toLaterNoon(billing, {}) })
      .where('id', '=', 'evt_parked')
      .execute()
    expect((await call('POST', '/admin/webhook-events/evt_parked/retry')).body.code).toBe(
      'BILLING_EVENT_DONE',
    )
    expect((await call('GET', '/admin/webhook-events/evt_parked')).body.state).toBe('done')
    expect((await call('POST', '/admin/webhook-events/evt_other/retry')).status).toBe(404)
    expect(await acts('evt_parked')).toHaveLength(1)
  })
})
