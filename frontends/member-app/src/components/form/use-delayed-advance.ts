import { useEffect, useRef } from 'react'

/** The delay lets the member see the choice, and keeps a second tap from answering the next question. */
const ADVANCE_AFTER_MS = 280

/** Leads on shortly after a tap; another tap or `cancel` replaces what was to come. */
export function useDelayedAdvance() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    advance(go: () => void) {
      cancel()
      timer.current = setTimeout(go, ADVANCE_AFTER_MS)
    },
    cancel,
  }
}
