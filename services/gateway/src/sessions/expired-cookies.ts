import { cookieNames } from '@hibiki/http'

/** `Set-Cookie` values that make the browser a visitor again. */
export function createExpiredCookies(secure: boolean): string[] {
  const { access, refresh } = cookieNames(secure)
  const rest = `Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return [`${access}=; Path=/; ${rest}`, `${refresh}=; Path=/api/auth; ${rest}`]
}
