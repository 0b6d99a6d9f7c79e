import { getSessionCookieNames } from '@hibiki/http'

/** Returns the `Set-Cookie` values that delete the session cookies. */
export function createExpiredCookies(secure: boolean): string[] {
  const { access, refresh } = getSessionCookieNames(secure)
  const rest = `Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return [`${access}=; Path=/; ${rest}`, `${refresh}=; Path=/api/auth; ${rest}`]
}
