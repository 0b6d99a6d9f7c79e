import { chooseCount, proofSeed } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentProvider } from '../../../services/billing/src/modules/payments/payment-provider.ts'
import { processWebhookEvents } from '../../../services/billing/src/modules/payments/process-webhook-events.ts'
import { getProductByKey } from '../../../services/billing/src/testing/contracts.ts'
import { testWebhookSecret } from '../../../services/billing/src/testing/sandbox-billing.ts'
import { type BillingReplicas, createBillingReplicas } from './support/billing-replicas.ts'
import { readBothBooks } from './support/books.ts'
import { addSandboxMember, type SandboxMember } from './support/sandbox-member.ts'

const PURCHASES = chooseCount({ test: 24, prove: 200 })
const EVENTS = PURCHASES * 5
/** Of a thousand deliveries this many are forged, and as many have a signature of 301 seconds ago. */
const BAD_PER_THOUSAND = 25
const AT_ONCE = 10
const PATIENCE_MS = 300_000

interface Delivery {
  event: Stripe.Event
  kind: 'good' | 'forged' | 'old'
}

let rig: BillingReplicas
let purchases: { member: SandboxMember; isGood: boolean }[]
beforeAll(async () => {
  // No purchase gets a response with its outcome, so only webhooks report it.
  rig = await createBillingReplicas({ around: deaf })
  const { id: productId } = await getProductByKey(rig.billing, 'light')
  purchases = await inTurns(Array.from({ length: PURCHASES }), async (_, index) => {
    const isGood = index % 4 > 0
    const member = await addSandboxMember(rig.billing, rig.sandbox, isGood ? 'visa' : 'chargeCustomerFail')
    await rig.post(member.userId, '/v3/subscription/subscribe', { productId, creditCardId: member.cardId })
    return { member, isGood }
  })
}, PATIENCE_MS)
afterAll(() => rig.close())

function deaf(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    async charge(request) {
      await provider.charge(request)
      throw new Error('no answer came')
    },
  }
}

async function inTurns<T, R>(all: readonly T[], act: (one: T, index: number) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map((one, index) => act(one, at + index)))))
  return done
}

/** Delivers each event one to four times in any order, with invalid ones among them. */
function deliveriesOf(events: readonly Stripe.Event[], seed: number): Delivery[] {
  const copies = fc.sample(fc.integer({ min: 1, max: 4 }), { numRuns: events.length, seed })
  const good = events.flatMap((event, index) =>
    Array.from({ length: copies[index] ?? 1 }, (): Delivery => ({ event, kind: 'good' })),
  )
  const bad = Math.ceil((good.length * BAD_PER_THOUSAND) / 1000)
  const wrong = (kind: 'forged' | 'old') =>
    Array.from({ length: bad }, (_, index): Delivery => ({ event: events[index * 7] as Stripe.Event, kind }))
  const all = [...good, ...wrong('forged'), ...wrong('old')]
  const [order = []] = fc.sample(fc.shuffledSubarray([...all.keys()], { minLength: all.length }), {
    numRuns: 1,
    seed,
  })
  return order.map((index) => all[index] as Delivery)
}

/** A forged event says of a declined payment that it succeeded, or invents a payment. */
async function deliver({ event, kind }: Delivery, index: number): Promise<number> {
  const sent =
    kind === 'good' ? event : { ...event, id: `evt_bad_${index}`, type: 'payment_intent.succeeded' }
  const payload = JSON.stringify(sent)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: kind === 'forged' ? 'whsec_of_a_stranger' : testWebhookSecret,
    timestamp: Math.floor(Date.now() / 1000) - (kind === 'old' ? 301 : 0),
  })
  const response = await (rig.copies[index % 2] ?? rig.copies[0]).inject({
    method: 'POST',
    url: '/v3/payment/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return response.statusCode
}

describe('webhooks in any order', () => {
  it(
    `lead to the provider's true state for ${EVENTS} events, each delivered 1 to 4 times and shuffled, and are rejected when forged or 301 s old`,
    async () => {
      const events: Stripe.Event[] = []
      for await (const event of rig.sandbox.stripe.events.list({ limit: 100 })) events.push(event)
      expect(events.length).toBeGreaterThanOrEqual(EVENTS)
      const deliveries = deliveriesOf(events, proofSeed)
      const half = Math.floor(deliveries.length / 2)
      const statuses = await inTurns(deliveries.slice(0, half), deliver)
      // Two replicas process what has arrived, while the rest arrives.
      const [rest] = await Promise.all([
        inTurns(deliveries.slice(half), (one, index) => deliver(one, half + index)),
        processWebhookEvents(rig.jobs),
        processWebhookEvents(rig.jobs),
      ])
      await processWebhookEvents(rig.jobs)

      const answers = [...statuses, ...rest]
      expect(answers).toEqual(deliveries.map(({ kind }) => (kind === 'good' ? 200 : 400)))
      const { rows: stored } = await rig.billing.database.pool.query<{ id: string; done: boolean }>(
        'select id, done_at is not null as done from webhook_events',
      )
      expect(stored.map(({ id }) => id).sort()).toEqual(events.map(({ id }) => id).sort())
      expect(stored.filter(({ done }) => !done)).toEqual([])

      const { rows } = await rig.billing.database.pool.query<{ id: string; state: string; status: string }>(
        `select p.member_id as id, p.state, c.status from payments p
          join invoices i on i.payment_id = p.id join contracts c on c.id = i.contract_id`,
      )
      const found = new Map(rows.map(({ id, state, status }) => [id, `${state} ${status}`]))
      expect(found.size).toBe(PURCHASES)
      const expected = purchases.map(({ isGood }) => (isGood ? 'succeeded active' : 'failed paymentFailed'))
      expect(purchases.map(({ member }) => found.get(member.userId))).toEqual(expected)
      const { ours, theirs } = await readBothBooks(rig.billing.database, rig.sandbox)
      expect(ours).toEqual(theirs)
      expect(Object.values(theirs).every(({ refunded }) => refunded === 0)).toBe(true)
    },
    PATIENCE_MS,
  )
})
