import { describe, expect, it } from 'vitest'
import { statedSeconds } from './stated-time.rules.ts'

describe('statedSeconds', () => {
  it('returns the minutes of the course for a sound that has one, and the length of any other', () => {
    expect(statedSeconds({ minutesCourse: 10, durationSeconds: 24 })).toBe(600)
    expect(statedSeconds({ minutesCourse: 20, durationSeconds: 1500 })).toBe(1200)
    expect(statedSeconds({ minutesCourse: null, durationSeconds: 300 })).toBe(300)
  })
})
