import type { ResponseBody } from '../../lib/api/response-body.ts'

export type MentalCheck = ResponseBody<'/mental-check/get'>
