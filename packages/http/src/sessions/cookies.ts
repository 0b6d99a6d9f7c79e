import { isUuid } from '@hibiki/text'
import type { FastifyRequest } from 'fastify'

/**
 * On a response with E5001: the gateway then removes the session's cookies. Services know an ended session before the gateway's own list
 * contains it.
 */
export const sessionEndedHeader = 'x-internal-session-ended'

/** On a response E4010 to a token whose claims are out of date: the call was not executed, and may be repeated with a fresh token. */
export const sessionStaleHeader = 'x-internal-session-stale'

/**
 * Returns the names of the session cookies. Browsers reject prefixed names from an insecure page or another host; these need https, so
 * local mode uses plain ones.
 */
export function getSessionCookieNames(secure: boolean): { access: string; refresh: string } {
  return secure
    ? { access: '__Host-hibiki-access', refresh: '__Secure-hibiki-refresh' }
    : { access: 'hibiki-access', refresh: 'hibiki-refresh' }
}

/**
 * The cookie that names a browser which plays in a room: the enterprise service sets it, and identity keeps the sessions of such a
 * browser valid (ADR 0015). It travels with every call of the API.
 */
export function getRoomDeviceCookie(secure: boolean): { name: string; path: string } {
  return { name: secure ? '__Secure-hibiki-room-device' : 'hibiki-room-device', path: '/api' }
}

/** Returns the id of a browser which plays in a room; null where the cookie is missing or holds anything else. */
export function readRoomDeviceId(
  { cookies }: FastifyRequest,
  { secure }: { secure: boolean },
): string | null {
  const value = cookies[getRoomDeviceCookie(secure).name] ?? ''
  return isUuid(value) ? value : null
}
