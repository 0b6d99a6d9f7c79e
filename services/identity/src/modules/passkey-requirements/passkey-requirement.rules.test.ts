import { addDays, getJstDay, startOfJstDay } from '@hibiki/calendar'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decideRequiredLogin,
  isAllowedFirstDay,
  isEndedByRequirement,
  isInForce,
  MAX_DAYS_AHEAD,
} from './passkey-requirement.rules.ts'

const now = new Date('2026-11-30T16:00:00Z')

describe('isAllowedFirstDay', () => {
  it.each([
    ['yesterday in Japan, although it is today in UTC', '2026-11-30', false],
    ['today in Japan', '2026-12-01', true],
    ['the last day', addDays('2026-12-01', MAX_DAYS_AHEAD), true],
    ['the day after the last', addDays('2026-12-01', MAX_DAYS_AHEAD + 1), false],
    ['a day that does not exist', '2027-02-29', false],
    ['an empty text', '', false],
  ])('%s', (_what, day, isAllowed) => {
    expect(isAllowedFirstDay(day, now)).toBe(isAllowed)
  })
})

describe('isInForce', () => {
  it('applies from the midnight of its first day in Japan, and not a millisecond before', () => {
    const day = fc.integer({ min: 0, max: MAX_DAYS_AHEAD }).map((count) => addDays(getJstDay(now), count))
    fc.assert(
      fc.property(day, (firstDay) => {
        const midnight = startOfJstDay(firstDay)
        const before = new Date(midnight.getTime() - 1)
        expect(isInForce({ firstDay, enforcedAt: null }, midnight)).toBe(true)
        expect(isInForce({ firstDay, enforcedAt: null }, before)).toBe(false)
        expect(isInForce({ firstDay, enforcedAt: midnight }, before)).toBe(true)
      }),
      createPropertyParameters({ test: 50, prove: 1000 }),
    )
  })
})

describe('decideRequiredLogin', () => {
  it.each([
    ['passkey', true, 'admit'],
    ['pairing', true, 'admit'],
    ['pairing', false, 'admit'],
    ['password', true, 'reject'],
    ['password', false, 'enrol'],
    ['registration', true, 'reject'],
    ['registration', false, 'enrol'],
    ['easy-login', true, 'reject'],
    ['easy-login', false, 'reject'],
  ] as const)('a login by %s of a member who has a passkey: %s', (by, hasPasskey, decision) => {
    expect(decideRequiredLogin(by, hasPasskey)).toBe(decision)
  })
})

describe('isEndedByRequirement', () => {
  it.each([
    ['opened by password', { openedBy: 'password' }, true],
    ['opened by password, of a browser in a room', { openedBy: 'password', roomDevice: 'r' }, false],
    ['opened by an easy-login link', { openedBy: 'easy-login', assurance: 'low' }, true],
    ['opened by registration', { openedBy: 'registration' }, true],
    ['that has yet to set up a second factor', { openedBy: 'password', assurance: 'enrolment' }, true],
    ['that may only create a passkey', { openedBy: 'password', assurance: 'passkey-enrolment' }, false],
    ['opened by passkey', { openedBy: 'passkey' }, false],
    ['of a paired device', { openedBy: 'pairing', assurance: 'low' }, false],
    ['of an earlier release', { openedBy: null }, true],
    ['of an earlier release that plays in a room', { openedBy: null, roomDevice: 'r' }, false],
  ] as const)('a session %s', (_what, session, isEnded) => {
    expect(isEndedByRequirement({ assurance: 'full', roomDevice: null, ...session })).toBe(isEnded)
  })
})
