import { describe, expect, it } from 'vitest'
import type { Contract } from '../contracts/contract.rules.ts'
import { buildRentalContract, buildSubscriptionContract } from '../contracts/new-contract.rules.ts'
import { applyTimeEvents } from '../contracts/passing-time.rules.ts'
import { actorsByCause, applyTransition, type TransitionCause } from '../contracts/transitions.rules.ts'
import { findContractMailEvent } from './contract-mail-event.rules.ts'

const mine = { invoiced: false }

/** Returns the news of a contract to which something happens day by day, in order. */
function storyOf(
  start: Contract,
  steps: [day: string, cause: TransitionCause | 'time'][],
  options = mine,
): (string | null)[] {
  let contract = start
  return steps.map(([day, cause]) => {
    const before = contract
    if (cause === 'time') contract = applyTimeEvents(before, day).contract
    else {
      const moved = applyTransition(before, cause, actorsByCause[cause][0] ?? 'system', day)
      if (!moved.ok) throw new Error(`${cause} is ${moved.reason}`)
      contract = moved.contract
    }
    return findContractMailEvent(before, contract, options)
  })
}

describe('findContractMailEvent for a plan', () => {
  const plan = buildSubscriptionContract('2026-11-21')

  it('returns an event for a renewal, and none for the first payment, which the mail of the order reports', () => {
    const steps: [string, TransitionCause][] = [
      ['2026-11-21', 'payment-succeeded'],
      ['2026-12-21', 'payment-succeeded'],
    ]
    expect(storyOf(plan, steps)).toEqual([null, 'payment-received'])
    expect(storyOf(plan, steps, { invoiced: true })).toEqual([null, null])
  })

  it('returns an event for the first declined attempt of a day and for the unpaid end, and none for a payment made overdue by time', () => {
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
    const unseen: [string, TransitionCause | 'time'][] = [
      ['2026-11-21', 'payment-succeeded'],
      ['2027-03-01', 'time'],
    ]
    expect(storyOf(plan, unseen)).toEqual([null, 'contract-ended-unpaid'])
  })

  it('returns an event for a cancellation, its undo and the end', () => {
    expect(
      storyOf(plan, [
        ['2026-11-21', 'payment-succeeded'],
        ['2026-11-22', 'cancel'],
        ['2026-11-23', 'undo-cancel'],
        ['2026-11-24', 'cancel'],
        ['2026-12-21', 'time'],
      ]),
    ).toEqual([null, 'cancel-reserved', 'cancel-undone', 'cancel-reserved', 'contract-ended'])
    const unpaid: [string, TransitionCause][] = [
      ['2026-11-21', 'payment-succeeded'],
      ['2026-12-21', 'payment-failed'],
      ['2026-12-22', 'cancel'],
    ]
    expect(storyOf(plan, unpaid)).toEqual([null, 'payment-failed', 'contract-ended'])
  })
})

describe('findContractMailEvent for a rental', () => {
  const rental = buildRentalContract('2026-11-21')

  it('returns an event for each step from the delivery to the return', () => {
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

  it('returns a reminder 14 days and a cancellation 30 days after an order that is never delivered', () => {
    expect(
      storyOf(rental, [
        ['2026-12-04', 'time'],
        ['2026-12-05', 'time'],
        ['2026-12-21', 'time'],
      ]),
    ).toEqual([null, 'delivery-reminder', 'delivery-cancelled'])
  })
})
