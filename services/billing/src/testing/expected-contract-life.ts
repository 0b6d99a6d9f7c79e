import fc from 'fast-check'

/** A day in Japan, yyyy-MM-dd. */
type Day = string

/** What a member does with a contract in the evening of a day. */
export const memberActs = [
  'cancel',
  'undo',
  'good-card',
  'bad-card',
  'upgrade',
  'downgrade',
  'credit',
] as const
export type MemberAct = (typeof memberActs)[number]

/** The plans on sale, the cheapest first. */
export const testPlans = [
  { key: 'light', price: 980 },
  { key: 'standard', price: 1980 },
  { key: 'premium', price: 2980 },
] as const

/** Yen that a bonus code takes off the next payments; what is left of the cheapest plan is less than a card can be charged. */
export const TEST_CREDIT_YEN = 950
const MIN_CHARGE_YEN = 50

/** A random life: when and what is bought, then at most one act a day, of the days since the purchase. */
export interface RandomContractLife {
  boughtAfterDays: number
  plan: number
  steps: { day: number; act: MemberAct }[]
}

/** Lives of sixty days, in which bad cards are likelier around the day when a payment is due, where most can go wrong. */
export function createLifeArbitrary({
  days,
  startDays,
}: {
  startDays: number
  days: number
}): fc.Arbitrary<RandomContractLife> {
  const step = fc.record({ day: fc.integer({ min: 1, max: days }), act: fc.constantFrom(...memberActs) })
  const failing = fc.record({
    day: fc.integer({ min: 25, max: 30 }),
    act: fc.constant<MemberAct>('bad-card'),
  })
  return fc.record({
    boughtAfterDays: fc.integer({ min: 0, max: startDays - 1 }),
    plan: fc.integer({ min: 0, max: testPlans.length - 1 }),
    steps: fc
      .tuple(fc.array(step, { maxLength: 6 }), fc.array(failing, { maxLength: 1 }))
      .map(([some, bad]) => [...some, ...bad].sort((a, b) => a.day - b.day))
      .map((all) => all.filter(({ day }, index) => all[index - 1]?.day !== day)),
  })
}

export interface ExpectedCharge {
  on: Day
  amount: number
  paid: boolean
}

export type ExpectedContractState = 'active' | 'cancelled' | 'unpaid' | 'ended'

/** Computes day by day what must happen to one contract, independently of the service's code. */
export function createExpectedContractLife(boughtOn: Day, plan: number) {
  const life = {
    state: 'active' as ExpectedContractState,
    plan,
    nextPlan: null as number | null,
    /** The first day of the period that is running. */
    paidPlan: plan,
    difference: 0,
    credits: 0,
    card: 'good' as 'good' | 'bad',
    paidPeriods: 1,
    due: monthsLater(boughtOn, 1),
    charges: [{ on: boughtOn, amount: priceOf(plan), paid: true }] as ExpectedCharge[],
  }

  function charge(on: Day): void {
    life.plan = life.nextPlan ?? life.plan
    life.nextPlan = null
    const full = priceOf(life.plan) + life.difference
    const rest = Math.max(full - life.credits, 0)
    const amount = rest > 0 ? Math.max(rest, MIN_CHARGE_YEN) : 0
    const paid = amount === 0 || life.card === 'good'
    if (amount > 0) life.charges.push({ on, amount, paid })
    life.state = paid ? 'active' : 'unpaid'
    if (!paid) return
    life.credits -= full - amount
    life.difference = 0
    life.paidPlan = life.plan
    life.paidPeriods += 1
    life.due = monthsLater(boughtOn, life.paidPeriods)
  }

  /**
   * A cancellation charges what an upgrade still owes; unpaid, the contract falls back to the plan that was paid for, and a plan
   * that waits for the renewal still waits.
   */
  function settle(on: Day): void {
    const full = life.difference < MIN_CHARGE_YEN ? 0 : life.difference
    const rest = Math.max(full - life.credits, 0)
    const amount = rest > 0 ? Math.max(rest, MIN_CHARGE_YEN) : 0
    const paid = amount === 0 || life.card === 'good'
    if (amount > 0) life.charges.push({ on, amount, paid })
    if (paid) life.credits -= full - amount
    else life.plan = life.paidPlan
    life.difference = 0
    if (paid) life.paidPlan = life.plan
  }

  return {
    now: life,
    /** Days since the payment that is due now, negative before. */
    daysDue: (today: Day) => daysFrom(life.due, today),

    morning(today: Day): void {
      const days = daysFrom(life.due, today)
      if (life.state === 'cancelled' && days >= 0) life.state = 'ended'
      if (life.state === 'unpaid' && days >= 21) life.state = 'ended'
      const isAttempt = [0, 1, 3, 5, 7].includes(days)
      if (isAttempt && (life.state === 'active' || life.state === 'unpaid')) charge(today)
    },

    /** Returns whether the act is possible now; otherwise it is skipped. */
    canAct(act: MemberAct): boolean {
      if (act === 'undo') return life.state === 'cancelled'
      if (act === 'upgrade') return life.state === 'active' && life.plan < testPlans.length - 1
      if (act === 'downgrade') return life.state === 'active' && life.plan > 0
      if (act === 'cancel') return life.state === 'active' || life.state === 'unpaid'
      return act === 'credit' || life.state !== 'ended'
    },

    act(act: MemberAct, today: Day): void {
      if (act === 'cancel') {
        settle(today)
        life.state = life.state === 'unpaid' ? 'ended' : 'cancelled'
      }
      if (act === 'undo') life.state = 'active'
      if (act === 'good-card' || act === 'bad-card') {
        life.card = act === 'good-card' ? 'good' : 'bad'
        if (life.state === 'unpaid') charge(today)
      }
      if (act === 'credit') life.credits += TEST_CREDIT_YEN
      // A member who changes the plan chooses the good card for it.
      if (act === 'downgrade' || act === 'upgrade') life.card = 'good'
      if (act === 'downgrade') life.nextPlan = life.plan - 1
      if (act === 'upgrade') {
        const from = monthsLater(boughtOn, life.paidPeriods - 1)
        const dearer = priceOf(life.plan + 1) - priceOf(life.plan)
        const yenDays = dearer * daysFrom(today, life.due)
        const days = daysFrom(from, life.due)
        life.difference += (yenDays - (yenDays % days)) / days
        life.plan += 1
        life.nextPlan = null
      }
    },
  }
}

export type ExpectedContractLife = ReturnType<typeof createExpectedContractLife>

const priceOf = (plan: number): number => testPlans[plan]?.price ?? Number.NaN

const lengthOfMonth = (year: number, month: number): number =>
  month === 2 ? (year % 4 === 0 ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

export function monthsLater(day: Day, count: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const months = year * 12 + (month - 1) + count
  const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1]
  const on = Math.min(date, lengthOfMonth(inYear, inMonth))
  return `${inYear}-${String(inMonth).padStart(2, '0')}-${String(on).padStart(2, '0')}`
}

export function addDaysTo(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

function daysFrom(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
