import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDaysTo,
  createExpectedContractLife,
  createLifeArbitrary,
  type ExpectedCharge,
  type RandomContractLife,
  TEST_CREDIT_YEN,
  testPlans,
} from '../../testing/expected-contract-life.ts'
import { computeUpgradeDifference } from '../orders/plan-change.rules.ts'
import type { Contract } from './contract.rules.ts'
import { buildSubscriptionContract } from './new-contract.rules.ts'
import { applyTimeEvents, findNextPaymentAttempt } from './passing-time.rules.ts'
import { applyCreditsToCharge } from './proration.rules.ts'
import { computeSettlementAmount } from './settlement.rules.ts'
import { actorsByCause, applyTransition, type TransitionCause } from './transitions.rules.ts'

const DAYS = 100
const priceOf = (plan: number) => testPlans[plan]?.price ?? 0

/** Lives a contract day by day by the rules alone. */
function liveByRules(boughtOn: string, life: RandomContractLife) {
  let contract = buildSubscriptionContract(boughtOn)
  let [plan, nextPlan, paidPlan, difference, isCardGood] = [life.plan, life.plan, life.plan, 0, true]
  let credits: { id: string; remaining: number }[] = []
  const charges: ExpectedCharge[] = []

  function move(cause: TransitionCause, on: string): void {
    const moved = applyTransition(contract, cause, actorsByCause[cause][0] ?? 'system', on)
    if (!moved.ok) throw new Error(`${cause} on ${on} is ${moved.reason}`)
    contract = moved.contract
  }
  function charge(on: string): void {
    plan = nextPlan
    const { amount, used } = applyCreditsToCharge(priceOf(plan) + difference, credits)
    const paid = amount === 0 || isCardGood
    if (amount > 0) charges.push({ on, amount, paid })
    move(paid ? 'payment-succeeded' : 'payment-failed', on)
    if (!paid) return
    difference = 0
    paidPlan = plan
    spend(used)
  }
  function settle(on: string): void {
    const due = computeSettlementAmount({ nextDifference: difference })
    const { amount, used } = applyCreditsToCharge(due, credits)
    const paid = amount === 0 || isCardGood
    if (amount > 0) charges.push({ on, amount, paid })
    if (paid) spend(used)
    else [plan, nextPlan] = [paidPlan, nextPlan === plan ? paidPlan : nextPlan]
    paidPlan = plan
    difference = 0
  }
  function spend(used: readonly { id: string; yen: number }[]): void {
    const usedOf = new Map(used.map(({ id, yen }) => [id, yen]))
    credits = credits.map(({ id, remaining }) => ({ id, remaining: remaining - (usedOf.get(id) ?? 0) }))
  }
  charge(boughtOn)
  return {
    charges,
    contract: (): Contract => contract,
    morning(today: string): void {
      contract = applyTimeEvents(contract, today).contract
      const attempt = findNextPaymentAttempt(contract)
      if (attempt !== null && attempt <= today) charge(today)
    },
    act(act: RandomContractLife['steps'][number]['act'], today: string): void {
      if (act === 'cancel') {
        settle(today)
        move('cancel', today)
      }
      if (act === 'undo') move('undo-cancel', today)
      if (act === 'credit') credits = [...credits, { id: today, remaining: TEST_CREDIT_YEN }]
      if (act === 'downgrade') nextPlan = plan - 1
      if (act === 'good-card' || act === 'bad-card') {
        isCardGood = act === 'good-card'
        if (contract.status === 'pastDue') charge(today)
      }
      // The card chosen with a change of plan pays from then on.
      if (act === 'upgrade' || act === 'downgrade') isCardGood = true
      if (act === 'upgrade') {
        const change = { unitPrice: priceOf(plan + 1), difference: Number.POSITIVE_INFINITY }
        difference +=
          computeUpgradeDifference(contract, change, { oldPrice: priceOf(plan), on: today }) ?? Number.NaN
        plan += 1
        nextPlan = plan
      }
    },
  }
}

describe('a change of plan that waits for the renewal', () => {
  it('still waits when the settlement of a cancellation is declined and the cancellation is undone', () => {
    const acts = ['upgrade', 'upgrade', 'downgrade', 'bad-card', 'cancel', 'undo', 'good-card'] as const
    const steps = acts.map((act, index) => ({ day: index + 1, act }))
    const boughtOn = '2027-01-01'
    const both = [
      createExpectedContractLife(boughtOn, 0),
      liveByRules(boughtOn, { boughtAfterDays: 0, plan: 0, steps }),
    ]
    for (const life of both) {
      for (const { day, act } of steps) life.act(act, addDaysTo(boughtOn, day))
      life.morning('2027-02-01')
    }
    const [expected, found] = both.map((life) => ('now' in life ? life.now : life).charges)
    expect(expected?.at(-1)).toEqual({ on: '2027-02-01', amount: 1980, paid: true })
    expect(found).toEqual(expected)
  })
})

const codes = { active: 'active', cancelled: 'cancelReserved', unpaid: 'pastDue', ended: 'ended' }

describe('any life of a plan bought on any day of four years', () => {
  it('is charged the same yen on the same days by the rules and by the independent model', () => {
    const anyLife = createLifeArbitrary({ startDays: 1462, days: DAYS })
    fc.assert(
      fc.property(anyLife, (life) => {
        const boughtOn = addDaysTo('2027-01-01', life.boughtAfterDays)
        const expected = createExpectedContractLife(boughtOn, life.plan)
        const found = liveByRules(boughtOn, life)
        const statuses: { expected: string; found: string }[] = []
        for (let day = 1; day <= DAYS; day += 1) {
          const today = addDaysTo(boughtOn, day)
          expected.morning(today)
          found.morning(today)
          const [before, after] = [codes[expected.now.state], found.contract().status]
          statuses.push({ expected: `${today} ${before}`, found: `${today} ${after}` })
          const step = life.steps.find((one) => one.day === day)
          if (!step || !expected.canAct(step.act)) continue
          expected.act(step.act, today)
          found.act(step.act, today)
        }
        expect(statuses.map((one) => one.found)).toEqual(statuses.map((one) => one.expected))
        expect(found.charges).toEqual(expected.now.charges)
      }),
      createPropertyParameters({ test: 300, prove: 2000 }),
    )
  }, 60_000)
})
