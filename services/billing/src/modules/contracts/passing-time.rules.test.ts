import { addDays, addMonths, countDaysBetween, type Day } from '@hibiki/calendar'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeContractAccess, findNextAccessChange } from '../entitlements/access.rules.ts'
import type { Contract } from './contract.rules.ts'
import { buildRentalContract, buildSubscriptionContract } from './new-contract.rules.ts'
import { applyTimeEvents, findNextPaymentAttempt, findNextTimeEvent } from './passing-time.rules.ts'
import {
  actorsByCause,
  applyTransition,
  type TransitionActor,
  type TransitionCause,
  transitionCauses,
} from './transitions.rules.ts'

const ordered = '2026-11-21'
const due = '2026-12-21'
const active: Contract = {
  ...buildSubscriptionContract(ordered),
  status: 'active',
  anchorOn: ordered,
  paidMonths: 1,
  paidUntil: due,
}
const on = (days: number) => addDays(due, days)
const eventsUntil = (contract: Contract, day: Day) => applyTimeEvents(contract, day).events

describe('dunning', () => {
  const failing: Contract = { ...active, status: 'pastDue', lastFailedOn: due }

  it('charges the card on the due day and 1, 3, 5 and 7 days later, however often it is declined in between', () => {
    expect(findNextPaymentAttempt(active)).toBe(due)
    const days: number[] = []
    for (let contract = failing; ; ) {
      const next = findNextPaymentAttempt(contract)
      if (next === null) break
      days.push(countDaysBetween(due, next))
      contract = { ...contract, lastFailedOn: next }
    }
    expect(days).toEqual([1, 3, 5, 7])
    // A card that is changed and declined on day 2 does not replace the attempt of day 3.
    expect(findNextPaymentAttempt({ ...failing, lastFailedOn: on(2) })).toBe(on(3))
  })

  it('keeps everything open for 7 days, then closes it until the payment, and ends on day 21', () => {
    const access = (days: number) =>
      computeContractAccess(applyTimeEvents(failing, on(days)).contract, on(days))
    expect([0, 1, 7].map(access)).toEqual(['open', 'open', 'open'])
    expect([8, 15, 20].map(access)).toEqual(['unconfirmed', 'unconfirmed', 'unconfirmed'])
    expect([21, 40].map(access)).toEqual(['none', 'none'])
    expect(eventsUntil(failing, on(40))).toEqual([{ type: 'dunning-ended', on: on(21) }])
    expect(applyTimeEvents(failing, on(21)).contract).toMatchObject({ status: 'ended', lastDay: on(20) })
  })

  it('ends on day 21 also when the provider never reports the payment', () => {
    expect(applyTimeEvents(active, due).contract.status).toBe('active')
    expect(eventsUntil(active, on(60))).toEqual([
      { type: 'payment-overdue', on: on(1) },
      { type: 'dunning-ended', on: on(21) },
    ])
  })

  it('charges nothing any more as soon as the member cancels', () => {
    const cancelled = applyTransition(failing, 'cancel', 'contractor', on(2))
    expect(cancelled.ok && findNextPaymentAttempt(cancelled.contract)).toBeNull()
  })
})

describe('a cancelled contract', () => {
  const booked: Contract = { ...active, status: 'cancelReserved' }

  it('opens everything until the last paid day and is never charged again', () => {
    expect(computeContractAccess(booked, addDays(due, -1))).toBe('open')
    expect(computeContractAccess(booked, due)).toBe('none')
    expect(findNextPaymentAttempt(booked)).toBeNull()
    expect(eventsUntil(booked, due)).toEqual([{ type: 'period-ended', on: due }])
  })

  it('of a rental waits for the device, notifies staff after 30 days and never ends by itself', () => {
    const rented: Contract = { ...booked, rental: true }
    const after = applyTimeEvents(rented, addDays(due, 100))
    expect(after.contract).toMatchObject({
      status: 'awaitingReturn',
      lastDay: addDays(due, -1),
      returnReminded: true,
    })
    expect(after.events).toEqual([
      { type: 'period-ended', on: due },
      { type: 'return-overdue', on: addDays(due, 29) },
    ])
    expect(findNextTimeEvent(after.contract)).toBeNull()
  })
})

describe('a rental whose delivery is never confirmed', () => {
  it('leads to a reminder after 14 days and is cancelled after 30, without a charge', () => {
    const waiting = buildRentalContract(ordered)
    expect(eventsUntil(waiting, addDays(ordered, 13))).toEqual([])
    const after = applyTimeEvents(waiting, addDays(ordered, 45))
    expect(after.events).toEqual([
      { type: 'delivery-reminder', on: addDays(ordered, 14) },
      { type: 'delivery-expired', on: addDays(ordered, 30) },
    ])
    expect(after.contract).toMatchObject({ status: 'ended', paidMonths: 0 })
    expect(findNextPaymentAttempt(waiting)).toBeNull()
  })
})

describe('any life of a contract', () => {
  const step = fc.record({
    days: fc.integer({ min: 0, max: 25 }),
    cause: fc.option(fc.constantFrom(...transitionCauses), { nil: null }),
  })
  const life = fc.record({
    rental: fc.boolean(),
    start: fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2027-01-01', days)),
    steps: fc.array(step, { maxLength: 40 }),
  })
  const actorOf = (cause: TransitionCause): TransitionActor => actorsByCause[cause][0] ?? 'system'

  function live(story: {
    rental: boolean
    start: Day
    steps: { days: number; cause: TransitionCause | null }[]
  }) {
    let today = story.start
    let contract = story.rental ? buildRentalContract(story.start) : buildSubscriptionContract(story.start)
    const seen: { today: Day; contract: Contract; charged: boolean }[] = []
    for (const { days, cause } of story.steps) {
      today = addDays(today, days)
      contract = applyTimeEvents(contract, today).contract
      const moved = cause && applyTransition(contract, cause, actorOf(cause), today)
      const charged = cause === 'payment-succeeded' && moved?.ok === true
      if (moved?.ok) contract = moved.contract
      seen.push({ today, contract, charged })
    }
    return seen
  }

  it('is open only for what was paid and the grace period, is never charged twice for a period, and never restarts after its end', () => {
    fc.assert(
      fc.property(life, (story) => {
        let periods = 0
        let isOver = false
        for (const { today, contract, charged } of live(story)) {
          if (charged) periods += 1
          expect(contract.paidMonths).toBe(periods)
          if (contract.anchorOn !== null)
            expect(contract.paidUntil).toBe(addMonths(contract.anchorOn, periods))
          if (computeContractAccess(contract, today) === 'open') {
            expect(contract.paidUntil !== null && today <= addDays(contract.paidUntil, 7)).toBe(true)
            expect(periods).toBeGreaterThan(0)
          }
          if (isOver) expect(['awaitingReturn', 'ended', 'paymentFailed']).toContain(contract.status)
          isOver ||= contract.lastDay !== null
          expect(isOver).toBe(contract.lastDay !== null)
          if (isOver) expect([computeContractAccess(contract, today), charged]).toEqual(['none', false])
        }
      }),
      createPropertyParameters({ test: 300, prove: 3000 }),
    )
  })

  it('has the same state whether time is passed daily or in one step', () => {
    fc.assert(
      fc.property(life, fc.integer({ min: 1, max: 90 }), (story, days) => {
        const last = live(story).at(-1)
        if (!last) return
        const until = addDays(last.today, days)
        let daily = last.contract
        for (let day = last.today; day <= until; day = addDays(day, 1))
          daily = applyTimeEvents(daily, day).contract
        expect(applyTimeEvents(last.contract, until).contract).toEqual(daily)
      }),
      createPropertyParameters({ test: 200, prove: 1000 }),
    )
  })

  it('changes what it opens only on the day announced before', () => {
    fc.assert(
      fc.property(life, (story) => {
        const last = live(story).at(-1)
        if (!last) return
        const { contract, today } = last
        const announced = findNextAccessChange(contract, today)
        for (let day = today; day < addDays(today, 60); day = addDays(day, 1)) {
          const changed =
            computeContractAccess(contract, addDays(day, 1)) !== computeContractAccess(contract, day)
          expect([day, changed]).toEqual([day, addDays(day, 1) === announced])
        }
      }),
      createPropertyParameters({ test: 200, prove: 1000 }),
    )
  })
})
