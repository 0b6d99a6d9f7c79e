import type { ResponseOf, RowOf } from '../api/call-types.ts'

/** A contract of a member; its days are days in Japan. */
export type Contract = RowOf<'GET /admin/contracts'>
/** A contract with its invoices, payments, delivery and the actions of staff. */
export type ContractDetails = ResponseOf<'GET /admin/contracts/{id}'>
export type ContractStatus = Contract['status']

export const contractStatuses: ContractStatus[] = ['10', '20', '30', '40', '50', '90', '99']

/** Mirrors the state table of billing, which decides. */
export const canCancel = ({ status, paidUntil }: Pick<Contract, 'status' | 'paidUntil'>): boolean =>
  status === '10' || status === '40' || (status === '30' && paidUntil !== null)
export const canUndoCancel = ({
  status,
  settlementUnpaid,
}: Pick<Contract, 'status' | 'settlementUnpaid'>): boolean => status === '20' && !settlementUnpaid
