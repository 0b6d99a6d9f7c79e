import { type RefObject, useEffect } from 'react'

/**
 * While a part of the page covers the screen, nothing beneath it can be reached or scrolled. Dialogs still work, because they are
 * outside the app's root.
 */
export function useInertBackground(part: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return
    const hidden: Element[] = []
    for (let each = part.current; each?.parentElement && each.id !== 'root'; each = each.parentElement) {
      for (const sibling of each.parentElement.children) {
        if (sibling === each || sibling.hasAttribute('inert')) continue
        sibling.setAttribute('inert', '')
        hidden.push(sibling)
      }
    }
    const { style } = document.documentElement
    const { overflow } = style
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
      for (const each of hidden) each.removeAttribute('inert')
    }
  }, [part, on])
}
