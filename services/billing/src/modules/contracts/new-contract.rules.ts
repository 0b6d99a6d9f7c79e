import type { Day } from '@hibiki/calendar'
import type { PeriodMonths } from './billing-period.rules.ts'
import type { Contract } from './contract.rules.ts'

const nothingYet = {
  anchorOn: null,
  paidMonths: 0,
  paidUntil: null,
  lastFailedOn: null,
  deliveryReminded: false,
  returnSince: null,
  returnReminded: false,
  lastDay: null,
} as const

/** A plan just ordered: its first payment is pending, and nothing is open. */
export function buildSubscriptionContract(orderedOn: Day, periodMonths: PeriodMonths = 1): Contract {
  return { status: 'pendingPayment', rental: false, orderedOn, periodMonths, ...nothingYet }
}

/** A rental just ordered: it is charged when the delivery is confirmed. */
export function buildRentalContract(orderedOn: Day): Contract {
  return { status: 'awaitingDelivery', rental: true, orderedOn, periodMonths: 1, ...nothingYet }
}
