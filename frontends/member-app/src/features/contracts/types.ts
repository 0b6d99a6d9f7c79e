import type { paths } from '../../lib/api/schema.gen.d.ts'

type Response<Path extends keyof paths, Method extends 'get' | 'post'> =
  paths[Path] extends Record<Method, { responses: { 200: { content: { 'application/json': infer Body } } } }>
    ? Body
    : never

/** A contract as the tables show it. Days are `yyyy-MM-dd` in Japan. */
export type Contract = Response<'/payment/fetch-subscription', 'get'>[number]
export type PaymentDetail = Response<'/v2/payment/fetch-history', 'get'>
/** When a contract would end if it were cancelled now. */
export type PlannedEnd = Response<'/payment/prev-cancel', 'post'>[number]
