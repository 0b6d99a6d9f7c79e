import { purchaseOrigin } from '../../../lib/purchase-origin.ts'
import { chartDrafts } from '../../charts/chart-drafts.ts'
import { mentalCheckDraftStorage } from '../../mental-check/draft-storage.ts'
import { clearStoredListening } from '../../player/clear-stored-listening.ts'
import { useSession } from '../../session/session-context.ts'
import { clearCarriedResult, clearStressCheckDraft } from '../../stress-check/clear-stress-check-draft.ts'

/** Logs out, which leads to the login (`useSessionEndRedirect`), and deletes from this device what the member left there. */
export function useLogout(): () => void {
  const { logout } = useSession()
  return () => {
    mentalCheckDraftStorage.clearAll()
    chartDrafts.clearAll()
    clearStressCheckDraft()
    clearCarriedResult()
    clearStoredListening()
    purchaseOrigin.save(null)
    void logout()
  }
}
