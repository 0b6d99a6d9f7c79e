import { addDays, addMonths, type Day } from '@hibiki/calendar'
import type { Contract, ContractStatus } from './contract.rules.ts'

/** The actors who may bring a change about: the payer, staff, the payment provider, and the service itself. */
export type TransitionActor = 'contractor' | 'staff' | 'provider' | 'system'

export const transitionCauses = [
  'payment-succeeded',
  'payment-failed',
  'delivery-confirmed',
  'cancel',
  'undo-cancel',
  'return-confirmed',
  'person-deleted',
] as const
export type TransitionCause = (typeof transitionCauses)[number]

export const actorsByCause: Record<TransitionCause, readonly TransitionActor[]> = {
  'payment-succeeded': ['provider'],
  'payment-failed': ['provider'],
  'delivery-confirmed': ['staff'],
  cancel: ['contractor', 'staff', 'system'],
  'undo-cancel': ['contractor', 'staff'],
  'return-confirmed': ['staff'],
  'person-deleted': ['system'],
}

/**
 * `not-allowed` means that this actor may not do it, and `not-due` that the payment is for a period that was not billed yet.
 * `not-possible` means that this state does not allow it; a payment that succeeded all the same must be refunded.
 */
export type TransitionRefusal = 'not-allowed' | 'not-due' | 'not-possible'
export type TransitionResult = { ok: true; contract: Contract } | { ok: false; reason: TransitionRefusal }

type Rule = (contract: Contract, on: Day) => Contract | TransitionRefusal

const rules: Record<ContractStatus, Partial<Record<TransitionCause, Rule>>> = {
  active: {
    'payment-succeeded': (contract, on) => (isDue(contract, on) ? paid(contract, on) : 'not-due'),
    'payment-failed': (contract, on) => (isDue(contract, on) ? failed(contract, on) : 'not-due'),
    // On the day when the next payment is due no paid period is left, so the contract ends at once.
    cancel: (contract, on) =>
      isDue(contract, on) ? toEndedOrAwaitingReturn(contract, on) : { ...contract, status: 'cancelReserved' },
    'person-deleted': toEndedOrAwaitingReturn,
  },
  cancelReserved: {
    'undo-cancel': (contract, on) =>
      isDue(contract, on) ? 'not-possible' : { ...contract, status: 'active' as const },
    'person-deleted': toEndedOrAwaitingReturn,
  },
  // A pending first payment must be settled before anything else changes the contract.
  pendingPayment: {
    'payment-succeeded': paid,
    'payment-failed': (contract, on) => ({ ...contract, status: 'paymentFailed', lastDay: on }),
    'person-deleted': toEndedOrAwaitingReturn,
  },
  pastDue: {
    'payment-succeeded': paid,
    'payment-failed': failed,
    // The retries of the declined payment stop at once.
    cancel: toEndedOrAwaitingReturn,
    'person-deleted': toEndedOrAwaitingReturn,
  },
  awaitingDelivery: {
    'delivery-confirmed': (contract, on) => ({ ...contract, status: 'pastDue', anchorOn: on, paidUntil: on }),
    cancel: toEndedWithoutReturn,
    'person-deleted': toEndedWithoutReturn,
  },
  awaitingReturn: { 'return-confirmed': (contract) => ({ ...contract, status: 'ended' }) },
  ended: {},
  paymentFailed: {},
}

/** Returns what becomes of a contract when something happens to it on a day; everything that is not in the table above is rejected. */
export function applyTransition(
  contract: Contract,
  cause: TransitionCause,
  actor: TransitionActor,
  on: Day,
): TransitionResult {
  if (!actorsByCause[cause].includes(actor)) return { ok: false, reason: 'not-allowed' }
  const result = rules[contract.status][cause]?.(contract, on) ?? 'not-possible'
  return typeof result === 'string' ? { ok: false, reason: result } : { ok: true, contract: result }
}

/** Returns the last day of use if the contract were cancelled today; null when it cannot be. */
export function computeLastDayIfCancelled(contract: Contract, today: Day): Day | null {
  const cancelled = applyTransition(contract, 'cancel', 'contractor', today)
  return cancelled.ok ? findPlannedLastDay(cancelled.contract) : null
}

/** Returns the last day of use if a cancellation or the end has fixed it already. */
export function findPlannedLastDay(contract: Pick<Contract, 'status' | 'paidUntil' | 'lastDay'>): Day | null {
  if (contract.status === 'cancelReserved' && contract.paidUntil !== null)
    return addDays(contract.paidUntil, -1)
  return contract.lastDay
}

/** Ends a contract in use; the device of a rental is awaited back first. */
export function toEndedOrAwaitingReturn(contract: Contract, lastDay: Day): Contract {
  const isDeviceOut = contract.rental && contract.anchorOn !== null
  return isDeviceOut
    ? { ...contract, status: 'awaitingReturn', lastDay, returnSince: lastDay }
    : toEndedWithoutReturn(contract, lastDay)
}

/** Ends a contract that was never used. */
export function toEndedWithoutReturn(contract: Contract, lastDay: Day): Contract {
  return { ...contract, status: 'ended', lastDay }
}

function isDue(contract: Contract, on: Day): boolean {
  return contract.paidUntil === null || on >= contract.paidUntil
}

/** Adds the calendar months of one period, counted from the first day, so that neither a late payment nor a short month moves a later date. */
function paid(contract: Contract, on: Day): Contract {
  const anchorOn = contract.anchorOn ?? on
  const paidMonths = contract.paidMonths + contract.periodMonths
  const paidUntil = addMonths(anchorOn, paidMonths)
  return { ...contract, status: 'active', anchorOn, paidMonths, paidUntil, lastFailedOn: null }
}

function failed(contract: Contract, on: Day): Contract {
  return { ...contract, status: 'pastDue', lastFailedOn: on }
}
