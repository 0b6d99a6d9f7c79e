import { chartDrafts } from '../../charts/chart-drafts.ts'
import { draftStorage } from '../../mental-check/draft-storage.ts'
import { useSession } from '../../session/session-context.ts'
import { clearDraft as clearStressCheck } from '../../stress-check/clear-draft.ts'

/** Logs out, which leads to the login (`useSessionEnd`), and deletes unsent answers and charts from this device. */
export function useLogout(): () => void {
  const { logout } = useSession()
  return () => {
    draftStorage.clearAll()
    chartDrafts.clearAll()
    clearStressCheck()
    void logout()
  }
}
