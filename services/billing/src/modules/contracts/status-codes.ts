import type { ListRequest } from '@hibiki/admin-resource'
import { Type } from 'typebox'
import type { ContractStatus } from './contract.rules.ts'

/** Codes of the states of a contract on the wire. */
export const contractStatusCodes = ['10', '20', '30', '40', '50', '90', '99'] as const
export const ContractStatusSchema = Type.Enum([...contractStatusCodes], {
  $id: 'ContractStatus',
  description:
    '10 active, 20 cancellation reserved, 30 payment pending or past due, 40 awaiting delivery, 50 awaiting return, 90 ended, 99 payment failed',
})
export type ContractStatusCode = (typeof contractStatusCodes)[number]

export const contractStatusCodeByStatus: Record<ContractStatus, ContractStatusCode> = {
  active: '10',
  cancelReserved: '20',
  pendingPayment: '30',
  pastDue: '30',
  awaitingDelivery: '40',
  awaitingReturn: '50',
  ended: '90',
  paymentFailed: '99',
}

/** Returns every state that has one of these codes. */
export function toContractStatuses(codes: readonly ContractStatusCode[]): ContractStatus[] {
  const statuses = Object.keys(contractStatusCodeByStatus) as ContractStatus[]
  return statuses.filter((status) => codes.includes(contractStatusCodeByStatus[status]))
}

/** Replaces codes by names of states in a list request of the console. */
export function replaceStatusCodesInFilter<F extends { status?: readonly ContractStatusCode[] }>(
  list: ListRequest<F>,
) {
  const { status, ...filter } = list.filter
  return { ...list, filter: { ...filter, ...(status && { status: toContractStatuses(status) }) } }
}

/** Replaces the name of the state by its code in a row of the console. */
export function replaceStatusByCode<R extends { status: ContractStatus }>(row: R) {
  return { ...row, status: contractStatusCodeByStatus[row.status] }
}
