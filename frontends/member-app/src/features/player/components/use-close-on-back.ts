import { useEffect, useEffectEvent, useRef } from 'react'

/** React Router keeps its own things in the state of an entry; this stands beside them. */
const isMarked = (name: string): boolean => window.history.state?.[name] === true

/**
 * While a part of the page covers it, the history holds one entry more, which back takes away instead of leaving the page. The entry is
 * a copy of the page's own, so that React Router finds itself where it was. One that nothing is open on (after a reload, or on
 * the way back from another page) is left again.
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
      if (!isOpen && isMarked(name)) window.history.back()
    }
    const onPop = () => {
      isClosing.current = false
      if (isOpen && !isMarked(name)) closed()
      else leaveUnused()
    }
    leaveUnused()
    if (isOpen && !isMarked(name)) window.history.pushState({ ...window.history.state, [name]: true }, '')
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
