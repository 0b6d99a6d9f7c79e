import { api, unwrap } from '../../../lib/api/client.ts'
import type { CurrentUser } from '../types.ts'

/** Fetches the user who is logged in. Throws ApiError 401 for a visitor. */
export const fetchCurrentUser = (): Promise<CurrentUser | undefined> => unwrap(api.POST('/auth/me'))
