import { describe, expect, it } from 'vitest'
import { findSigningKey, planKeyRotation } from './key-schedule.rules.ts'

const start = new Date('2026-11-01T00:00:00Z')
const days = (count: number) => new Date(start.getTime() + count * 86_400_000)
const first = { kid: 'first', signsFrom: start }
const second = { kid: 'second', signsFrom: days(30) }

describe('planKeyRotation', () => {
  it('creates the first key, which signs at once', () => {
    expect(planKeyRotation([], start)).toEqual({ create: start, remove: [] })
  })

  it('publishes the next key once, a day before it signs', () => {
    expect(planKeyRotation([first], days(28.9)).create).toBeNull()
    expect(planKeyRotation([first], days(29)).create).toEqual(days(30))
    expect(planKeyRotation([first, second], days(29.5))).toEqual({ create: null, remove: [] })
  })

  it('retains the old key until every token it signed has expired', () => {
    const minutesAfter = (minutes: number) => new Date(days(30).getTime() + minutes * 60_000)
    expect(planKeyRotation([first, second], minutesAfter(36)).remove).toEqual([])
    expect(planKeyRotation([second, first], minutesAfter(60)).remove).toEqual(['first'])
  })

  it('publishes a late key for the full time before it signs', () => {
    expect(planKeyRotation([first], days(50)).create).toEqual(days(51))
  })

  it('never removes the only key', () => {
    expect(planKeyRotation([first], days(900)).remove).toEqual([])
  })
})

describe('findSigningKey', () => {
  it('returns the newest key that has begun to sign', () => {
    expect(findSigningKey([second, first], days(29.9))).toBe(first)
    expect(findSigningKey([second, first], days(30))).toBe(second)
    expect(findSigningKey([second], days(29))).toBeUndefined()
  })
})
