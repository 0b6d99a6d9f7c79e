import { DAY_MS } from '@hibiki/calendar'
import type { StoredAssurance } from './stored-assurance.rules.ts'

const MINUTE_MS = 60_000

/** This is longer than the 30 minutes between two refreshes. */
export const ACCESS_TOKEN_LIFETIME_MINUTES = 35
const REFRESH_DAYS = 14
/** Players in enterprise rooms must survive weekends and holidays. */
const ENTERPRISE_REFRESH_DAYS = 30
const ABSOLUTE_DAYS = 60
/** A password given longer ago is not enough to create a passkey. */
const ENROLMENT_MINUTES = 30

/** Returns when a session used at `now` expires if it is not used again, which is never later than its absolute end. */
export function computeSlidingExpiry(roles: readonly string[], now: Date, absoluteExpiresAt: Date): Date {
  const days = roles.includes('ROLE_ENTERPRISE') ? ENTERPRISE_REFRESH_DAYS : REFRESH_DAYS
  return earlier(new Date(now.getTime() + days * DAY_MS), absoluteExpiresAt)
}

/**
 * Returns both ends of a session that is used at `now`. The absolute end moves only for a browser that plays in a room, where
 * nobody logs in for years (ADR 0015).
 */
export function computeRenewedExpiries(
  roles: readonly string[],
  now: Date,
  options: { absoluteExpiresAt: Date; playsInRoom: boolean },
): { expiresAt: Date; absoluteExpiresAt: Date } {
  const goesOn = options.playsInRoom && roles.includes('ROLE_ENTERPRISE')
  const absoluteExpiresAt = goesOn
    ? later(options.absoluteExpiresAt, computeAbsoluteExpiry(now))
    : options.absoluteExpiresAt
  return { expiresAt: computeSlidingExpiry(roles, now, absoluteExpiresAt), absoluteExpiresAt }
}

/** Returns when a session opened at `now` ends, however often it is used. */
export function computeAbsoluteExpiry(now: Date, assurance: StoredAssurance = 'full'): Date {
  const lifetimeMs =
    assurance === 'passkey-enrolment' ? ENROLMENT_MINUTES * MINUTE_MS : ABSOLUTE_DAYS * DAY_MS
  return new Date(now.getTime() + lifetimeMs)
}

/** Returns when an access token issued at `now` expires, which is never later than its session. */
export function computeAccessTokenExpiry(now: Date, sessionExpiresAt: Date): Date {
  return earlier(new Date(now.getTime() + ACCESS_TOKEN_LIFETIME_MINUTES * MINUTE_MS), sessionExpiresAt)
}

/** Administrators and enterprise players may have several sessions; all others have one. */
export function canHoldSeveralSessions(roles: readonly string[]): boolean {
  return roles.includes('ROLE_ADMIN') || roles.includes('ROLE_ENTERPRISE')
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}
