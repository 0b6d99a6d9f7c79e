import type { PurchaseStatus } from './purchase-status.rules.ts'

/** Codes of the states of a plan card on the wire. */
export const purchaseStatusCodes = ['00', '10', '20', '90', '91', '92'] as const
export type PurchaseStatusCode = (typeof purchaseStatusCodes)[number]

export const purchaseStatusCodeByStatus: Record<PurchaseStatus, PurchaseStatusCode> = {
  available: '00',
  changeable: '10',
  availableAgain: '20',
  contracted: '90',
  awaitingDelivery: '91',
  awaitingReturn: '92',
}
