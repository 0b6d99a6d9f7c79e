import { describe, expect, it } from 'vitest'
import type { Contract } from '../contracts/contract.rules.ts'
import { newRental, newSubscription } from '../contracts/new-contract.rules.ts'
import { passTime } from '../contracts/passing-time.rules.ts'
import { actorsOf, type Cause, transition } from '../contracts/transitions.rules.ts'
import { newsOfChange } from './contract-news.rules.ts'

const mine = { invoiced: false }

/** A contract to which something happens, day by day; the news in order. */
function storyOf(
  start: Contract,
  steps: [day: string, cause: Cause | 'time'][],
  options = mine,
): (string | null)[] {
  let contract = start
  return steps.map(([day, cause]) => {
    const before = contract
    if (cause === 'time') contract = passTime(before, day).contract
    else {
      const moved = transition(before, cause, actorsOf[cause][0] ?? 'system', day)
      if (!moved.ok) throw new Error(`${cause} is ${moved.reason}`)
      contract = moved.contract
    }
    return newsOfChange(before, contract, options)
  })
}

describe('news of a plan', () => {
  const plan = newSubscription('2026-11-21')

  it('a renewal has a mail of its own, the first payment is part of the mail of its order', () => {
    const steps: [string, Cause][] = [
      ['2026-11-21', 'payment-succeeded'],
      ['2026-12-21', 'payment-succeeded'],
    ]
    expect(storyOf(plan, steps)).toEqual([null, 'payment-received'])
    expect(storyOf(plan, steps, { invoiced: true })).toEqual([null, null])
  })

  it('each refused attempt has a mail, not what time alone makes overdue; then the end for want of a payment', () => {
    expect(
      storyOf(plan, [
        ['2026-11-21', 'payment-succeeded'],
        ['2026-12-21', 'payment-failed'],
        ['2026-12-22', 'time'],
        ['2026-12-22', 'payment-failed'],
        ['2026-12-22', 'payment-failed'],
        ['2027-01-11', 'time'],
      ]),
    ).toEqual([null, 'payment-failed', null, 'payment-failed', null, 'contract-ended-unpaid'])
    const unseen: [string, Cause | 'time'][] = [
      ['2026-11-21', 'payment-succeeded'],
      ['2027-03-01', 'time'],
    ]
    expect(storyOf(plan, unseen)).toEqual([null, 'contract-ended-unpaid'])
  })

  it('cancelling, undoing and the end', () => {
    expect(
      storyOf(plan, [
        ['2026-11-21', 'payment-succeeded'],
        ['2026-11-22', 'cancel'],
        ['2026-11-23', 'undo-cancel'],
        ['2026-11-24', 'cancel'],
        ['2026-12-21', 'time'],
      ]),
    ).toEqual([null, 'cancel-reserved', 'cancel-undone', 'cancel-reserved', 'contract-ended'])
    const unpaid: [string, Cause][] = [
      ['2026-11-21', 'payment-succeeded'],
      ['2026-12-21', 'payment-failed'],
      ['2026-12-22', 'cancel'],
    ]
    expect(storyOf(plan, unpaid)).toEqual([null, 'payment-failed', 'contract-ended'])
  })
})

describe('news of a rental', () => {
  const rental = newRental('2026-11-21')

  it('from the delivery to the return', () => {
    expect(
      storyOf(rental, [
        ['2026-11-25', 'delivery-confirmed'],
        ['2026-11-25', 'payment-succeeded'],
        ['2026-11-26', 'cancel'],
        ['2026-12-25', 'time'],
        ['2027-01-23', 'time'],
        ['2027-01-24', 'return-confirmed'],
      ]),
    ).toEqual([
      'delivery-confirmed',
      'payment-received',
      'cancel-reserved',
      'return-requested',
      'return-late',
      'return-received',
    ])
  })

  it('never delivered: a reminder after 14 days, cancelled after 30', () => {
    expect(
      storyOf(rental, [
        ['2026-12-04', 'time'],
        ['2026-12-05', 'time'],
        ['2026-12-21', 'time'],
      ]),
    ).toEqual([null, 'delivery-reminder', 'delivery-cancelled'])
  })
})
