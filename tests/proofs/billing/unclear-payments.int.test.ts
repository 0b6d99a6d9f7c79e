import { chooseCount } from '@hibiki/test-harness/proofs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconcilePayments } from '../../../services/billing/src/modules/payments/reconcile-payments.ts'
import { getProductByKey } from '../../../services/billing/src/testing/contracts.ts'
import { type BillingReplicas, createBillingReplicas } from './support/billing-replicas.ts'
import { readBothBooks } from './support/books.ts'
import { addSandboxMember, type SandboxMember } from './support/sandbox-member.ts'

const CASES = chooseCount({ test: 10, prove: 100 })
const AT_ONCE = 20
const PATIENCE_MS = 300_000
const charges = { method: 'POST', path: '/v1/payment_intents' }

let rig: BillingReplicas
let productId: string
const buyers: SandboxMember[] = []
beforeAll(async () => {
  rig = await createBillingReplicas({ timeoutMs: 400 })
  productId = (await getProductByKey(rig.billing, 'premium')).id
  for (let count = 0; count < CASES; count += 1) buyers.push(await addSandboxMember(rig.billing, rig.sandbox))
}, PATIENCE_MS)
afterAll(() => rig.close())

const minutesLater = (minutes: number) => {
  rig.billing.clock.now = new Date(rig.billing.clock.now.getTime() + minutes * 60_000)
}

/** What a member sees: the state of the contract, and whether the plan may be used. */
async function seenBy({ userId }: SandboxMember) {
  const cookie = await rig.billing.sessions.cookieFor({ userId })
  const get = async (url: string) => (await rig.billing.app.inject({ url, headers: { cookie } })).json()
  const [contract] = (await get('/payment/fetch-subscription')) as { status: string; statusText: string }[]
  const feature = (await get('/v2/esthe/available-sound-therapy-func')) as string | { code: string }
  return [contract?.status, contract?.statusText, typeof feature === 'string' ? feature : feature.code]
}

describe('a provider that charges and does not respond', () => {
  it(
    `lets each of ${CASES} purchases say that the payment is being confirmed, and rejects none`,
    async () => {
      // The client tries twice, and both responses are lost.
      await rig.sandbox.addFaults({ kind: 'hang-after', ...charges, ms: 60_000, times: 4 * CASES })
      const answers: { status: number; text: string }[] = []
      for (let at = 0; at < CASES; at += AT_ONCE) {
        const some = buyers
          .slice(at, at + AT_ONCE)
          .map(({ userId, cardId }) =>
            rig.post(userId, '/v3/subscription/subscribe', { productId, creditCardId: cardId }),
          )
        answers.push(...(await Promise.all(some)))
      }
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect(answers.filter(({ text }) => JSON.parse(text).state !== 'confirming')).toEqual([])
      expect(answers[0]?.text).toContain('お支払いを確認中です。')
      for (const buyer of buyers.slice(0, 10))
        expect(await seenBy(buyer)).toEqual(['30', '支払確認中', 'E2002'])
    },
    PATIENCE_MS,
  )

  it(
    'has all payments settled within 5 minutes by reconciliation, each by its one charge, with the plans open',
    async () => {
      await rig.sandbox.control('DELETE', 'faults')
      for (let minute = 1; minute <= 4; minute += 1) {
        minutesLater(1)
        await Promise.all([reconcilePayments(rig.jobs), reconcilePayments(rig.jobs)])
      }
      const { rows } = await rig.billing.database.pool.query(
        'select state, failure_code, count(*)::int from payments group by 1, 2',
      )
      expect(rows).toEqual([{ state: 'succeeded', failure_code: null, count: CASES }])
      for (const buyer of buyers) expect(await seenBy(buyer)).toEqual(['10', '契約中', 'E0000'])
      const { ours, theirs } = await readBothBooks(rig.billing.database, rig.sandbox)
      expect(ours).toEqual(theirs)
      const books = Object.values(theirs)
      expect(books).toHaveLength(CASES)
      expect(books).toEqual(books.map(() => ({ charged: 2980, refunded: 0, charges: 1 })))
    },
    PATIENCE_MS,
  )
})

describe('a provider that fails in other ways', () => {
  it.each([
    ['the connection ends before anything happened', 'drop-before', 'succeeded'],
    ['the connection ends after everything happened', 'drop-after', 'succeeded'],
    ['an error of its own after the card was charged', 'error-after', 'succeeded'],
    // The provider stores the failure under its key for a day: it will never be charged, and the member may buy again.
    ['an error of its own before anything happened', 'error-before', 'failed'],
  ] as const)('has the payment settled within 5 minutes: %s', async (_what, kind, state) => {
    const { userId, cardId, customerId } = await addSandboxMember(rig.billing, rig.sandbox)
    await rig.sandbox.addFaults({ kind, ...charges, times: 3 })
    const body = { productId, creditCardId: cardId }
    const response = await rig.post(userId, '/v3/subscription/subscribe', body)
    expect(JSON.parse(response.text).state).toBe('confirming')
    await rig.sandbox.control('DELETE', 'faults')
    minutesLater(3)
    await reconcilePayments(rig.jobs)
    const payment = await rig.billing.database.db
      .selectFrom('payments')
      .select('state')
      .where('member_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(payment.state).toBe(state)
    const charged = (await rig.sandbox.readTotals()).customers[customerId]?.charged ?? 0
    expect(charged).toBe(state === 'succeeded' ? 2980 : 0)
    const again = await rig.post(userId, '/v3/subscription/subscribe', body, 'another-intent')
    expect(again.status).toBe(state === 'succeeded' ? 409 : 200)
  })
})
