// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { carryResult, findCarriedResult } from './carried-result.ts'
import { CARRIED_STORAGE_KEY, clearCarriedResult } from './clear-stress-check-draft.ts'

const NOW = Date.parse('2026-11-29T13:00:00Z')
const HOUR_MS = 3_600_000

beforeEach(() => localStorage.clear())

describe('a carried result', () => {
  it('is the score alone, with the key of saving it', () => {
    carryResult(36, NOW)
    expect(findCarriedResult(NOW + HOUR_MS)).toEqual({
      score: 36,
      requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      carriedAtMs: NOW,
    })
  })

  it('is deleted after a day, and when it is withdrawn', () => {
    carryResult(36, NOW)
    expect(findCarriedResult(NOW + 25 * HOUR_MS)).toBeNull()
    expect(localStorage.getItem(CARRIED_STORAGE_KEY)).toBeNull()
    carryResult(36, NOW)
    clearCarriedResult()
    expect(findCarriedResult(NOW)).toBeNull()
  })

  it.each(['{', 'null', '{"score":81,"requestKey":"a","carriedAtMs":0}', '{"score":"3"}', '[]'])(
    'is none when %s is stored',
    (stored) => {
      localStorage.setItem(CARRIED_STORAGE_KEY, stored)
      expect(findCarriedResult(NOW)).toBeNull()
    },
  )
})
