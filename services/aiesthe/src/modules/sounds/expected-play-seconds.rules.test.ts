import { describe, expect, it } from 'vitest'
import { computeExpectedPlaySeconds } from './expected-play-seconds.rules.ts'

describe('computeExpectedPlaySeconds', () => {
  it('returns the minutes of the course for a sound that has one, and the length of any other', () => {
    expect(computeExpectedPlaySeconds({ minutesCourse: 10, durationSeconds: 24 })).toBe(600)
    expect(computeExpectedPlaySeconds({ minutesCourse: 20, durationSeconds: 1500 })).toBe(1200)
    expect(computeExpectedPlaySeconds({ minutesCourse: null, durationSeconds: 300 })).toBe(300)
  })
})
