import type { DataRouter, RouterNavigateOptions } from 'react-router-dom'

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'

/**
 * Makes every navigation to another page fade, whether by link, form or dialog. It does not fade when the member prefers reduced motion, or
 * within a page, where filters and tabs should respond at once.
 */
export function addViewTransitions(router: DataRouter): DataRouter {
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

/** A relative address is another view of the current page. */
function leadsToOtherPage(to: Exclude<To, number>, current: string): boolean {
  const path = typeof to === 'string' ? to.split(/[?#]/)[0] : to?.pathname
  return path?.startsWith('/') === true && path !== current
}
