import type { ListRequest } from '@hibiki/admin-resource'
import type { ContractStatus } from './contract.rules.ts'

/** The states of a contract on the wire. */
export const contractStatusCodes = ['10', '20', '30', '40', '50', '90', '99'] as const
export const CONTRACT_STATUS_DESCRIPTION =
  '10 active, 20 cancellation reserved, 30 payment pending or past due, 40 awaiting delivery, 50 awaiting return, 90 ended, 99 payment failed'
export type ContractStatusCode = (typeof contractStatusCodes)[number]

export const statusCodeOf: Record<ContractStatus, ContractStatusCode> = {
  active: '10',
  cancelReserved: '20',
  pendingPayment: '30',
  pastDue: '30',
  awaitingDelivery: '40',
  awaitingReturn: '50',
  ended: '90',
  paymentFailed: '99',
}

/** Every state that has one of these codes. */
export function statusesOfCodes(codes: readonly ContractStatusCode[]): ContractStatus[] {
  const statuses = Object.keys(statusCodeOf) as ContractStatus[]
  return statuses.filter((status) => codes.includes(statusCodeOf[status]))
}

/** A list request of the console with its states by name. */
export function withStatuses<F extends { status?: readonly ContractStatusCode[] }>(list: ListRequest<F>) {
  const { status, ...filter } = list.filter
  return { ...list, filter: { ...filter, ...(status && { status: statusesOfCodes(status) }) } }
}

/** A row of the console with the code of its state. */
export function withStatusCode<R extends { status: ContractStatus }>(row: R) {
  return { ...row, status: statusCodeOf[row.status] }
}
