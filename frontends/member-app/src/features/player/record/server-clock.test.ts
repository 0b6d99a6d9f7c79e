import { describe, expect, it } from 'vitest'
import { skewFrom } from './server-clock.ts'

const server = Date.UTC(2026, 10, 21, 3, 0, 0)
const header = new Date(server).toUTCString()

describe('skewFrom', () => {
  it('leaves a clock alone that is right to the minute', () => {
    expect(skewFrom(header, server - 40_000, server - 39_000)).toBe(0)
  })

  it('corrects a clock that is hours behind', () => {
    expect(skewFrom(header, server - 7_200_000, server - 7_199_000)).toBe(7_200_000)
  })

  it('corrects a clock that is ahead', () => {
    expect(skewFrom(header, server + 600_000, server + 601_000)).toBe(-600_000)
  })

  it('knows nothing without the header', () => {
    expect(skewFrom(null, 0, 0)).toBeNull()
    expect(skewFrom('soon', 0, 0)).toBeNull()
  })
})
