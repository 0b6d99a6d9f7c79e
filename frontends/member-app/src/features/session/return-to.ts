import type { Location } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import type { SessionEnd } from './types.ts'

/**
 * Where a page for members leads without a session: home after a duplicate login, else to the login, which knows the page to
 * come back to. The history entry keeps that page, so it survives a reload of the login.
 */
export function afterSession(end: SessionEnd | null, location: Location) {
  if (end?.reason === 'duplicate') return { to: paths.home, state: null }
  const from = `${location.pathname}${location.search}${location.hash}`
  return { to: paths.login, state: from === paths.login ? location.state : { from } }
}

/** The page to come back to after login: the one the guard sent from, or `?back=` of another app; without one, my page. */
export function returnTo({ state, search }: Pick<Location, 'state' | 'search'>): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return ownPage(from) ?? ownPage(new URLSearchParams(search).get('back')) ?? paths.mypage
}

/** A page on the way, the login or the set-up of a second factor, that knows the page to go on to. */
export const via = (path: string, page: string): string => `${path}?back=${encodeURIComponent(page)}`

/** Served by another app at the same origin. */
export const isOutsideApp = (path: string): boolean => /^\/admin(\/|$)/.test(path)

/** Only a page of this origin, or a foreign site could have a member sent to it after the login. */
function ownPage(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  const { origin } = window.location
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null
  if (url?.origin !== origin || [paths.login, paths.setUpSecondFactor].some((one) => one === url.pathname))
    return null
  return `${url.pathname}${url.search}${url.hash}`
}
