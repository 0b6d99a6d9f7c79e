import type { ResponseOf } from '../api/call-types.ts'
import { API_BASE_URL, fetchApi } from '../api/fetch-api.ts'

/** The fields of the current user that the console needs. */
export type CurrentUser = Pick<
  ResponseOf<'POST /auth/me'>,
  'id' | 'userId' | 'username' | 'email' | 'roles' | 'secondFactorMissing' | 'passkeyMissing'
>

const CACHE_TTL_MS = 60_000
let cached: { user: Promise<CurrentUser>; at: number } | null = null

/** Returns the logged-in user, requested at most once a minute. Throws HttpError 401 for a visitor. */
export function fetchCurrentUser(): Promise<CurrentUser> {
  if (!cached || Date.now() - cached.at > CACHE_TTL_MS) {
    const user = fetchApi(`${API_BASE_URL}/auth/me`, { method: 'POST' }).then(
      ({ json }) => json as CurrentUser,
    )
    cached = { user, at: Date.now() }
    user.catch(clearCurrentUserCache)
  }
  return cached.user
}

export function clearCurrentUserCache(): void {
  cached = null
}
