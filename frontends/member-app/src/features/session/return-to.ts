import type { Location } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { toOwnPage } from '../../lib/to-own-page.ts'
import type { SessionEnd } from './types.ts'

/**
 * Where a page for members leads without a session: home after a duplicate login, else to the login, which knows the page to
 * come back to unless the member left by choice: the next one here may be somebody else. The history entry keeps that page, so it
 * survives a reload of the login.
 */
export function afterSession(end: SessionEnd | null, location: Location) {
  if (end?.reason === 'duplicate') return { to: paths.home, state: null }
  if (end?.reason === 'logout') return { to: paths.login, state: null }
  const from = `${location.pathname}${location.search}${location.hash}`
  return { to: paths.login, state: from === paths.login ? location.state : { from } }
}

/** The page to come back to after login: the one the guard sent from, or `?back=` of another app; without one, my page. */
export function returnTo({ state, search }: Pick<Location, 'state' | 'search'>): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return pageAfterLogin(from) ?? pageAfterLogin(new URLSearchParams(search).get('back')) ?? paths.mypage
}

/** Returns the path of a page on the way (the login, the set-up of a second factor) with the page to continue to. */
export const withBack = (path: string, page: string): string => `${path}?back=${encodeURIComponent(page)}`

/** Served by another app at the same origin. */
export const isOutsideApp = (path: string): boolean => /^\/admin(\/|$)/.test(path)

/** Returns null for the pages on the way, to which nobody should return. */
function pageAfterLogin(path: unknown): string | null {
  const page = toOwnPage(path)
  const isOnTheWay = [paths.login, paths.setUpSecondFactor].some(
    (one) => page !== null && new URL(page, window.location.origin).pathname === one,
  )
  return isOnTheWay ? null : page
}
