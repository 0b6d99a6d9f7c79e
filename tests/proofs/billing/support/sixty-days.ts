import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addDaysTo,
  createExpectedContractLife,
  createLifeArbitrary,
  type ExpectedContractLife,
  type RandomContractLife,
} from '../../../../services/billing/src/testing/expected-contract-life.ts'
import { readBothBooks } from './books.ts'
import { type ContractSimulation, createContractSimulation, type Subscriber } from './contract-simulation.ts'

const DAYS = 60
/**
 * Contracts are bought from 10 to 31 January 2028, so that first renewals fall on the 29th of February, and second ones on the
 * 31st of March.
 */
const FIRST_DAY = '2028-01-10'
const START_DAYS = 22
const PATIENCE_MS = 900_000
const AT_ONCE = 5

interface Lived {
  life: RandomContractLife
  boughtOn: string
  expected: ExpectedContractLife
  subscriber: Subscriber
  /** Cancelled in the evening of one day, undone in the evening of another. */
  cancelled: { on: string; until: string | null }[]
  /** What the pages before an order showed: what is paid each month, and what is added once. */
  shown: { on: string; price: number; difference: number }[]
}

/**
 * Drives contracts through sixty days of random cancellations, undone ones, card changes, declined cards, lost responses,
 * upgrades and downgrades; the provider's attempts to charge are compared with the expected ones, to the yen and the day.
 */
export function describeSixtyDays({
  contracts,
  seed,
  isRepresentative,
}: {
  contracts: number
  seed: number
  /** These lives contain every case; few random ones need not. */
  isRepresentative: boolean
}): void {
  describe(`${contracts} contracts in ${DAYS} days (seed ${seed})`, () => {
    const waiting = fc.sample(createLifeArbitrary({ startDays: START_DAYS, days: DAYS }), {
      numRuns: contracts,
      seed,
    })
    const lived: Lived[] = []
    const access: { expected: string; found: string }[] = []
    let simulation: ContractSimulation
    let charges: Awaited<ReturnType<ContractSimulation['charges']>>

    beforeAll(async () => {
      simulation = await createContractSimulation(FIRST_DAY)
      for (let day = 0; day < START_DAYS + DAYS; day += 1) await liveThrough(addDaysTo(FIRST_DAY, day), day)
      charges = await simulation.charges()
    }, PATIENCE_MS)
    afterAll(() => simulation.close())

    async function liveThrough(today: string, day: number): Promise<void> {
      await simulation.noonOf(today)
      for (const one of lived) {
        one.expected.morning(today)
        await lookAtAccess(one, today)
      }
      simulation.eveningOf(today)
      await inTurns(
        waiting.filter(({ boughtAfterDays }) => boughtAfterDays === day),
        async (life) => void lived.push(await begin(life, today)),
      )
      await inTurns(lived, (one) => actOf(one, today))
      await simulation.clearPayments()
    }

    async function begin(life: RandomContractLife, today: string): Promise<Lived> {
      const member = await simulation.newMember()
      const shown = await simulation.preview(member.userId, life.plan)
      const subscriber = await simulation.buy(member, life.plan)
      const expected = createExpectedContractLife(today, life.plan)
      return { life, boughtOn: today, expected, subscriber, cancelled: [], shown: [{ on: today, ...shown }] }
    }

    async function actOf(one: Lived, today: string): Promise<void> {
      const { life, boughtOn, expected, subscriber } = one
      const step = life.steps.find(({ day }) => addDaysTo(boughtOn, day) === today)
      if (!step || !expected.canAct(step.act)) return
      const { act } = step
      const toPlan = expected.now.plan + (act === 'upgrade' ? 1 : -1)
      if (act === 'upgrade' || act === 'downgrade') {
        one.shown.push({ on: today, ...(await simulation.preview(subscriber.userId, toPlan)) })
      }
      const before = expected.now.charges.length
      expected.act(act, today)
      const status = await simulation.act(subscriber, act, toPlan)
      const isRefused = expected.now.charges.slice(before).some(({ paid }) => !paid)
      // A declined card may also get the response that the outcome is not known yet.
      expect(isRefused ? [200, 402] : [200], `${act} on ${today}`).toContain(status)
      if (act === 'cancel') one.cancelled.push({ on: today, until: null })
      const last = one.cancelled.at(-1)
      if (act === 'undo' && last) last.until = today
    }

    async function lookAtAccess({ expected, subscriber, boughtOn }: Lived, today: string): Promise<void> {
      const days = expected.daysDue(today)
      const { state } = expected.now
      const isDunned = state === 'unpaid' && [1, 7, 8, 20].includes(days)
      const hasEnded = state === 'ended' && days === 21
      if (!isDunned && !hasEnded) return
      const response = hasEnded ? 'E2002' : days <= 7 ? 'E0000' : 'E2001'
      const about = `bought on ${boughtOn}, ${days} days after the payment was due`
      const found = await simulation.access(subscriber)
      access.push({ expected: `${about}: ${response}`, found: `${about}: ${found}` })
    }

    it('have each attempt to charge on its day and with its amount, even at month ends and the leap day', () => {
      expect(lived).toHaveLength(contracts)
      for (const { life, expected, subscriber } of lived) {
        expect(charges.get(subscriber.customerId), JSON.stringify(life)).toEqual(expected.now.charges)
      }
      const all = lived.flatMap(({ expected }) => expected.now.charges)
      if (!isRepresentative) return
      expect(all.filter(({ on, paid }) => on === '2028-02-29' && paid).length).toBeGreaterThan(2)
      expect(all.filter(({ paid }) => !paid).length).toBeGreaterThan(contracts / 4)
    })

    it('keep functions open for 7 days, close them with E2001 from the 8th, and end on day 21', () => {
      expect(access.map(({ found }) => found)).toEqual(access.map((one) => one.expected))
      if (!isRepresentative) return
      for (const code of ['E0000', 'E2001', 'E2002'])
        expect(access.filter(({ found }) => found.endsWith(code)).length).toBeGreaterThan(2)
    })

    it('charge nothing after a cancellation, and do not even try', () => {
      const cancellations = lived.flatMap(({ subscriber, cancelled }) =>
        cancelled.map((one) => ({ ...one, customerId: subscriber.customerId })),
      )
      if (isRepresentative) expect(cancellations.length).toBeGreaterThan(contracts / 10)
      const after = cancellations.flatMap(({ on, until, customerId }) =>
        (charges.get(customerId) ?? []).filter(
          (charge) => charge.on > on && (until === null || charge.on <= until),
        ),
      )
      expect(after).toEqual([])
    })

    it('never charge more than was shown', () => {
      for (const { shown, subscriber, life } of lived) {
        let paidOn = ''
        for (const { on, amount, paid } of charges.get(subscriber.customerId) ?? []) {
          const known = shown.filter((one, index) => index === 0 || one.on < on)
          const once = known
            .filter((one) => one.on >= paidOn)
            .reduce((yen, { difference }) => yen + difference, 0)
          expect(amount, JSON.stringify(life)).toBeLessThanOrEqual((known.at(-1)?.price ?? 0) + once)
          if (paid) paidOn = on
        }
      }
    })

    it('have equal books here and at the provider, no refunds, and every contract in its state', async () => {
      const { ours, theirs } = await readBothBooks(simulation.billing.database, simulation.sandbox)
      expect(ours).toEqual(theirs)
      expect(Object.values(theirs).filter(({ refunded }) => refunded > 0)).toEqual([])
      const rows = await simulation.billing.database.db
        .selectFrom('contracts')
        .select(['id', 'status'])
        .execute()
      const statuses = new Map(rows.map(({ id, status }) => [id, status]))
      const found = lived.map(({ subscriber }) => statuses.get(subscriber.contractId))
      const codes = { active: 'active', cancelled: 'cancelReserved', unpaid: 'pastDue', ended: 'ended' }
      expect(found).toEqual(lived.map(({ expected }) => codes[expected.now.state]))
    })
  })
}

async function inTurns<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(act))
}
