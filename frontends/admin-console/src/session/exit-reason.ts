import { HttpError } from 'ra-core'

/**
 * Says why somebody cannot use the console: `visitor` is not logged in; `stranger` has no ROLE_ADMIN; `refused` and `duplicate` were logged
 * out while working; `left` clicked logout; `enrolment` must set up a second factor first, and `passkey-enrolment` a passkey.
 */
export type ExitReason =
  | 'visitor'
  | 'stranger'
  | 'refused'
  | 'duplicate'
  | 'left'
  | 'enrolment'
  | 'passkey-enrolment'

/** 401 and 403 end the session; so does a 500 whose message starts with the text for a duplicate login in either language. */
export function findExitReason(error: unknown): ExitReason | null {
  if (!(error instanceof HttpError)) return null
  if (error.status === 401 || error.status === 403) return 'refused'
  if (error.status === 500 && /^(重複ログイン|duplicate login)/i.test(error.message)) return 'duplicate'
  return null
}

/** Returns the login of the member app, which sends people back to `page`, a path of the console with its query. */
export const getLoginUrl = (page = '/admin/'): string =>
  `${window.location.origin}/login?back=${encodeURIComponent(page)}`

/** Returns the page of the member app that sets up the second factor or a passkey and sends administrators back. */
const getSetUpUrl = (what: 'second-factor' | 'passkey', page: string): string =>
  `${window.location.origin}/set-up-${what}?back=${encodeURIComponent(page)}`

/** Returns the address for each reason. A path without origin is a page of the console itself. */
export function getExitUrl(reason: ExitReason, page: string): string {
  switch (reason) {
    case 'visitor':
      return getLoginUrl(page)
    case 'enrolment':
      return getSetUpUrl('second-factor', page)
    case 'passkey-enrolment':
      return getSetUpUrl('passkey', page)
    case 'left':
      return `${window.location.origin}/login`
    default:
      return `/login?ended=${reason}`
  }
}
