import { type AuthProvider, HttpError } from 'ra-core'
import { apiBase } from '../api/fetch-api.ts'
import { currentUser, deleteUser } from './current-user.ts'
import { type Ending, endingOf, wayOut } from './ending.ts'
import { clearSession } from './session-tabs.ts'

/**
 * The console lives in the member app's session: it has no login of its own and lets in ROLE_ADMIN only. Everybody else
 * is told so, or sent to the login, without losing their session.
 */
export function createAuthProvider(): AuthProvider {
  let ending: Ending = 'visitor'

  const rejectApplication = (reason: Ending) => {
    ending = reason
    deleteUser()
    return { redirectTo: wayOut(reason, here()), message: false }
  }

  return {
    login: async () => {},
    async checkAuth() {
      const user = await currentUser().catch((error: unknown) => {
        const reason = endingOf(error)
        // While identity is away nobody is logged out; the services guard what the console shows.
        if (!reason) return null
        throw rejectApplication(error instanceof HttpError && error.status === 401 ? 'visitor' : reason)
      })
      if (!user) return
      if (!user.roles.includes('ROLE_ADMIN')) throw rejectApplication('stranger')
      if (user.secondFactorMissing) throw rejectApplication('enrolment')
    },
    async checkError(error: unknown) {
      const reason = endingOf(error)
      if (reason) throw rejectApplication(reason)
      if (!(error instanceof HttpError) || error.body?.code !== 'E4014') return
      // The setting may have come, or the session begun, since this page asked who is here.
      deleteUser()
      const user = await currentUser().catch(() => null)
      if (user?.secondFactorMissing) throw rejectApplication('enrolment')
    },
    /** `{ asked: true }` comes from the logout button; otherwise react-admin tidies up after an ending noticed above. */
    async logout(params?: { asked?: boolean } | null) {
      const reason: Ending = params?.asked ? 'left' : ending
      if (reason === 'left' || reason === 'refused' || reason === 'duplicate') {
        await fetch(`${apiBase}/auth/logout`, { credentials: 'same-origin' }).catch(() => undefined)
        clearSession()
      }
      deleteUser()
      ending = 'visitor'
      return wayOut(reason, here())
    },
    async getIdentity() {
      const { id, username, email } = await currentUser()
      return { id, fullName: username, email }
    },
    // react-admin shows no dashboard before they are known; what is shown depends on the server alone.
    getPermissions: async () => (await currentUser().catch(() => null))?.roles ?? [],
  }
}

const here = (): string => `${window.location.pathname}${window.location.search}`
