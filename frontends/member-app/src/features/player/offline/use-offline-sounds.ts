import { useEffect, useState } from 'react'
import { useSession } from '../../session/session-context.ts'
import { type OfflineSound, offlineSoundStore } from './offline-sound-store.ts'

/** Returns the member's offline sounds, the newest first; empty while they load or while it is disabled. */
export function useOfflineSounds(isEnabled: boolean): readonly OfflineSound[] {
  const { user } = useSession()
  const userId = user?.id
  const [sounds, setSounds] = useState<readonly OfflineSound[]>([])
  useEffect(() => {
    if (!isEnabled || userId === undefined) return
    let isCurrent = true
    void offlineSoundStore.list(userId).then((found) => isCurrent && setSounds(found))
    return () => {
      isCurrent = false
    }
  }, [isEnabled, userId])
  return sounds
}
