import { describe, expect, it } from 'vitest'
import {
  canHoldSeveralSessions,
  computeAbsoluteExpiry,
  computeAccessTokenExpiry,
  computeRenewedExpiries,
  computeSlidingExpiry,
} from './session-lifetimes.rules.ts'

const now = new Date('2026-11-01T00:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

describe('the rules of session lifetimes', () => {
  it('extend a session by 14 days, 30 for enterprise, up to 60 in all', () => {
    expect(computeSlidingExpiry(['ROLE_GENERAL'], now, inDays(60))).toEqual(inDays(14))
    expect(computeSlidingExpiry(['ROLE_ENTERPRISE'], now, inDays(60))).toEqual(inDays(30))
    expect(computeAbsoluteExpiry(now)).toEqual(inDays(60))
    expect(computeSlidingExpiry(['ROLE_GENERAL'], now, inDays(3))).toEqual(inDays(3))
  })

  it.each([
    ['a room of an enterprise', ['ROLE_ENTERPRISE'], true, 30, 60],
    ['another browser of an enterprise', ['ROLE_ENTERPRISE'], false, 3, 3],
    ['a browser of a room with another account', ['ROLE_GENERAL'], true, 3, 3],
  ])(
    'move the absolute end along only for an enterprise room: %s (ADR 0015)',
    (_who, roles, playsInRoom, idle, end) => {
      expect(computeRenewedExpiries(roles, now, { absoluteExpiresAt: inDays(3), playsInRoom })).toEqual({
        expiresAt: inDays(idle),
        absoluteExpiresAt: inDays(end),
      })
    },
  )

  it('give access tokens 35 minutes, but never beyond the session', () => {
    expect(computeAccessTokenExpiry(now, inDays(14))).toEqual(new Date('2026-11-01T00:35:00Z'))
    const soon = new Date('2026-11-01T00:10:00Z')
    expect(computeAccessTokenExpiry(now, soon)).toEqual(soon)
  })

  it('allow several sessions to administrators and enterprise only', () => {
    expect(canHoldSeveralSessions(['ROLE_ADMIN'])).toBe(true)
    expect(canHoldSeveralSessions(['ROLE_CUSTOMER', 'ROLE_ENTERPRISE'])).toBe(true)
    expect(canHoldSeveralSessions(['ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_GENERAL'])).toBe(false)
  })
})
