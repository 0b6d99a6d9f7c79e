import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processWebhookEvents } from '../../../services/billing/src/modules/payments/process-webhook-events.ts'
import {
  reconcileAfterRestore,
  recordRestore,
} from '../../../services/billing/src/modules/payments/reconcile-after-restore.ts'
import { reconcilePayments } from '../../../services/billing/src/modules/payments/reconcile-payments.ts'
import { insertWebhookEvent } from '../../../services/billing/src/modules/payments/webhook-events.sql.ts'
import { refundByStaff } from '../../../services/billing/src/modules/refunds/refund-by-staff.ts'
import { applyDueTimeEvents } from '../../../services/billing/src/modules/renewals/apply-due-time-events.ts'
import { chargeDueContracts } from '../../../services/billing/src/modules/renewals/charge-due-contracts.ts'
import { getProductByKey, toLaterNoon } from '../../../services/billing/src/testing/contracts.ts'
import { type BillingReplicas, createBillingReplicas } from './support/billing-replicas.ts'
import { backUpSchema } from './support/database-backup.ts'
import { addSandboxMember, type SandboxMember } from './support/sandbox-member.ts'

let rig: BillingReplicas
beforeAll(async () => {
  rig = await createBillingReplicas()
})
afterAll(() => rig.close())

const context = () => ({ ...rig.jobs, db: rig.jobs.database.db })
const pass = (time: { months?: number; days?: number }) => {
  rig.billing.clock.now = toLaterNoon(rig.billing, time)
}
const runJobs = async () => {
  await chargeDueContracts(rig.jobs)
  await applyDueTimeEvents(rig.jobs)
  await reconcilePayments(rig.jobs)
}
async function order(member: SandboxMember, key: string) {
  const { id: productId } = await getProductByKey(rig.billing, key)
  const body = { productId, creditCardId: member.cardId }
  const { status, text } = await rig.post(member.userId, '/v3/subscription/subscribe', body, randomUUID())
  return [status, JSON.parse(text).code]
}
async function buy(member: SandboxMember, key: string): Promise<void> {
  expect(await order(member, key)).toEqual([200, undefined])
}
const contractsOf = ({ userId }: SandboxMember) =>
  rig.billing.database.db
    .selectFrom('contracts')
    .innerJoin('products', 'products.id', 'contracts.product_id')
    .select(['contracts.id', 'status', 'key', 'paid_until as paidUntil', 'paid_periods as paidMonths'])
    .where('user_id', '=', userId)
    .execute()
/** Lists what the provider took and did not refund, the oldest first. */
async function takenFrom({ customerId }: SandboxMember): Promise<number[]> {
  const { data } = await rig.sandbox.stripe.charges.list({ customer: customerId, limit: 100 })
  return data
    .filter(({ paid, refunded }) => paid && !refunded)
    .map(({ amount }) => amount)
    .reverse()
}
/** Lists what was paid according to our books. */
async function bookedOf({ userId }: SandboxMember): Promise<number[]> {
  const payments = rig.billing.database.db.selectFrom('payments').select('amount_yen as amount')
  const paid = payments.where('member_id', '=', userId).where('state', '=', 'succeeded')
  return (await paid.orderBy('created_at').execute()).map(({ amount }) => amount)
}
async function getPaymentId({ userId }: SandboxMember): Promise<string> {
  const payments = rig.billing.database.db.selectFrom('payments').select('id').where('member_id', '=', userId)
  return (await payments.executeTakeFirstOrThrow()).id
}
const newMember = (card?: string) => addSandboxMember(rig.billing, rig.sandbox, card)

describe('a backup that is restored after renewals', () => {
  it('has reconcile book what was charged since, so that nobody is charged twice and nothing that was paid is lost', async () => {
    const [renewed, upgraded, cancelling, late, refused, leaving] = await Promise.all([
      ...Array.from({ length: 4 }, () => newMember()),
      newMember('chargeCustomerFail'),
      newMember(),
    ])
    if (!renewed || !upgraded || !cancelling || !late || !refused || !leaving) throw new Error('no members')
    for (const member of [renewed, upgraded, cancelling, leaving]) await buy(member, 'light')
    pass({ days: 10 })
    await buy(cancelling, 'premium')
    const backup = await backUpSchema(rig.billing.adminUrl, 'billing')
    const moment = rig.billing.clock.now

    // The restored database will not contain these: an upgrade, a cancellation with its settlement, a purchase, a declined card,
    // and two renewals.
    pass({ days: 1 })
    await buy(upgraded, 'premium')
    await buy(late, 'standard')
    const [toCancel] = await contractsOf(cancelling)
    await rig.post(cancelling.userId, '/v3/subscription/cancel', { historyIds: [toCancel?.id] })
    expect((await order(refused, 'light'))[0]).toBe(402)
    const [toLeave] = await contractsOf(leaving)
    await rig.post(leaving.userId, '/v3/subscription/cancel', { historyIds: [toLeave?.id] })
    for (const _month of [1, 2]) {
      pass({ months: 1 })
      await runJobs()
    }
    const people = [renewed, upgraded, cancelling, late, refused, leaving]
    const before = await Promise.all(people.map(takenFrom))
    expect(before[0]).toEqual([980, 980, 980])
    expect(before[1]?.length).toBe(3)
    const contractsBefore = await Promise.all([renewed, upgraded, cancelling, late].map(contractsOf))
    const others = await rig.sandbox.stripe.paymentIntents.create({
      amount: 500,
      currency: 'jpy',
      customer: renewed.customerId,
      payment_method: renewed.paymentMethodId,
      confirm: true,
      off_session: true,
    })
    const unknown = await rig.sandbox.stripe.paymentIntents.create({
      amount: 700,
      currency: 'jpy',
      customer: renewed.customerId,
      payment_method: renewed.paymentMethodId,
      confirm: true,
      off_session: true,
      metadata: { payment: randomUUID() },
    })

    await backup.restore()
    expect(await recordRestore(context(), [moment.toISOString()])).toContain('nothing is charged until')
    await runJobs()
    const again = { historyIds: [toCancel?.id] }
    expect((await rig.post(cancelling.userId, '/v3/subscription/cancel', again)).status).toBe(503)
    expect(await order(refused, 'light')).toEqual([503, 'E5030'])
    const [held] = await contractsOf(renewed)
    expect(held).toMatchObject({ status: 'active', paidMonths: 1 })
    const event = { id: 'evt_unknown', type: 'payment_intent.succeeded', objectId: unknown.id }
    await insertWebhookEvent(rig.billing.database.db, event)
    await processWebhookEvents(rig.jobs)
    const waiting = rig.billing.database.db
      .selectFrom('webhook_events')
      .select('done_at')
      .where('id', '=', event.id)
    expect(await waiting.executeTakeFirst()).toEqual({ done_at: null })

    // Since then only the other system's charge and the unknown one were made.
    const told = await reconcileAfterRestore(context())
    expect(told).toMatch(
      /^8 booked, 0 settled, 0 canceled, 1 given back, \d+ known already, 1 of others; charges are made again$/,
    )
    expect(await reconcileAfterRestore(context())).toContain('nothing was restored')
    const kept = await rig.sandbox.stripe.paymentIntents.retrieve(others.id, { expand: ['latest_charge'] })
    expect((kept.latest_charge as { refunded: boolean }).refunded).toBe(false)
    await runJobs()
    expect(await Promise.all([renewed, upgraded, cancelling, late].map(contractsOf))).toEqual(contractsBefore)
    for (const [index, member] of people.entries()) {
      const own = (await takenFrom(member)).filter((amount) => amount !== 500)
      // A member who left without owing anything paid nothing for that, so that cancellation is lost with the hours.
      if (member === leaving) continue
      expect([index, own]).toEqual([index, before[index]])
      expect([index, await bookedOf(member)]).toEqual([index, before[index]])
    }

    pass({ months: 1 })
    await runJobs()
    expect((await takenFrom(renewed)).filter((amount) => amount !== 500)).toEqual([980, 980, 980, 980])
    expect((await takenFrom(upgraded)).slice(3)).toEqual([2980])
    expect((await takenFrom(late)).slice(-1)).toEqual([1980])
    expect(await takenFrom(cancelling)).toEqual(before[2])
  })

  it('lets reconcile settle a payment that was pending when the backup was made', async () => {
    const member = await newMember()
    await rig.sandbox.addFaults({ kind: 'hang-after', path: '/v1/payment_intents', ms: 60_000, times: 4 })
    const { id: productId } = await getProductByKey(rig.billing, 'light')
    const body = { productId, creditCardId: member.cardId }
    const placed = rig.post(member.userId, '/v3/subscription/subscribe', body, randomUUID())
    await expect
      .poll(async () => (await takenFrom(member)).length, { timeout: 20_000, interval: 100 })
      .toBe(1)
    const backup = await backUpSchema(rig.billing.adminUrl, 'billing')
    await rig.sandbox.control('DELETE', 'faults')
    await placed
    pass({ days: 1 })
    await runJobs()
    await backup.restore()
    await recordRestore(context(), [toLaterNoon(rig.billing, { days: -1 }).toISOString()])
    expect(await reconcileAfterRestore(context())).toContain('1 settled')
    expect(await bookedOf(member)).toEqual([980])
    expect(await contractsOf(member)).toMatchObject([{ status: 'active', key: 'light' }])
  })

  it('lets reconcile add the refunds that staff made since, of charges from before the backup and after it', async () => {
    const [early, late] = await Promise.all([newMember(), newMember()])
    if (!early || !late) throw new Error('no members')
    await buy(early, 'premium')
    const moment = rig.billing.clock.now
    const backup = await backUpSchema(rig.billing.adminUrl, 'billing')
    pass({ days: 1 })
    await buy(late, 'light')
    const refundAll = async (member: SandboxMember, amounts: number[], paid: number) => {
      const paymentId = await getPaymentId(member)
      let shownLeft = paid
      for (const amount of amounts) {
        await refundByStaff(rig.jobs, {
          paymentId,
          amount,
          shownLeft,
          reason: 'お詫び',
          actorId: randomUUID(),
        })
        shownLeft -= amount
      }
      return paymentId
    }
    await refundAll(early, [500, 480], 2980)
    // All of this one was refunded by staff, so it was wanted once and its contract stays.
    await refundAll(late, [300, 680], 980)
    const refunds = ({ userId }: SandboxMember) =>
      rig.billing.database.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select(['refunds.id', 'refunds.amount_yen', 'refunds.state', 'payments.refunded_yen'])
        .where('payments.member_id', '=', userId)
        .orderBy('refunds.id')
        .execute()
    const before = await Promise.all([early, late].map(refunds))
    expect(before.map((rows) => rows.length)).toEqual([2, 2])
    await backup.restore()
    await recordRestore(context(), [moment.toISOString()])
    expect(await reconcileAfterRestore(context())).toContain('1 booked')
    expect(await Promise.all([early, late].map(refunds))).toEqual(before)
    expect(await contractsOf(late)).toMatchObject([{ status: 'active', key: 'light' }])
    // Their members had the mails before.
    const mails = rig.billing.database.db
      .selectFrom('mails')
      .select('id')
      .where('template', '=', 'refund-made')
    expect(await mails.execute()).toEqual([])
  })

  it('is rejected without a moment in the past', async () => {
    for (const words of [[], ['yesterday'], ['2999-01-01T00:00:00Z']])
      await expect(recordRestore(context(), words)).rejects.toThrow('give the moment')
  })
})
