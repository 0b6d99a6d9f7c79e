import type { DataRouter, RouterNavigateOptions } from 'react-router-dom'

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'

/**
 * Fades from one page into the next, wherever the way there begins: links, forms, dialogs (issue on the evening). Not for who asked for
 * less motion, and not within a page, whose filters and tabs answer at once.
 */
export function withViewTransitions(router: DataRouter): DataRouter {
  const navigate = router.navigate.bind(router) as Navigate
  const navigateWithFade: Navigate = (to, options) => {
    const isOtherPage = typeof to !== 'number' && leadsToOtherPage(to, router.state.location.pathname)
    return isOtherPage && !window.matchMedia(REDUCED_MOTION_QUERY).matches
      ? navigate(to, { viewTransition: true, ...options })
      : navigate(to, options)
  }
  router.navigate = navigateWithFade as DataRouter['navigate']
  return router
}

type To = number | string | null | { pathname?: string }
type Navigate = (to: To, options?: RouterNavigateOptions) => Promise<void>

/** A relative address is another view of the page it stands on. */
function leadsToOtherPage(to: Exclude<To, number>, current: string): boolean {
  const path = typeof to === 'string' ? to.split(/[?#]/)[0] : to?.pathname
  return path?.startsWith('/') === true && path !== current
}
