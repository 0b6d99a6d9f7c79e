import type { ResponseOf, RowOf } from '../api/contract.ts'

/** What a member holds; days are days in Japan. */
export type Contract = RowOf<'GET /admin/contracts'>
/** With its bills, payments, delivery, and what staff did. */
export type ContractDetails = ResponseOf<'GET /admin/contracts/{id}'>
export type ContractStatus = Contract['status']

export const contractStatuses: ContractStatus[] = ['10', '20', '30', '40', '50', '90', '99']

/** As the service's own table says, which decides. */
export const canCancel = ({ status, paidUntil }: Pick<Contract, 'status' | 'paidUntil'>): boolean =>
  status === '10' || status === '40' || (status === '30' && paidUntil !== null)
export const canUndoCancel = ({
  status,
  settlementUnpaid,
}: Pick<Contract, 'status' | 'settlementUnpaid'>): boolean => status === '20' && !settlementUnpaid
