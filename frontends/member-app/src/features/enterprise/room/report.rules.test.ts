import { describe, expect, it } from 'vitest'
import {
  getLastDays,
  groupByDay,
  groupBySection,
  listAxisTicks,
  type PlayReportRow,
  sumReportRows,
} from './report.rules.ts'

const row = (sectionId: string, day: string, part: Partial<PlayReportRow> = {}): PlayReportRow => ({
  sectionId,
  sectionName: sectionId,
  roomName: 'ロビー',
  day,
  plannedMinutes: 0,
  playedMinutes: 0,
  interruptions: 0,
  longestGapMinutes: 0,
  ...part,
})
const rows = [
  row('a', '2026-11-21', {
    plannedMinutes: 600,
    playedMinutes: 570,
    interruptions: 2,
    longestGapMinutes: 20,
  }),
  row('a', '2026-11-22'),
  row('b', '2026-11-21', { plannedMinutes: 60, playedMinutes: 60 }),
  row('b', '2026-11-22', { playedMinutes: 5, longestGapMinutes: 3 }),
]

describe('the proof of play', () => {
  it('includes today in the last days', () => {
    expect(getLastDays('2026-11-22', 7)).toEqual({ since: '2026-11-16', until: '2026-11-22' })
  })

  it('adds up sections and days, and takes the longest of the gaps', () => {
    expect(sumReportRows(rows)).toEqual({
      plannedMinutes: 660,
      playedMinutes: 635,
      interruptions: 2,
      longestGapMinutes: 20,
    })
    expect(sumReportRows([]).longestGapMinutes).toBe(0)
  })

  it('has one row per day of all sections', () => {
    expect(groupByDay(rows)).toEqual([
      { day: '2026-11-21', plannedMinutes: 660, playedMinutes: 630 },
      { day: '2026-11-22', plannedMinutes: 0, playedMinutes: 5 },
    ])
  })

  it('lists the days of each section, the newest first, without days of planned silence', () => {
    const days = groupBySection(rows).map(({ name, days }) => [name, days.map(({ day }) => day)])
    expect(days).toEqual([
      ['ロビー a', ['2026-11-21']],
      ['ロビー b', ['2026-11-22', '2026-11-21']],
    ])
  })
})

describe('the scale of the plot', () => {
  it.each([
    [0, [0, 5]],
    [3, [0, 5]],
    [45, [0, 15, 30, 45]],
    [46, [0, 15, 30, 45, 60]],
    [600, [0, 180, 360, 540, 720]],
    [1440, [0, 360, 720, 1080, 1440]],
    [10_000, [0, 2880, 5760, 8640, 11_520]],
  ])('for %s minutes has lines at %j', (highestMinutes, ticks) => {
    expect(listAxisTicks(highestMinutes)).toEqual(ticks)
  })
})
