import type { ResponseOf, RowOf } from '../api/call-types.ts'

export type InquiryRow = RowOf<'GET /admin/inquiries'>
export type Inquiry = ResponseOf<'GET /admin/inquiries/{id}'>

/** A file that is uploaded and not sent yet. */
export interface AttachedFile {
  kind: 'picture' | 'document'
  id: string
  name: string
}

export const inquiryPriorities = ['0', '1', '2', '3'] as const
