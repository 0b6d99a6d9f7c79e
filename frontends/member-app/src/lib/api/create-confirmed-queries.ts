import createClient from 'openapi-react-query'
import { api } from './client.ts'
import type { PasswordConfirmedRunner } from './password-confirmed-runner.ts'
import type { QueryApi, ThrowingPaths } from './queries.ts'

/** Creates `$api` with calls that ask for the password first where the session needs it (`useConfirmed`). */
export function createConfirmedQueries(confirmed: PasswordConfirmedRunner): QueryApi {
  const confirm = <Call extends (...args: never) => Promise<unknown>>(call: Call) =>
    ((...args) => confirmed(() => call(...args))) as Call
  const client = { ...api, GET: confirm(api.GET), POST: confirm(api.POST) }
  return createClient<ThrowingPaths>(client as never)
}
