import type { Location } from 'react-router'
import { paths } from './paths.ts'

/** The page to come back to after login; kept in the history entry, so it survives a reload of the login page. */
export const returnState = (location: Location) => ({
  from: `${location.pathname}${location.search}${location.hash}`,
})

/** Reads it again; anything else leads to my page. */
export function returnTo(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/(?!\/)/.test(from) && from !== paths.login ? from : paths.mypage
}
