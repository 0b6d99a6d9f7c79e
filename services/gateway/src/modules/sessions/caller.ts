import { ApiError, type SessionVerifier, StaleSessionError } from '@hibiki/http'
import { removeFromCookieHeader, replaceInCookieHeader } from './cookie-header.ts'

export interface Caller {
  /** Proven by the access token; null for visitors. */
  sessionId: string | null
  /** The cookies to pass on in place of the client's own. */
  cookie?: string
  /**
   * The code in place of a service's 401: E5001 when a newer login ended the session, E5030 when its token is stale and
   * identity cannot issue another.
   */
  unauthorizedCode?: 'E5001' | 'E5030'
  /** The keys are unavailable, so that the token is forwarded unverified; the service verifies it and may have the keys. */
  isUnverified?: true
  /** The token is valid, but its claims about the member have changed since. */
  isStale?: true
  /** `Set-Cookie` with the fresh token that goes to the service instead of the stale one. */
  freshCookie?: string
}

const visitor: Caller = { sessionId: null }

/**
 * Returns the caller. A token that is expired, forged or of an ended session is removed from the request, which continues as a
 * visitor's: login, refresh, logout and public calls work with invalid cookies, and the service rejects any other call with 401. While
 * the keys are unavailable the cookie is forwarded unchanged, because services verify it, too.
 */
export async function identifyCaller(
  cookieHeader: string | undefined,
  cookieName: string,
  sessions: SessionVerifier,
): Promise<Caller> {
  const token = cookieHeader === undefined ? null : cookieValue(cookieHeader, cookieName)
  if (token === null || cookieHeader === undefined) return visitor
  try {
    const { sessionId } = await sessions.verify(token)
    return { sessionId }
  } catch (error) {
    if (error instanceof StaleSessionError) return { sessionId: error.session.sessionId, isStale: true }
    return afterFailure(error, cookieHeader, cookieName) ?? { sessionId: null, isUnverified: true }
  }
}

/** Returns the caller with a fresh token in place of a stale one, or as a visitor when identity issues none. */
export async function replaceStaleToken(
  { sessionId }: Caller,
  cookieHeader: string,
  cookieName: string,
  renew: (sessionId: string) => Promise<{ accessToken: string; setCookie: string }>,
): Promise<Caller> {
  if (sessionId === null) return toVisitor(cookieHeader, cookieName, 'E5030')
  try {
    const { accessToken, setCookie } = await renew(sessionId)
    const cookie = replaceInCookieHeader(cookieHeader, cookieName, accessToken)
    return { sessionId, cookie, freshCookie: setCookie }
  } catch (error) {
    const ended = afterFailure(error, cookieHeader, cookieName)
    return ended ?? toVisitor(cookieHeader, cookieName, 'E5030')
  }
}

/** Returns a visitor when the failure means that the session has ended; null when it means nothing about the session. */
function afterFailure(error: unknown, cookieHeader: string, cookieName: string): Caller | null {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'E4010') return toVisitor(cookieHeader, cookieName)
  return code === 'E5001' ? toVisitor(cookieHeader, cookieName, code) : null
}

function toVisitor(cookieHeader: string, cookieName: string, insteadOf401?: 'E5001' | 'E5030'): Caller {
  const cookie = removeFromCookieHeader(cookieHeader, cookieName)
  return { sessionId: null, cookie, ...(insteadOf401 && { unauthorizedCode: insteadOf401 }) }
}

function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const pair = part.trim()
    if (pair.startsWith(name) && pair[name.length] === '=') return pair.slice(name.length + 1)
  }
  return null
}
