import type { ResponseBody } from '../../lib/api/response-body.ts'

/** A result that the member has saved. */
export type SavedResult = ResponseBody<'/stress-check/save', 'post'>
