import { ApiError, type SessionVerifier } from '@hibiki/http'

export interface Caller {
  /** Proven by the access token; null for visitors. */
  sessionId: string | null
  /** The cookies to pass on when the client's own may not be: without the access cookie. */
  cookie?: string
  /** Set when a newer login ended this session: what to answer once a service asks for a session (D-009). */
  endedCode?: 'E5001'
}

const visitor: Caller = { sessionId: null }

/**
 * Who calls. A token that is expired, forged or of an ended session is taken out of the request, which goes on as a
 * visitor's: log-in, refresh, log-out and open calls work with stale cookies, and everything else is refused by the
 * service with 401. While the keys are not to be had the cookie passes untouched, because services verify it too.
 */
export async function callerOf(
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
    const code = error instanceof ApiError ? error.code : null
    if (code !== 'E4010' && code !== 'E5001') return visitor
    const cookie = withoutCookie(cookieHeader, cookieName)
    return code === 'E5001' ? { sessionId: null, cookie, endedCode: code } : { sessionId: null, cookie }
  }
}

function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const pair = part.trim()
    if (pair.startsWith(name) && pair[name.length] === '=') return pair.slice(name.length + 1)
  }
  return null
}

function withoutCookie(header: string, name: string): string {
  return header
    .split(';')
    .map((part) => part.trim())
    .filter((pair) => !pair.startsWith(`${name}=`))
    .join('; ')
}
