import { getSessionCookieNames } from '@hibiki/http'

/** Returns the `Set-Cookie` value of an access token, as identity writes it. */
export function createAccessCookie(
  token: string,
  expiresAt: Date,
  secure: boolean,
  now = new Date(),
): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))
  const rest = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${getSessionCookieNames(secure).access}=${token}; ${rest}`
}
