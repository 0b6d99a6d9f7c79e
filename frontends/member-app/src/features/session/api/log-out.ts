import { api } from '../../../lib/api/client.ts'

/** Ends the session on the server; the member is logged out here whether or not the server could be reached. */
export async function logOut(): Promise<void> {
  await api.GET('/auth/logout').catch(() => undefined)
}
