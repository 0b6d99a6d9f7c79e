import type { ResponseOf, RowOf } from '../api/call-types.ts'

export type InquiryRow = RowOf<'GET /admin/inquiries'>
export type Inquiry = ResponseOf<'GET /admin/inquiries/{id}'>

export const inquiryPriorities = ['0', '1', '2', '3'] as const
