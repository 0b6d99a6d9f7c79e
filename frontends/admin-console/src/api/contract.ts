import type * as contract from '@hibiki/admin-resource/console'
import type { paths } from './schema.gen.d.ts'

/** Every call that the console makes, as the services' OpenAPI documents name it: `"GET /admin/members/{id}"`. */
export type CallName = contract.CallName<paths>

/** The body of a call's 200 response. */
export type ResponseOf<Name extends CallName> = contract.ResponseOf<paths, Name>

/** The body that a call takes. */
export type RequestOf<Name extends CallName> = contract.RequestOf<paths, Name>

/** A row of a list call. */
export type RowOf<Name extends CallName> = ResponseOf<Name> extends (infer Row)[] ? Row : never
