import { describe, expect, it } from 'vitest'
import { findOldestStop, readReport } from './report.rules.ts'

const now = new Date('2026-11-22T03:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const base = { playingDmvId: null, actStopping: true, oldestStopTime: null }

describe('a report', () => {
  it('is of now unless it says otherwise', () => {
    expect(readReport({ ...base, playingDmvId: 's-1', actStopping: false }, now)).toEqual({
      soundIds: ['s-1'],
      stopped: false,
      oldestStopTime: null,
      since: now,
      at: now,
    })
  })

  it('is never of the future, and never older than a month', () => {
    const ahead = readReport({ ...base, reportedAt: minutes(30), oldestStopTime: minutes(20) }, now)
    expect([ahead.at, ahead.oldestStopTime]).toEqual([now, now])
    const old = readReport({ ...base, since: minutes(-60 * 24 * 400), reportedAt: minutes(-5) }, now)
    expect([old.at, old.since]).toEqual([minutes(-5), minutes(-60 * 24 * 31)])
  })

  it('never ends before it begins', () => {
    const report = readReport({ ...base, since: minutes(-1), reportedAt: minutes(-10) }, now)
    expect(report.since <= report.at).toBe(true)
  })

  it('of a stop names no sound', () => {
    expect(readReport({ ...base, playingDmvId: 's-1' }, now).soundIds).toEqual([])
  })
})

describe('the oldest stop', () => {
  const stopped = (oldestStopTime: Date | null) => ({ stopped: true, oldestStopTime })

  it('is the earliest that was reported', () => {
    expect(findOldestStop(minutes(-5), stopped(minutes(-1)))).toEqual(minutes(-5))
    expect(findOldestStop(minutes(-1), stopped(minutes(-5)))).toEqual(minutes(-5))
    expect(findOldestStop(null, stopped(minutes(-5)))).toEqual(minutes(-5))
    expect(findOldestStop(minutes(-1), stopped(null))).toEqual(minutes(-1))
  })

  it('is forgotten when the section plays', () => {
    expect(findOldestStop(minutes(-5), { stopped: false, oldestStopTime: null })).toBeNull()
  })
})
