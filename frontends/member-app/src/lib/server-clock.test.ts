import { describe, expect, it } from 'vitest'
import { calculateSkewMs } from './server-clock.ts'

const server = Date.UTC(2026, 10, 21, 3, 0, 0)
const header = new Date(server).toUTCString()
/** Sets the device's clocks to differ from the server's by this many ms. */
const at = (besideMs: number, monotonicMs: number) => ({ wallMs: server + besideMs, monotonicMs })

describe('calculateSkewMs', () => {
  it('does not correct a clock that is right to the minute', () => {
    expect(calculateSkewMs(header, at(-40_000, 0), at(-39_000, 1_000))).toBe(0)
  })

  it('corrects a clock that is hours behind', () => {
    expect(calculateSkewMs(header, at(-7_200_000, 0), at(-7_199_000, 1_000))).toBe(7_200_000)
  })

  it('corrects a clock that is ahead', () => {
    expect(calculateSkewMs(header, at(600_000, 0), at(601_000, 1_000))).toBe(-600_000)
  })

  it('returns null without the header', () => {
    expect(calculateSkewMs(null, at(0, 0), at(0, 0))).toBeNull()
    expect(calculateSkewMs('soon', at(0, 0), at(0, 0))).toBeNull()
  })

  it('ignores a response that arrived after the device slept', () => {
    expect(calculateSkewMs(header, at(-100, 0), at(3_600_000, 900))).toBeNull()
    expect(calculateSkewMs(header, at(-100, 0), at(3_600_000, 3_600_100))).toBeNull()
  })

  it('ignores a response during which the clock was changed', () => {
    expect(calculateSkewMs(header, at(-500, 0), at(-5_000, 500))).toBeNull()
  })
})
