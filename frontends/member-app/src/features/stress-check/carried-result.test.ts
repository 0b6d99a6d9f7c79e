// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  assignCarriedResult,
  carryResult,
  clearCarriedResult,
  findCarriedResult,
  hasCarriedResult,
} from './carried-result.ts'

const NOW = Date.parse('2026-11-29T13:00:00Z')
const HOUR_MS = 3_600_000
const storageKey = 'hibiki.stress-check.carried'
const email = 'sayaka@hibiki.example'

beforeEach(() => localStorage.clear())

describe('a carried result', () => {
  it('is the score alone, with the key of saving it, and goes to the address that the visitor registers with', () => {
    carryResult(36, NOW)
    expect(hasCarriedResult(NOW)).toBe(true)
    expect(findCarriedResult(email, NOW)).toBeNull()
    assignCarriedResult(` ${email.toUpperCase()}`, NOW)
    expect(findCarriedResult(email, NOW + HOUR_MS)).toEqual({
      score: 36,
      requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      carriedAtMs: NOW,
      emailHash: expect.any(Number),
    })
    expect(localStorage.getItem(storageKey)).not.toContain('sayaka')
  })

  it('is not found by the next person who registers on the device', () => {
    carryResult(36, NOW)
    assignCarriedResult(email, NOW)
    expect(findCarriedResult('next@hibiki.example', NOW)).toBeNull()
    expect(findCarriedResult(email, NOW)).not.toBeNull()
  })

  it('is deleted after a day, and when it is withdrawn', () => {
    carryResult(36, NOW)
    assignCarriedResult(email, NOW)
    expect(findCarriedResult(email, NOW + 25 * HOUR_MS)).toBeNull()
    expect(localStorage.getItem(storageKey)).toBeNull()
    carryResult(36, NOW)
    clearCarriedResult()
    expect(hasCarriedResult(NOW)).toBe(false)
  })

  it.each(['{', 'null', '{"score":81,"requestKey":"a","carriedAtMs":0}', '{"score":"3"}', '[]'])(
    'is none when %s is stored',
    (stored) => {
      localStorage.setItem(storageKey, stored)
      expect(hasCarriedResult(NOW)).toBe(false)
    },
  )
})
