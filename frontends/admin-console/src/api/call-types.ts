import type * as contract from '@hibiki/admin-resource/console'
import type { paths } from './schema.gen.d.ts'

/** A call that the console may make, named as in the OpenAPI documents of the services: `"GET /admin/members/{id}"`. */
export type CallName = contract.ApiCallName<paths>

/** The body of the call's 200 response. */
export type ResponseOf<Name extends CallName> = contract.ApiResponseBody<paths, Name>

/** The request body of the call. */
export type RequestOf<Name extends CallName> = contract.ApiRequestBody<paths, Name>

/** One row of the response of a list call. */
export type RowOf<Name extends CallName> = ResponseOf<Name> extends (infer Row)[] ? Row : never
