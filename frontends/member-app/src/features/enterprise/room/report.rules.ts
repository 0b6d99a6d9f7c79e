import { addDays, type Day } from '@hibiki/calendar'

export interface PlayReportRow {
  sectionId: string
  sectionName: string
  roomName: string
  day: Day
  plannedMinutes: number
  playedMinutes: number
  interruptions: number
  longestGapMinutes: number
}

/** The service returns at most this many days. */
export const MAX_REPORT_DAYS = 62

/** Returns the first and the last of so many days up to today. */
export const getLastDays = (today: Day, days: number): { since: Day; until: Day } => ({
  since: addDays(today, 1 - days),
  until: today,
})

/** Adds up the minutes and interruptions of several sections and days, and takes the longest of the gaps. */
export function sumReportRows(rows: readonly PlayReportRow[]) {
  const sum = (of: (row: PlayReportRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    plannedMinutes: sum((row) => row.plannedMinutes),
    playedMinutes: sum((row) => row.playedMinutes),
    interruptions: sum((row) => row.interruptions),
    longestGapMinutes: Math.max(0, ...rows.map((row) => row.longestGapMinutes)),
  }
}

/** Returns a row per day, of all sections together. */
export function groupByDay(
  rows: readonly PlayReportRow[],
): { day: Day; plannedMinutes: number; playedMinutes: number }[] {
  const days = [...new Set(rows.map(({ day }) => day))].sort()
  return days.map((day) => {
    const { plannedMinutes, playedMinutes } = sumReportRows(rows.filter((row) => row.day === day))
    return { day, plannedMinutes, playedMinutes }
  })
}

/** Returns each section with its days, the newest first, without the days on which nothing was planned or played. */
export function groupBySection(
  rows: readonly PlayReportRow[],
): { id: string; name: string; days: PlayReportRow[] }[] {
  const sections = new Map<string, { id: string; name: string; days: PlayReportRow[] }>()
  for (const row of rows) {
    const { sectionId: id, roomName, sectionName } = row
    const section = sections.get(id) ?? { id, name: `${roomName} ${sectionName}`, days: [] }
    if (row.plannedMinutes > 0 || row.playedMinutes > 0) section.days.unshift(row)
    sections.set(id, section)
  }
  return [...sections.values()]
}

/** The steps between the lines of a scale, which are parts of an hour, hours or parts of a day. */
const TICK_STEPS_MINUTES = [5, 10, 15, 30, 60, 120, 180, 240, 360, 720]
const MAX_TICK_STEPS = 4
const DAY_MINUTES = 1440

/** Lists the lines of a scale in minutes, from 0 to the highest value or above it, at whole hours where there are hours. */
export function listAxisTicks(highestMinutes: number): number[] {
  const step =
    TICK_STEPS_MINUTES.find((minutes) => minutes * MAX_TICK_STEPS >= highestMinutes) ??
    Math.ceil(highestMinutes / MAX_TICK_STEPS / DAY_MINUTES) * DAY_MINUTES
  const steps = Math.max(1, Math.ceil(highestMinutes / step))
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}
