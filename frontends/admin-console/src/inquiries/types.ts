import type { ResponseOf, RowOf } from '../api/contract.ts'

export type InquiryRow = RowOf<'GET /admin/inquiries'>
export type Inquiry = ResponseOf<'GET /admin/inquiries/{id}'>

export const priorities = ['0', '1', '2', '3']
