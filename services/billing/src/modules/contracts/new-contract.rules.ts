import type { Day } from '@hibiki/calendar'
import type { Contract } from './contract.rules.ts'

const nothingYet = {
  anchorOn: null,
  paidPeriods: 0,
  paidUntil: null,
  lastFailedOn: null,
  deliveryReminded: false,
  returnSince: null,
  returnReminded: false,
  lastDay: null,
} as const

/** A plan just ordered: its first payment is pending, and nothing is open. */
export function buildSubscriptionContract(orderedOn: Day): Contract {
  return { status: 'pendingPayment', rental: false, orderedOn, ...nothingYet }
}

/** A rental just ordered: it is charged when the delivery is confirmed. */
export function buildRentalContract(orderedOn: Day): Contract {
  return { status: 'awaitingDelivery', rental: true, orderedOn, ...nothingYet }
}
