import { useEffect } from 'react'
import { chartDrafts } from '../../features/charts/drafts.ts'
import { handOverMark } from '../../features/charts/hand-over-mark.ts'
import { drafts } from '../../features/mental-check/draft-storage.ts'
import { useSession } from '../../features/session/session-context.ts'
import { lastRefreshedAt } from '../../features/session/session-tabs.ts'
import { keptSoundsCache } from '../../lib/shell/names.ts'

/**
 * Unsent work goes from the device when it is too old, or another member is here. Of charts nothing outlives the session, however it
 * ended (D-150).
 */
export function useSweptDrafts(): void {
  const { status, user } = useSession()
  const memberId = user?.id ?? null
  useEffect(() => {
    if (status === 'checking') return
    drafts.sweep(memberId, Date.now())
    chartDrafts.sweep(memberId, Date.now())
    // A visitor of whom a session is remembered is a member who could not be confirmed.
    if (memberId !== null || lastRefreshedAt() !== null) return
    chartDrafts.clearAll()
    handOverMark.clear()
    if ('caches' in globalThis) void caches.delete(keptSoundsCache)
  }, [status, memberId])
}
