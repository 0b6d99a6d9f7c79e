import { describe, expect, it } from 'vitest'
import { type Contract, contractStatuses } from './contract.rules.ts'
import { buildRentalContract, buildSubscriptionContract } from './new-contract.rules.ts'
import {
  actorsByCause,
  applyTransition,
  computeLastDayIfCancelled,
  findPlannedLastDay,
  type TransitionActor,
  type TransitionCause,
  type TransitionRefusal,
  transitionCauses,
} from './transitions.rules.ts'

const ordered = '2026-11-21'
const due = '2026-12-21'
const plan = buildSubscriptionContract(ordered)
const rental = buildRentalContract(ordered)

const active: Contract = { ...plan, status: 'active', anchorOn: ordered, paidMonths: 1, paidUntil: due }
const pastDue: Contract = { ...active, status: 'pastDue', lastFailedOn: due }
const booked: Contract = { ...active, status: 'cancelReserved' }
const delivered: Contract = { ...rental, status: 'pastDue', anchorOn: '2026-11-25', paidUntil: '2026-11-25' }
const rented: Contract = { ...delivered, status: 'active', paidMonths: 1, paidUntil: '2026-12-25' }
const returning: Contract = {
  ...rented,
  status: 'awaitingReturn',
  lastDay: '2026-12-24',
  returnSince: '2026-12-24',
}
const over: Contract = { ...active, status: 'ended', lastDay: '2026-12-20' }
const failed: Contract = { ...plan, status: 'paymentFailed', lastDay: ordered }

/** What each state does with each cause on a day in the paid period: the state after it, or why it is rejected. */
const table: [name: string, contract: Contract, on: string, Record<TransitionCause, string>][] = [
  ['pendingPayment', plan, ordered, outcome('active', 'paymentFailed', 'no', 'no', 'no', 'no', 'ended')],
  ['pastDue', pastDue, '2026-12-24', outcome('active', 'pastDue', 'no', 'ended', 'no', 'no', 'ended')],
  [
    'pastDue after the delivery',
    delivered,
    '2026-11-25',
    outcome('active', 'pastDue', 'no', 'awaitingReturn', 'no', 'no', 'awaitingReturn'),
  ],
  [
    'active in the period',
    active,
    '2026-12-01',
    outcome('due', 'due', 'no', 'cancelReserved', 'no', 'no', 'ended'),
  ],
  ['active on the due day', active, due, outcome('active', 'pastDue', 'no', 'ended', 'no', 'no', 'ended')],
  [
    'active rental',
    rented,
    '2026-12-01',
    outcome('due', 'due', 'no', 'cancelReserved', 'no', 'no', 'awaitingReturn'),
  ],
  ['cancelReserved', booked, '2026-12-01', outcome('no', 'no', 'no', 'no', 'active', 'no', 'ended')],
  ['cancelReserved on the day it ends', booked, due, outcome('no', 'no', 'no', 'no', 'no', 'no', 'ended')],
  ['awaitingDelivery', rental, '2026-11-25', outcome('no', 'no', 'pastDue', 'ended', 'no', 'no', 'ended')],
  ['awaitingReturn', returning, '2026-12-26', outcome('no', 'no', 'no', 'no', 'no', 'ended', 'no')],
  ['ended', over, '2026-12-26', outcome('no', 'no', 'no', 'no', 'no', 'no', 'no')],
  ['paymentFailed', failed, '2026-12-26', outcome('no', 'no', 'no', 'no', 'no', 'no', 'no')],
]

function outcome(
  ...after: [string, string, string, string, string, string, string]
): Record<TransitionCause, string> {
  const words: Record<string, TransitionRefusal> = { no: 'not-possible', due: 'not-due' }
  return Object.fromEntries(
    transitionCauses.map((cause, index) => [cause, words[after[index] ?? ''] ?? after[index]]),
  ) as Record<TransitionCause, string>
}

describe('applyTransition', () => {
  it('has a row of the table for every state', () => {
    expect(new Set(table.map(([, contract]) => contract.status))).toEqual(new Set(contractStatuses))
  })

  it.each(table)('moves %s to the states of the table and nowhere else', (_name, contract, on, expected) => {
    for (const cause of transitionCauses) {
      const [actor = 'system'] = actorsByCause[cause]
      const result = applyTransition(contract, cause, actor, on)
      expect([cause, result.ok ? result.contract.status : result.reason]).toEqual([cause, expected[cause]])
    }
  })

  it('rejects every cause by an actor who may not bring it about, in any state', () => {
    const actors: TransitionActor[] = ['contractor', 'staff', 'provider', 'system']
    for (const [, contract, on] of table)
      for (const cause of transitionCauses)
        for (const actor of actors.filter((one) => !actorsByCause[cause].includes(one)))
          expect(applyTransition(contract, cause, actor, on)).toEqual({ ok: false, reason: 'not-allowed' })
  })

  it('never mutates the contract it was given', () => {
    for (const [, contract, on] of table)
      for (const cause of transitionCauses) {
        const before = structuredClone(contract)
        applyTransition(contract, cause, actorsByCause[cause][0] ?? 'system', on)
        expect(contract).toEqual(before)
      }
  })

  it('counts periods from the first day, even when a payment was late', () => {
    const began = applyTransition(
      buildSubscriptionContract('2027-01-31'),
      'payment-succeeded',
      'provider',
      '2027-01-31',
    )
    let contract = began.ok ? began.contract : plan
    expect(contract.paidUntil).toBe('2027-02-28')
    for (const [paidOn, until] of [
      ['2027-03-05', '2027-03-31'],
      ['2027-03-31', '2027-04-30'],
    ] as const) {
      const paid = applyTransition(contract, 'payment-succeeded', 'provider', paidOn)
      contract = paid.ok ? paid.contract : contract
      expect(contract).toMatchObject({ status: 'active', paidUntil: until, lastFailedOn: null })
    }
  })

  it('makes the last day of use known before and after a cancellation', () => {
    expect(computeLastDayIfCancelled(active, '2026-12-01')).toBe('2026-12-20')
    expect(computeLastDayIfCancelled(pastDue, '2026-12-24')).toBe('2026-12-24')
    expect(computeLastDayIfCancelled(rental, '2026-11-25')).toBe('2026-11-25')
    expect(computeLastDayIfCancelled(booked, '2026-12-01')).toBeNull()
    expect(findPlannedLastDay(booked)).toBe('2026-12-20')
    expect(findPlannedLastDay(active)).toBeNull()
    expect(findPlannedLastDay(over)).toBe('2026-12-20')
  })
})
