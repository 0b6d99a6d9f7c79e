import { describe, expect, it } from 'vitest'
import { computeOldestStopTime, normalizeDeviceReport } from './device-report.rules.ts'

const now = new Date('2026-11-22T03:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const base = { playingDmvId: null, actStopping: true, oldestStopTime: null }

describe('normalizeDeviceReport', () => {
  it('uses the current time by default', () => {
    expect(normalizeDeviceReport({ ...base, playingDmvId: 's-1', actStopping: false }, now)).toEqual({
      soundIds: ['s-1'],
      stopped: false,
      oldestStopTime: null,
      since: now,
      at: now,
    })
  })

  it('limits times to the present, and to a month ago', () => {
    const ahead = normalizeDeviceReport(
      { ...base, reportedAt: minutes(30), oldestStopTime: minutes(20) },
      now,
    )
    expect([ahead.at, ahead.oldestStopTime]).toEqual([now, now])
    const old = normalizeDeviceReport(
      { ...base, since: minutes(-60 * 24 * 400), reportedAt: minutes(-5) },
      now,
    )
    expect([old.at, old.since]).toEqual([minutes(-5), minutes(-60 * 24 * 31)])
  })

  it('never returns an end before the start', () => {
    const report = normalizeDeviceReport({ ...base, since: minutes(-1), reportedAt: minutes(-10) }, now)
    expect(report.since <= report.at).toBe(true)
  })

  it('returns no sound for a stop', () => {
    expect(normalizeDeviceReport({ ...base, playingDmvId: 's-1' }, now).soundIds).toEqual([])
  })
})

describe('computeOldestStopTime', () => {
  const stopped = (oldestStopTime: Date | null) => ({ stopped: true, oldestStopTime })

  it('returns the earliest reported time', () => {
    expect(computeOldestStopTime(minutes(-5), stopped(minutes(-1)))).toEqual(minutes(-5))
    expect(computeOldestStopTime(minutes(-1), stopped(minutes(-5)))).toEqual(minutes(-5))
    expect(computeOldestStopTime(null, stopped(minutes(-5)))).toEqual(minutes(-5))
    expect(computeOldestStopTime(minutes(-1), stopped(null))).toEqual(minutes(-1))
  })

  it('returns null when the section plays', () => {
    expect(computeOldestStopTime(minutes(-5), { stopped: false, oldestStopTime: null })).toBeNull()
  })
})
