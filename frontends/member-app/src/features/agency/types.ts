import type { ResponseBody } from '../../lib/api/response-body.ts'

/** The agency of a person in charge with its pending applications. */
export type OwnAgency = ResponseBody<'/pic/agency'>
