import { type AuthProvider, HttpError } from 'ra-core'
import { API_BASE_URL } from '../api/fetch-api.ts'
import { fetchCurrentUser, forgetCurrentUser } from './current-user.ts'
import { type ExitReason, findExitReason, getExitUrl } from './exit-reason.ts'
import { announceLogout } from './session-tabs.ts'

/**
 * The console lives in the member app's session: it has no login of its own and lets in ROLE_ADMIN only. Everybody else
 * is told so, or sent to the login, without losing their session.
 */
export function createAuthProvider(): AuthProvider {
  let exitReason: ExitReason = 'visitor'

  const createRejection = (reason: ExitReason) => {
    exitReason = reason
    forgetCurrentUser()
    return { redirectTo: getExitUrl(reason, getCurrentPath()), message: false }
  }

  return {
    login: async () => {},
    async checkAuth() {
      const user = await fetchCurrentUser().catch((error: unknown) => {
        const reason = findExitReason(error)
        // While identity is away nobody is logged out; the services guard what the console shows.
        if (!reason) return null
        throw createRejection(error instanceof HttpError && error.status === 401 ? 'visitor' : reason)
      })
      if (!user) return
      if (!user.roles.includes('ROLE_ADMIN')) throw createRejection('stranger')
      if (user.secondFactorMissing) throw createRejection('enrolment')
    },
    async checkError(error: unknown) {
      const reason = findExitReason(error)
      if (reason) throw createRejection(reason)
      if (!(error instanceof HttpError) || error.body?.code !== 'E4014') return
      // The setting may have come, or the session begun, since this page asked who is here.
      forgetCurrentUser()
      const user = await fetchCurrentUser().catch(() => null)
      if (user?.secondFactorMissing) throw createRejection('enrolment')
    },
    /** `{ asked: true }` comes from the logout button; otherwise react-admin tidies up after an ending noticed above. */
    async logout(params?: { byUser?: boolean } | null) {
      const reason: ExitReason = params?.byUser ? 'left' : exitReason
      if (reason === 'left' || reason === 'refused' || reason === 'duplicate') {
        await fetch(`${API_BASE_URL}/auth/logout`, { credentials: 'same-origin' }).catch(() => undefined)
        announceLogout()
      }
      forgetCurrentUser()
      exitReason = 'visitor'
      return getExitUrl(reason, getCurrentPath())
    },
    async getIdentity() {
      const { id, username, email } = await fetchCurrentUser()
      return { id, fullName: username, email }
    },
    // react-admin shows no dashboard before they are known; what is shown depends on the server alone.
    getPermissions: async () => (await fetchCurrentUser().catch(() => null))?.roles ?? [],
  }
}

const getCurrentPath = (): string => `${window.location.pathname}${window.location.search}`
