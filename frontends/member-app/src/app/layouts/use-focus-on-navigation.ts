import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { findPageHeading } from '../../lib/find-page-heading.ts'

/** Moves the focus to the heading of a newly opened page, so that keyboards and screen readers start there. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash) return
    // The timer lets a menu that closes with the navigation return the focus to its button first.
    const timer = setTimeout(() => {
      const target = findPageHeading() ?? document.querySelector<HTMLElement>('main')
      target?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [pathname, hash])
}
