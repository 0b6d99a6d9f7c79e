import { describe, expect, it } from 'vitest'
import { findSigningKey, planKeys } from './key-schedule.rules.ts'

const start = new Date('2026-11-01T00:00:00Z')
const days = (count: number) => new Date(start.getTime() + count * 86_400_000)
const first = { kid: 'first', signsFrom: start }
const second = { kid: 'second', signsFrom: days(30) }

describe('planKeyRotation', () => {
  it('creates the first key, which signs at once', () => {
    expect(planKeys([], start)).toEqual({ create: start, remove: [] })
  })

  it('publishes the next key once, a day before it signs', () => {
    expect(planKeys([first], days(28.9)).create).toBeNull()
    expect(planKeys([first], days(29)).create).toEqual(days(30))
    expect(planKeys([first, second], days(29.5))).toEqual({ create: null, remove: [] })
  })

  it('retains the old key until every token it signed has expired', () => {
    const minutesAfter = (minutes: number) => new Date(days(30).getTime() + minutes * 60_000)
    expect(planKeys([first, second], minutesAfter(36)).remove).toEqual([])
    expect(planKeys([second, first], minutesAfter(60)).remove).toEqual(['first'])
  })

  it('publishes a late key for the full time before it signs', () => {
    expect(planKeys([first], days(50)).create).toEqual(days(51))
  })

  it('never removes the only key', () => {
    expect(planKeys([first], days(900)).remove).toEqual([])
  })
})

describe('findSigningKey', () => {
  it('returns the newest key that has begun to sign', () => {
    expect(findSigningKey([second, first], days(29.9))).toBe(first)
    expect(findSigningKey([second, first], days(30))).toBe(second)
    expect(findSigningKey([second], days(29))).toBeUndefined()
  })
})
