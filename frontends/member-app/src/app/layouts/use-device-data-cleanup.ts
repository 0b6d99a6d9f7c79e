import { useEffect } from 'react'
import { chartDrafts } from '../../features/charts/chart-drafts.ts'
import { handOverFlag } from '../../features/charts/hand-over-flag.ts'
import { mentalCheckDraftStorage } from '../../features/mental-check/draft-storage.ts'
import { useSession } from '../../features/session/session-context.ts'
import { readLastRefreshAt } from '../../features/session/session-tabs.ts'
import { offlineSoundsCacheName } from '../../lib/service-worker/offline-sounds-cache-name.ts'

/**
 * Deletes expired drafts and drafts of other members. When the session ends in any way, it also deletes drafts of charts and offline
 * sounds.
 */
export function useDeviceDataCleanup(): void {
  const { status, user } = useSession()
  const memberId = user?.id ?? null
  useEffect(() => {
    if (status === 'checking') return
    mentalCheckDraftStorage.sweep(memberId, Date.now())
    chartDrafts.sweep(memberId, Date.now())
    // A remembered session without a user is not verified yet, so its data must stay.
    if (memberId !== null || readLastRefreshAt() !== null) return
    chartDrafts.clearAll()
    handOverFlag.clear()
    if ('caches' in globalThis) void caches.delete(offlineSoundsCacheName)
  }, [status, memberId])
}
