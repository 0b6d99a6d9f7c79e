import { type AuthProvider, HttpError } from 'ra-core'
import { API_BASE_URL } from '../api/fetch-api.ts'
import { type CurrentUser, clearCurrentUserCache, fetchCurrentUser } from './current-user.ts'
import { type ExitReason, findExitReason, getExitUrl } from './exit-reason.ts'
import { announceLogout } from './session-broadcast.ts'

/**
 * The console uses the session of the member app: it has no login of its own and admits only ROLE_ADMIN. Other members are told so and
 * visitors are sent to the login; neither loses a session.
 */
export function createAuthProvider(): AuthProvider {
  let exitReason: ExitReason = 'visitor'

  const createRejection = (reason: ExitReason) => {
    exitReason = reason
    clearCurrentUserCache()
    return { redirectTo: getExitUrl(reason, getCurrentPath()), message: false }
  }

  return {
    login: async () => {},
    async checkAuth() {
      const user = await fetchCurrentUser().catch((error: unknown) => {
        const reason = findExitReason(error)
        // While the identity service is down nobody is logged out; the services still protect their data.
        if (!reason) return null
        throw createRejection(error instanceof HttpError && error.status === 401 ? 'visitor' : reason)
      })
      if (!user) return
      if (!user.roles.includes('ROLE_ADMIN')) throw createRejection('stranger')
      const missing = findMissing(user)
      if (missing) throw createRejection(missing)
    },
    async checkError(error: unknown) {
      const reason = findExitReason(error)
      if (reason) throw createRejection(reason)
      if (!(error instanceof HttpError) || error.body?.code !== 'E4014') return
      // The setting or the session may have changed since this page requested the user.
      clearCurrentUserCache()
      const user = await fetchCurrentUser().catch(() => null)
      const missing = user && findMissing(user)
      if (missing) throw createRejection(missing)
    },
    /** `{ byUser: true }` comes from the logout button; otherwise react-admin cleans up after a rejection above. */
    async logout(params?: { byUser?: boolean } | null) {
      const reason: ExitReason = params?.byUser ? 'left' : exitReason
      if (reason === 'left' || reason === 'refused' || reason === 'duplicate') {
        await fetch(`${API_BASE_URL}/auth/logout`, { credentials: 'same-origin' }).catch(() => undefined)
        announceLogout()
      }
      clearCurrentUserCache()
      exitReason = 'visitor'
      return getExitUrl(reason, getCurrentPath())
    },
    async getIdentity() {
      const { id, username, email } = await fetchCurrentUser()
      return { id, fullName: username, email }
    },
    // react-admin waits for permissions before it displays the dashboard; the console does not depend on them.
    getPermissions: async () => (await fetchCurrentUser().catch(() => null))?.roles ?? [],
  }
}

/** Returns what an administrator must set up before any call of the console is accepted, or null. */
function findMissing({ passkeyMissing, secondFactorMissing }: CurrentUser): ExitReason | null {
  if (passkeyMissing) return 'passkey-enrolment'
  return secondFactorMissing ? 'enrolment' : null
}

const getCurrentPath = (): string => `${window.location.pathname}${window.location.search}`
