import { useEffect, useEffectEvent, useRef } from 'react'

/** What covers the page at this entry, the lowest first. React Router keeps its own things in the state; this stands beside them. */
const covers = (): readonly string[] => window.history.state?.covers ?? []

/**
 * While a part of the page covers it, the history holds one entry more, which back takes away instead of leaving the page. The entry is
 * a copy of the page's own, so that React Router finds itself where it was. One that nothing is open on (after a reload, or on
 * the way back from another page) is left again, once nothing else covers the page above it.
 * @returns closes the part, and does what comes `then` once its entry is gone: a navigation before would leave that behind
 */
export function useCloseOnBack(
  name: string,
  isOpen: boolean,
  onClose: () => void,
): (then?: () => void) => void {
  const isClosing = useRef(false)
  const closed = useEffectEvent(onClose)
  useEffect(() => {
    const leaveUnused = () => {
      if (!isOpen && covers().at(-1) === name) window.history.back()
    }
    const onPop = () => {
      isClosing.current = false
      if (isOpen && !covers().includes(name)) closed()
      else leaveUnused()
    }
    leaveUnused()
    if (isOpen && !covers().includes(name))
      window.history.pushState({ ...window.history.state, covers: [...covers(), name] }, '')
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [name, isOpen])

  return (then) => {
    // Twice would leave the page.
    if (isClosing.current) return
    isClosing.current = true
    if (then) window.addEventListener('popstate', then, { once: true })
    window.history.back()
  }
}
