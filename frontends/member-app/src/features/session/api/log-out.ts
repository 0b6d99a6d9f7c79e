import { api } from '../../../lib/api/client.ts'

/** Ends the session on the server. It never rejects, because the member is logged out here even if the server cannot be reached. */
export async function logOut(): Promise<void> {
  await api.GET('/auth/logout').catch(() => undefined)
}
