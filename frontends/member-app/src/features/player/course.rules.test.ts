import { describe, expect, it } from 'vitest'
import { getCourseFadeGain, getCourseSeconds, toPlayEnvelope } from './course.rules.ts'

describe('getCourseSeconds', () => {
  it.each([
    [10, 600],
    [20, 1200],
    [null, null],
  ])('returns for a course of %s minutes %s seconds', (courseMinutes, seconds) =>
    expect(getCourseSeconds({ courseMinutes })).toBe(seconds),
  )
})

describe('getCourseFadeGain', () => {
  it.each([
    [0, 1],
    [590, 1],
    [595, 0.25],
    [600, 0],
    [601, 0],
  ])('returns after %d s of ten minutes a gain of %d', (elapsed, gain) =>
    expect(getCourseFadeGain(600, elapsed)).toBeCloseTo(gain),
  )
})

describe('toPlayEnvelope', () => {
  it('repeats the loudness of a sound that is shorter than its course', () => {
    expect(toPlayEnvelope([0, 1, 0.5], { courseMinutes: 10, durationSeconds: 300 })).toEqual([
      0, 1, 0.5, 0, 1, 0.5,
    ])
  })

  it('cuts the loudness of a longer sound where the course ends', () => {
    expect(toPlayEnvelope([0, 1, 0.5, 0.2], { courseMinutes: 10, durationSeconds: 1200 })).toEqual([0, 1])
  })

  it('leaves the loudness of a sound without a course as it is', () => {
    expect(toPlayEnvelope([0, 1], { durationSeconds: 300 })).toEqual([0, 1])
  })
})
