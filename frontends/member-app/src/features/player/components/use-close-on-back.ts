import { useEffect, useEffectEvent, useRef } from 'react'

/** Returns the parts that cover the page at this history entry, the lowest first; they are stored beside React Router's own state. */
const readCovers = (): readonly string[] => window.history.state?.covers ?? []

/**
 * While a part covers the page, the history holds an extra entry, so that "back" closes the part instead of leaving the page. The
 * entry copies the page's own, so that React Router stays where it was. An entry whose part is not open (after a reload, or on
 * the way back from another page) is left again once nothing else covers the page above it.
 * @returns a function that closes the part and calls `then` once the entry is gone; an earlier navigation would leave it behind
 */
export function useCloseOnBack(
  name: string,
  isOpen: boolean,
  onClose: () => void,
): (then?: () => void) => void {
  const isClosing = useRef(false)
  const onClosed = useEffectEvent(onClose)
  useEffect(() => {
    const leaveUnused = () => {
      if (!isOpen && readCovers().at(-1) === name) window.history.back()
    }
    const onPopState = () => {
      isClosing.current = false
      if (isOpen && !readCovers().includes(name)) onClosed()
      else leaveUnused()
    }
    leaveUnused()
    if (isOpen && !readCovers().includes(name))
      window.history.pushState({ ...window.history.state, covers: [...readCovers(), name] }, '')
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [name, isOpen])

  return (then) => {
    // A second call would leave the page.
    if (isClosing.current) return
    isClosing.current = true
    if (then) window.addEventListener('popstate', then, { once: true })
    window.history.back()
  }
}
