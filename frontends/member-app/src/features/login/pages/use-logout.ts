import { chartDrafts } from '../../charts/chart-drafts.ts'
import { mentalCheckDraftStorage } from '../../mental-check/draft-storage.ts'
import { useSession } from '../../session/session-context.ts'
import { clearStressCheckDraft } from '../../stress-check/clear-stress-check-draft.ts'

/** Logs out, which leads to the login (`useSessionEndRedirect`), and deletes unsent answers and charts from this device. */
export function useLogout(): () => void {
  const { logout } = useSession()
  return () => {
    mentalCheckDraftStorage.clearAll()
    chartDrafts.clearAll()
    clearStressCheckDraft()
    void logout()
  }
}
