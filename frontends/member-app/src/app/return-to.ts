import type { Location } from 'react-router'
import type { SessionEnd } from '../features/session/types.ts'
import { paths } from './paths.ts'

/**
 * Where a page for members leads without a session: home after a duplicate login, else to the login, which knows the page to
 * come back to. The history entry keeps that page, so it survives a reload of the login.
 */
export function afterSession(end: SessionEnd | null, location: Location) {
  if (end?.reason === 'duplicate') return { to: paths.home, state: null }
  const from = `${location.pathname}${location.search}${location.hash}`
  return { to: paths.login, state: from === paths.login ? location.state : { from } }
}

/** The page to come back to after login; without one, my page. */
export function returnTo(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/(?!\/)/.test(from) && from !== paths.login ? from : paths.mypage
}
