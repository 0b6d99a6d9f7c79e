import { randomUUID } from 'node:crypto'
import { chooseCount } from '@hibiki/test-harness/proofs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductByKey } from '../../../services/billing/src/testing/contracts.ts'
import { type BillingReplicas, createBillingReplicas } from './support/billing-replicas.ts'
import { readBothBooks } from './support/books.ts'
import { addSandboxMember, type SandboxMember } from './support/sandbox-member.ts'

const ROUNDS = chooseCount({ test: 10, prove: 200 })
const POSTS = 20
const AT_ONCE = 2
const PATIENCE_MS = 300_000
const subscribe = '/v3/subscription/subscribe'

let rig: BillingReplicas
let productId: string
beforeAll(async () => {
  rig = await createBillingReplicas()
  productId = (await getProductByKey(rig.billing, 'light')).id
})
afterAll(() => rig.close())

const member = () => addSandboxMember(rig.billing, rig.sandbox)
const bodyOf = ({ cardId }: SandboxMember) => ({ productId, creditCardId: cardId })

async function rounds<T>(count: number, round: () => Promise<T>): Promise<T[]> {
  const done: T[] = []
  while (done.length < count) done.push(...(await Promise.all(Array.from({ length: AT_ONCE }, round))))
  return done
}

async function expectOneContractEach(members: readonly SandboxMember[]): Promise<void> {
  const { rows } = await rig.billing.database.pool.query<{ user_id: string; count: number; live: number }>(
    `select user_id, count(*)::int, (count(*) filter (where status = 'active'))::int as live from contracts
      where user_id = any($1) group by 1`,
    [members.map(({ userId }) => userId)],
  )
  expect(rows).toHaveLength(members.length)
  expect(rows.filter(({ count, live }) => count !== 1 || live !== 1)).toEqual([])
  const { ours, theirs } = await readBothBooks(rig.billing.database, rig.sandbox)
  expect(ours).toEqual(theirs)
  const books = members.map(({ customerId }) => theirs[customerId])
  expect(books).toEqual(books.map(() => ({ charged: 980, refunded: 0, charges: 1 })))
}

describe('the same purchase requested several times', () => {
  it(
    `makes one contract each and identical responses to ${POSTS} concurrent posts with one key, in ${ROUNDS} rounds on two replicas, and rejects another body`,
    async () => {
      const members = await rounds(ROUNDS, async () => {
        const one = await member()
        const key = randomUUID()
        const posts = Array.from({ length: POSTS }, () => rig.post(one.userId, subscribe, bodyOf(one), key))
        const answers = new Set((await Promise.all(posts)).map(({ status, text }) => `${status} ${text}`))
        expect([...answers]).toEqual([expect.stringMatching(/^200 .*"state":"done"/)])
        const other = await rig.post(one.userId, subscribe, { ...bodyOf(one), userIds: [] }, key)
        expect([other.status, JSON.parse(other.text).code]).toEqual([422, 'BILLING_KEY_REUSED'])
        return one
      })
      await expectOneContractEach(members)
    },
    PATIENCE_MS,
  )

  it(
    'makes one contract and one charge of several browsers, each with its own key or none',
    async () => {
      const members = await rounds(chooseCount({ test: 6, prove: 40 }), async () => {
        const one = await member()
        const keys = [randomUUID(), randomUUID(), undefined, undefined]
        const answers = await Promise.all(
          keys.map((key) => rig.post(one.userId, subscribe, bodyOf(one), key)),
        )
        for (const { status, text } of answers) {
          if (status === 200) continue
          expect(status).toBe(409)
          expect(['E2005', 'BILLING_ORDER_UNDER_WAY']).toContain(JSON.parse(text).code)
        }
        expect(answers.some(({ status }) => status === 200)).toBe(true)
        return one
      })
      await expectOneContractEach(members)
    },
    PATIENCE_MS,
  )
})
