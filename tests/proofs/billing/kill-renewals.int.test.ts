import { chooseCount } from '@hibiki/test-harness/proofs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setContractCard } from '../../../services/billing/src/modules/contracts/contract-plans.sql.ts'
import { insertTestContract, toLaterNoon } from '../../../services/billing/src/testing/contracts.ts'
import { readBothBooks } from './support/books.ts'
import { createKillRig, type KillPoint, type KillRig } from './support/kill-rig.ts'
import { addSandboxMember } from './support/sandbox-member.ts'

const ROUNDS = chooseCount({ test: 1, prove: 5 })
const CONTRACTS = 3
const PATIENCE_MS = 180_000

const begun = { wire: 'database', texts: ['insert into "payments"', 'commit\0'], resetBy: 'begin\0' } as const
const charge = { wire: 'provider', texts: ['POST /v1/payment_intents'] } as const
const result = {
  wire: 'database',
  texts: ['update "contracts" set', 'commit\0'],
  resetBy: 'begin\0',
} as const

const points: Record<string, KillPoint> = {
  'before the bill is committed': { ...begun, side: 'before' },
  'when the bill is committed': { ...begun, side: 'after' },
  'when the card is charged': { ...charge, side: 'after' },
  'before the result is committed': { ...result, side: 'before' },
  'when the result is committed': { ...result, side: 'after' },
}

const names = Object.keys(points)

let rig: KillRig
const due: string[] = []
beforeAll(async () => {
  rig = await createKillRig()
}, PATIENCE_MS)
afterAll(() => rig.close())

/** Creates a plan that was bought a month ago. */
async function addDueContract(): Promise<void> {
  const { billing, sandbox } = rig
  const today = billing.clock.now
  billing.clock.now = toLaterNoon(billing, { months: -1 })
  const { userId, cardId } = await addSandboxMember(billing, sandbox)
  const { id } = await insertTestContract(billing, { key: 'light', userId })
  await billing.database.db.transaction().execute((trx) => setContractCard(trx, id, cardId))
  billing.clock.now = today
  due.push(id)
}

describe('kill -9 in the middle of renewals', () => {
  it.each(Array.from({ length: ROUNDS }, () => names).flat())(
    'kills the process at the moment: %s',
    async (name) => {
      const point = points[name]
      if (!point) throw new Error('no such point')
      await rig.start()
      for (let count = 0; count < CONTRACTS; count += 1) await addDueContract()
      // The job that charges what is due runs within five seconds.
      await rig.killAt(point, async () => {})
    },
    PATIENCE_MS,
  )

  it(
    'has renewed and charged each contract once afterwards',
    async () => {
      await rig.start()
      const { db } = rig.billing.database
      const renewed = async () => {
        await rig.reconcile()
        const rows = await db.selectFrom('contracts').select(['id', 'status', 'paid_periods']).execute()
        return rows.filter(({ status, paid_periods }) => status === 'active' && paid_periods === 2).length
      }
      await expect.poll(renewed, { timeout: 60_000, interval: 500 }).toBe(ROUNDS * names.length * CONTRACTS)
      const { ours, theirs } = await readBothBooks(rig.billing.database, rig.sandbox)
      expect(ours).toEqual(theirs)
      const books = Object.values(theirs)
      expect(books).toHaveLength(due.length)
      expect(books).toEqual(books.map(() => ({ charged: 980, refunded: 0, charges: 1 })))
    },
    PATIENCE_MS,
  )
})
