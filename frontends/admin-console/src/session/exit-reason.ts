import { HttpError } from 'ra-core'

/**
 * Why somebody cannot be in the console:
 * `visitor` never logged in here; `stranger` has no ROLE_ADMIN; `refused` and `duplicate` were thrown out while working;
 * `left` pressed logout; `enrolment` must set up a second factor first.
 */
export type ExitReason = 'visitor' | 'stranger' | 'refused' | 'duplicate' | 'left' | 'enrolment'

/** 401 and 403 end the session; so does a 500 whose message starts with either duplicate-login prefix. */
export function findExitReason(error: unknown): ExitReason | null {
  if (!(error instanceof HttpError)) return null
  if (error.status === 401 || error.status === 403) return 'refused'
  if (error.status === 500 && /^(重複ログイン|duplicate login)/i.test(error.message)) return 'duplicate'
  return null
}

/** Where the member app logs people in and sends them back to. `page` is the console's own path with its search. */
export const getLoginUrl = (page = '/admin/'): string =>
  `${window.location.origin}/login?back=${encodeURIComponent(page)}`

/** Where the member app has administrators set up the second factor their role needs, and sends them back. */
const getSecondFactorUrl = (page: string): string =>
  `${window.location.origin}/set-up-second-factor?back=${encodeURIComponent(page)}`

/** Where each ending leads. A path without origin is a page of the console itself. */
export function getExitUrl(reason: ExitReason, page: string): string {
  switch (reason) {
    case 'visitor':
      return getLoginUrl(page)
    case 'enrolment':
      return getSecondFactorUrl(page)
    case 'left':
      return `${window.location.origin}/login`
    default:
      return `/login?ended=${reason}`
  }
}
