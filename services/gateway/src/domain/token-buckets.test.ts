import { describe, expect, it } from 'vitest'
import { createTokenBuckets } from './token-buckets.ts'

function bucketsAt(start = 0) {
  const time = { now: start }
  const buckets = createTokenBuckets({ perSecond: 20, burst: 40, maxKeys: 3, clock: () => time.now })
  return { time, buckets }
}

describe('token buckets', () => {
  it('allow the burst at once and then return the seconds until the next token', () => {
    const { buckets } = bucketsAt()
    const waits = Array.from({ length: 41 }, () => buckets.take('a'))
    expect(waits.slice(0, 40).every((wait) => wait === 0)).toBe(true)
    expect(waits[40]).toBe(1)
  })

  it('fill at their rate and never above the burst', () => {
    const { time, buckets } = bucketsAt()
    for (let i = 0; i < 40; i++) buckets.take('a')
    time.now = 50
    expect(buckets.take('a')).toBe(0)
    expect(buckets.take('a')).toBe(1)
    time.now = 1_000_000
    const allowed = Array.from({ length: 60 }, () => buckets.take('a')).filter((wait) => wait === 0)
    expect(allowed).toHaveLength(40)
  })

  it('count each key apart and bound the number of keys', () => {
    const { buckets } = bucketsAt()
    for (let i = 0; i < 41; i++) buckets.take('busy')
    for (let i = 0; i < 1000; i++) {
      buckets.take(`other ${i}`)
      expect(buckets.take('busy')).toBe(1)
    }
    expect(buckets.size).toBe(3)
  })
})
