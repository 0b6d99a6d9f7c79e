import { type Location, matchPath } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { pairedDevice } from '../../lib/paired-device.ts'
import { toSameOriginPath } from '../../lib/to-same-origin-path.ts'
import type { SessionEnd } from './types.ts'

/**
 * Returns where a page for members leads without a session: home after a duplicate login, else to the login with the page to
 * return to. A tablet of a room shows a new code, because nobody types a password on it. After a logout by choice there is no such page, because the next person here may be somebody else. The history entry
 * keeps the page, so that it survives a reload of the login.
 */
export function afterSession(end: SessionEnd | null, location: Location) {
  if (end?.reason === 'duplicate') return { to: paths.home, state: null }
  if (pairedDevice.isPaired()) return { to: paths.devicePairing, state: { wasFreed: true } }
  if (end?.reason === 'logout') return { to: paths.login, state: null }
  const from = `${location.pathname}${location.search}${location.hash}`
  return { to: paths.login, state: from === paths.login ? location.state : { from } }
}

/** Returns the page to open after login: the one the guard sent from, or `?back=` of another app; without one, my page. */
export function returnTo({ state, search }: Pick<Location, 'state' | 'search'>): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return pageAfterLogin(from) ?? pageAfterLogin(new URLSearchParams(search).get('back')) ?? paths.mypage
}

/** Returns the path of a page on the way (the login, the set-up of a second factor or a passkey) with the page to continue to. */
export const withBack = (path: string, page: string): string => `${path}?back=${encodeURIComponent(page)}`

/** Returns the page that creates a required passkey, with the page to continue to: the one that is open, or what the login leads to. */
export function beforePasskey(location: Location): string {
  const { pathname, search, hash } = location
  return withBack(
    paths.setUpPasskey,
    pathname === paths.login ? returnTo(location) : `${pathname}${search}${hash}`,
  )
}

/**
 * Whether a page is open to members who must create a passkey first: the one that creates it, and the registration, which knows where to
 * continue.
 */
export const leadsToPasskey = (pathname: string): boolean =>
  pathname === paths.setUpPasskey || matchPath(`${paths.registerPersonal}/:path?`, pathname) !== null

/** Whether another app at the same origin serves the path. */
export const isOutsideApp = (path: string): boolean => /^\/admin(\/|$)/.test(path)

/** Returns null for the pages on the way, to which nobody should return. */
function pageAfterLogin(path: unknown): string | null {
  const page = toSameOriginPath(path)
  const isOnTheWay = [paths.login, paths.setUpSecondFactor, paths.setUpPasskey].some(
    (one) => page !== null && new URL(page, window.location.origin).pathname === one,
  )
  return isOnTheWay ? null : page
}
