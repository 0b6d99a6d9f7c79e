import { describe, expect, it } from 'vitest'
import { classifyMailFailure, computeNextAttemptAt, isSurelyUnsent } from './mail-retry.ts'

const now = new Date('2026-11-10T03:00:00Z')
const secondsUntil = (date: Date | null) => date && (date.getTime() - now.getTime()) / 1000

describe('computeNextAttemptAt', () => {
  it('waits longer each time and gives up within a day', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) =>
      secondsUntil(computeNextAttemptAt(attempts, now, null)),
    )
    expect(waits).toEqual([30, 120, 600, 1800, 7200, 21_600, 43_200, null])
  })

  it('gives up a mail whose link has expired', () => {
    const uselessAfter = new Date(now.getTime() + 60_000)
    expect(secondsUntil(computeNextAttemptAt(1, now, uselessAfter))).toBe(30)
    expect(computeNextAttemptAt(2, now, uselessAfter)).toBeNull()
  })
})

describe('classifyMailFailure', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, 'permanent'],
    [{ code: 'EMESSAGE', responseCode: 554 }, 'permanent'],
    [{ code: 'EENVELOPE', responseCode: 451 }, 'temporary'],
    [{ code: 'EAUTH', responseCode: 535 }, 'temporary'],
    [{ code: 'ECONNECTION' }, 'temporary'],
    [{}, 'temporary'],
  ])('of %j is %s', (error, expected) => {
    expect(classifyMailFailure(error)).toBe(expected)
  })
})

describe('isSurelyUnsent', () => {
  it.each([
    ['the server rejects the content', { code: 'EMESSAGE', responseCode: 554 }, true],
    ['the server is busy', { code: 'EENVELOPE', responseCode: 451 }, true],
    ['nobody listens', { code: 'ESOCKET', syscall: 'connect' }, true],
    ['the name is unknown', { code: 'EDNS' }, true],
    ['the server does not greet', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, true],
    ['the server goes silent later', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }, false],
    ['the connection is reset', { code: 'ESOCKET', syscall: 'read' }, false],
    ['the connection is closed', { code: 'ECONNECTION' }, false],
  ])('when %s: %j is %s', (_what, error, expected) => {
    expect(isSurelyUnsent(error)).toBe(expected)
  })
})
