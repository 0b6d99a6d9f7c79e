import { useEffect } from 'react'
import { drafts } from '../../features/mental-check/draft-storage.ts'
import { useSession } from '../../features/session/session-context.ts'

/** Returns of mental checks that were never sent go from the device when they are too old, or another member is here. */
export function useSweptDrafts(): void {
  const { status, user } = useSession()
  const memberId = user?.id ?? null
  useEffect(() => {
    if (status !== 'checking') drafts.sweep(memberId, Date.now())
  }, [status, memberId])
}
