import { useEffect, useState } from 'react'
import { useSession } from '../../session/session-context.ts'
import { type KeptSound, keptSounds } from './kept-sounds.ts'

/** What plays without a network, the newest first; empty until it is known, and while it is not wanted. */
export function useKeptSounds(wanted: boolean): readonly KeptSound[] {
  const { user } = useSession()
  const userId = user?.id
  const [kept, setKept] = useState<readonly KeptSound[]>([])
  useEffect(() => {
    if (!wanted || userId === undefined) return
    let current = true
    void keptSounds.of(userId).then((found) => current && setKept(found))
    return () => {
      current = false
    }
  }, [wanted, userId])
  return kept
}
