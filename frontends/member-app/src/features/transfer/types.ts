import type { ResponseBody } from '../../lib/api/response-body.ts'

export type Transfer = ResponseBody<'/admin/transfers/{id}'>
