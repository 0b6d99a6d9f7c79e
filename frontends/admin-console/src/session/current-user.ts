import type { ResponseOf } from '../api/contract.ts'
import { apiBase, fetchApi } from '../api/fetch-api.ts'

/** What the console needs of the specification's current user. */
export type CurrentUser = Pick<
  ResponseOf<'POST /auth/me'>,
  'id' | 'userId' | 'username' | 'email' | 'roles' | 'secondFactorMissing'
>

const VALID_FOR_MS = 60_000
let known: { user: Promise<CurrentUser>; at: number } | null = null

/** Who is logged in; asked at most once a minute. Throws HttpError 401 for a visitor. */
export function currentUser(): Promise<CurrentUser> {
  if (!known || Date.now() - known.at > VALID_FOR_MS) {
    const user = fetchApi(`${apiBase}/auth/me`, { method: 'POST' }).then(({ json }) => json as CurrentUser)
    known = { user, at: Date.now() }
    user.catch(deleteUser)
  }
  return known.user
}

export function deleteUser(): void {
  known = null
}
