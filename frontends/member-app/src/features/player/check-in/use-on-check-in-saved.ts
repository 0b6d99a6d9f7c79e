import { useEffect } from 'react'
import { checkInSync } from './check-in-sync.ts'

/** Calls back after the server has saved a check-in, so that figures made of check-ins can be fetched again. */
export function useOnCheckInSaved(onSaved: () => void): void {
  useEffect(() => {
    let seen = checkInSync.states.snapshot().saved
    return checkInSync.states.subscribe(() => {
      const { saved } = checkInSync.states.snapshot()
      if (saved === seen) return
      seen = saved
      onSaved()
    })
  }, [onSaved])
}
