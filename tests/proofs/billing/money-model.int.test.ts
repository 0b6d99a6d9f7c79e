import { chooseCount, isFullProof, proofSeed } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listProducts, type Product } from '../../../services/billing/src/modules/products/products.sql.ts'
import { addFamilySeats } from '../../../services/billing/src/testing/family.ts'
import {
  createSandboxBilling,
  type SandboxBilling,
} from '../../../services/billing/src/testing/sandbox-billing.ts'
import {
  arbitraryFamilyHistories,
  arbitraryHistories,
  arbitraryOwingHistories,
  type HistoryStep,
} from './support/money-histories.ts'
import { type ChargedFor, runHistory } from './support/money-model.ts'
import { createMoneyWorld } from './support/money-world.ts'

const HISTORIES = chooseCount({ test: 80, prove: 20_000 })
const OWING_HISTORIES = chooseCount({ test: 48, prove: 6000 })
const FAMILY_HISTORIES = chooseCount({ test: 48, prove: 6000 })
/** Histories run side by side, because one mostly waits for the database. */
const LANES = 6
/** The full run logs its progress. */
const REPORT_EVERY = 1000
/** Each must occur in some history; the last ones are too rare for the small count. */
const CHARGED: ChargedFor[] = ['order', 'renewal', 'year', 'year-renewal']
if (isFullProof) CHARGED.push('settlement', 'upgrade-of-year', 'month-after-year')
const FIRST_DAY = '2027-01-15'

let billing: SandboxBilling
let products: Product[]
beforeAll(async () => {
  billing = await createSandboxBilling({ now: `${FIRST_DAY}T03:00:00Z`, connections: 2 * LANES })
  await addFamilySeats(billing, { standard: 1, premium: 3 })
  const all = await listProducts(billing.database.db)
  products = ['light', 'standard', 'premium'].flatMap((key) => all.find((one) => one.key === key) ?? [])
})
afterAll(() => billing.close())

describe('billing under commands to buy, change, cancel, share, undo, fail, pay at a store and renew, in any order and concurrently', () => {
  async function liveHistories(
    histories: fc.Arbitrary<HistoryStep[]>,
    count: number,
  ): Promise<{ charged: ChargedFor[]; joined: number }> {
    const shared = { billing, products }
    let [lived, joined] = [0, 0]
    const charged = new Set<ChargedFor>()
    const property = fc.asyncProperty(histories, async (steps) => {
      const world = await createMoneyWorld(shared, FIRST_DAY)
      const { broken, charged: chargedFor, joined: count } = await runHistory(world, steps)
      expect(broken).toEqual([])
      joined += count
      for (const what of chargedFor) charged.add(what)
      lived += 1
      if (isFullProof && lived % REPORT_EVERY === 0) console.info(`${lived} histories lived`)
    })
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      fc.assert(property, { numRuns: Math.ceil(count / LANES), seed: (proofSeed + lane) % 2 ** 31 }),
    )
    await Promise.all(lanes)
    return { charged: [...charged], joined }
  }
  const timeoutMs = chooseCount({ test: 300_000, prove: 7_200_000 })

  it(
    `never charges more than was confirmed last and never opens more than was paid for, in ${HISTORIES} histories (seed ${proofSeed})`,
    async () => {
      const { charged } = await liveHistories(arbitraryHistories, HISTORIES)
      expect(charged).toEqual(expect.arrayContaining(CHARGED))
    },
    timeoutMs,
  )

  it(
    `counts each payment of what is owed once, at a store or by card, late or not, in ${OWING_HISTORIES} histories (seed ${proofSeed})`,
    async () => {
      const { charged } = await liveHistories(arbitraryOwingHistories, OWING_HISTORIES)
      expect(charged).toEqual(expect.arrayContaining(['order', 'renewal', 'konbini']))
    },
    timeoutMs,
  )

  it(
    `opens for a family at most what is open for the member who shares it, and no more places than the plan has, in ${FAMILY_HISTORIES} histories (seed ${proofSeed})`,
    async () => {
      const { charged, joined } = await liveHistories(arbitraryFamilyHistories, FAMILY_HISTORIES)
      expect(charged).toEqual(expect.arrayContaining(['order', 'renewal']))
      expect(joined).toBeGreaterThan(0)
    },
    timeoutMs,
  )
})
