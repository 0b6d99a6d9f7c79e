import { describe, expect, it } from 'vitest'
import {
  endHeardStretch,
  extendHeardStretch,
  getHeardSeconds,
  type HeardTime,
  nothingHeard,
  startHeardStretch,
} from './heard-time.ts'

const at = (time: number, seconds: number) => ({ time, monotonicMs: seconds * 1000 })

describe('heard time', () => {
  it('counts from play to pause and again from the next play', () => {
    let heard = startHeardStretch(nothingHeard, at(0, 100))
    heard = endHeardStretch(heard, at(7, 107))
    heard = startHeardStretch(heard, at(7, 400))
    heard = endHeardStretch(heard, at(10, 403))
    expect(getHeardSeconds(heard)).toBeCloseTo(10)
  })

  it('adds nothing for a seek forward while playing', () => {
    let heard = startHeardStretch(nothingHeard, at(0, 0))
    heard = extendHeardStretch(heard, at(4, 4))
    heard = startHeardStretch(heard, at(500, 4.1))
    heard = extendHeardStretch(heard, at(502, 6.1))
    expect(getHeardSeconds(heard)).toBeCloseTo(6)
  })

  it('adds nothing for a jump without an event', () => {
    const heard = startHeardStretch(nothingHeard, at(0, 0))
    expect(getHeardSeconds(extendHeardStretch(heard, at(900, 3)))).toBeCloseTo(3)
  })

  it('loses nothing that was heard when the position jumps back', () => {
    let heard: HeardTime = startHeardStretch(nothingHeard, at(60, 0))
    heard = extendHeardStretch(heard, at(70, 10))
    expect(getHeardSeconds(extendHeardStretch(heard, at(2, 11)))).toBeCloseTo(10)
  })

  it('adds nothing while the sound stalls on a slow network', () => {
    const heard = startHeardStretch(nothingHeard, at(0, 0))
    expect(getHeardSeconds(extendHeardStretch(heard, at(5, 65)))).toBeCloseTo(5)
  })

  it('loses nothing when a background tab samples only once a minute', () => {
    let heard = startHeardStretch(nothingHeard, at(0, 0))
    for (let minute = 1; minute <= 20; minute++)
      heard = extendHeardStretch(heard, at(minute * 60, minute * 60))
    expect(getHeardSeconds(heard)).toBeCloseTo(1200)
  })

  it('does not let jitter between the clocks add up over 20 minutes', () => {
    let heard = startHeardStretch(nothingHeard, at(0, 0))
    for (let tick = 1; tick <= 4800; tick++) {
      const seconds = tick / 4
      heard = extendHeardStretch(heard, at(seconds + (tick % 2 ? 0.04 : -0.04), seconds))
    }
    expect(Math.abs(getHeardSeconds(heard) - 1200)).toBeLessThan(0.1)
  })

  it('counts nothing before the first play', () => {
    expect(getHeardSeconds(extendHeardStretch(nothingHeard, at(30, 30)))).toBe(0)
  })
})
