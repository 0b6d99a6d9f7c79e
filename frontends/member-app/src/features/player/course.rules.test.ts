import { describe, expect, it } from 'vitest'
import { courseGain, courseSeconds, toPlayEnvelope } from './course.rules.ts'

describe('courseSeconds', () => {
  it.each([
    [10, 600],
    [20, 1200],
    [null, null],
  ])('of %s minutes is %s', (courseMinutes, seconds) =>
    expect(courseSeconds({ courseMinutes })).toBe(seconds),
  )
})

describe('courseGain', () => {
  it.each([
    [0, 1],
    [590, 1],
    [595, 0.25],
    [600, 0],
    [601, 0],
  ])('leaves after %d s of ten minutes %d', (elapsed, gain) =>
    expect(courseGain(600, elapsed)).toBeCloseTo(gain),
  )
})

describe('envelopeOfPlay', () => {
  it('repeats the loudness of a sound that is shorter than its course', () => {
    expect(toPlayEnvelope([0, 1, 0.5], { courseMinutes: 10, durationSeconds: 300 })).toEqual([
      0, 1, 0.5, 0, 1, 0.5,
    ])
  })

  it('cuts the loudness of a longer sound where the course ends', () => {
    expect(toPlayEnvelope([0, 1, 0.5, 0.2], { courseMinutes: 10, durationSeconds: 1200 })).toEqual([0, 1])
  })

  it('leaves that of a sound without a course as it is', () => {
    expect(toPlayEnvelope([0, 1], { durationSeconds: 300 })).toEqual([0, 1])
  })
})
