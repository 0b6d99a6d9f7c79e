import type { Day } from '@hibiki/calendar'
import {
  computeDailyPlayReport,
  type DailyPlayReport,
  isGap,
  TENTH_OF_MINUTE_MS,
  type TimeSpan,
  toIntervalOfDay,
  toIntervalsOfDay,
} from '../reports/daily-play-report.rules.ts'
import {
  type Interval,
  intersectIntervals,
  subtractIntervals,
  sumIntervals,
  uniteIntervals,
} from '../reports/intervals.rules.ts'

/** Why a section was silent; the proof names no person, because it is never changed. */
export const silenceCauses = [
  'notSetUp',
  'noSounds',
  'closed',
  'betweenWindows',
  'emptyWindow',
  'emptyPlaylist',
  'neverStarted',
  'stoppedByEnterprise',
  'stoppedByAdministrator',
  'stopped',
  'noDevice',
  'offline',
  'deviceSilent',
  'starting',
  'unknown',
] as const

export type SilenceCause = (typeof silenceCauses)[number]

export interface SilenceSpan extends TimeSpan {
  cause: Exclude<SilenceCause, 'unknown'>
}

type MinutesByCause = Partial<Record<SilenceCause, number>>

/** The parts of a day of a section, in minutes with one decimal. */
export interface ProofDay extends DailyPlayReport {
  /** Planned and played. With `shortMinutes` and the gaps it is what was planned. */
  asPlannedMinutes: number
  /** Silences of at most 20 seconds, between two reports. */
  shortMinutes: number
  gapMinutes: MinutesByCause
  /** Played although nothing was planned. With `asPlannedMinutes` it is what was played. */
  beyondMinutes: number
  /** About the part of `asPlannedMinutes` that the device reported only when it had a network again. */
  lateMinutes: number
  /** Neither planned nor played. */
  idleMinutes: MinutesByCause
}

/** A silence of more than 20 seconds on one day while something should have played, or the part of it with one cause. */
export interface ProofGap {
  from: string
  until: string
  cause: SilenceCause
}

export interface ProofSection {
  sectionId: string
  roomName: string
  sectionName: string
  days: ProofDay[]
  /** The longest interruptions, each divided by cause, in the order of time. */
  gaps: ProofGap[]
  /** All interruptions of the month, also those that are not listed. */
  gapCount: number
}

/** A round of observation is 30 seconds long and may be late, so a reason is believed for this long before and after it was observed. */
const MAX_SPREAD_MS = 60_000
export const MAX_LISTED_GAPS = 30

interface SectionHistory {
  planned: readonly TimeSpan[]
  played: readonly TimeSpan[]
  silences: readonly SilenceSpan[]
}

/** Returns everything that the proof says about a section on these days. */
export function computeProofSection(
  section: Pick<ProofSection, 'sectionId' | 'roomName' | 'sectionName'>,
  days: readonly Day[],
  { planned, played, silences }: SectionHistory,
): ProofSection {
  const causes = spreadSilences(silences)
  const parts = days.map((day) => computeProofDay(day, { planned, played }, causes))
  const gaps = days.flatMap((day) => {
    const spans = toIntervalsOfDay(day, { planned, played })
    return subtractIntervals(spans.planned, spans.played).filter(isGap)
  })
  const longest = gaps
    .toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
    .slice(0, MAX_LISTED_GAPS)
    .sort(([a], [b]) => a - b)
  return {
    ...section,
    days: parts,
    gaps: explain(longest, causes).map(({ from, until, cause }) => ({
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
      cause,
    })),
    gapCount: gaps.length,
  }
}

function computeProofDay(
  day: Day,
  spans: Pick<SectionHistory, 'planned' | 'played'>,
  causes: readonly CausedInterval[],
): ProofDay {
  const { planned, played } = toIntervalsOfDay(day, spans)
  const report = computeDailyPlayReport(day, spans)
  const silent = subtractIntervals(planned, played)
  const gaps = groupByCause(explain(silent.filter(isGap), causes))
  const short = sumIntervals(silent.filter((interval) => !isGap(interval)))
  const asPlanned = toTenths(sumIntervals(intersectIntervals(planned, played)))
  const [shortTenths = 0, ...gapTenths] = apportion(toTenths(sumIntervals(planned)) - asPlanned, [
    short,
    ...gaps.map(([, ms]) => ms),
  ])
  const idle = groupByCause(
    explain(subtractIntervals(subtractIntervals([toIntervalOfDay(day)], planned), played), causes),
  )
  const idleSum = idle.reduce((total, [, ms]) => total + ms, 0)
  const idleTenths = apportion(
    toTenths(idleSum),
    idle.map(([, ms]) => ms),
  )
  const offline = causes
    .filter(({ cause }) => cause === 'offline')
    .map(({ from, until }) => [from, until] as const)
  return {
    ...report,
    asPlannedMinutes: asPlanned / 10,
    shortMinutes: shortTenths / 10,
    gapMinutes: toMinutes(gaps, gapTenths),
    beyondMinutes: (toTenths(sumIntervals(played)) - asPlanned) / 10,
    lateMinutes: toTenths(sumIntervals(intersectIntervals(played, uniteIntervals(offline)))) / 10,
    idleMinutes: toMinutes(idle, idleTenths),
  }
}

const toTenths = (ms: number): number => Math.round(ms / TENTH_OF_MINUTE_MS)

const toMinutes = (causes: readonly (readonly [SilenceCause, number])[], tenths: readonly number[]) =>
  Object.fromEntries(
    causes.flatMap(([cause], index) => {
      const value = tenths[index] ?? 0
      return value > 0 ? [[cause, value / 10]] : []
    }),
  ) as MinutesByCause

interface CausedInterval {
  from: number
  until: number
  cause: SilenceCause
}

/** Returns the silences as disjoint intervals in order, each a little longer than observed, as far as no other was observed there. */
function spreadSilences(silences: readonly SilenceSpan[]): CausedInterval[] {
  const observed: CausedInterval[] = []
  for (const { from, until, cause } of silences.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const end = observed.at(-1)?.until ?? Number.NEGATIVE_INFINITY
    if (until.getTime() < end) continue
    observed.push({ from: Math.max(end, from.getTime()), until: until.getTime(), cause })
  }
  // What was observed next explains the time before it, because a change was noticed only in that round.
  const begun = observed.map((interval, index) => ({
    ...interval,
    from: Math.max(observed[index - 1]?.until ?? Number.NEGATIVE_INFINITY, interval.from - MAX_SPREAD_MS),
  }))
  return begun.map((interval, index) => ({
    ...interval,
    until: Math.min(begun[index + 1]?.from ?? Number.POSITIVE_INFINITY, interval.until + MAX_SPREAD_MS),
  }))
}

/** Divides intervals by cause; both must be disjoint and in order. */
function explain(intervals: readonly Interval[], causes: readonly CausedInterval[]): CausedInterval[] {
  return intervals.flatMap(([start, end]) => {
    const parts: CausedInterval[] = []
    let cursor = start
    for (const { from, until, cause } of causes) {
      if (until <= cursor || from >= end) continue
      if (from > cursor) parts.push({ from: cursor, until: from, cause: 'unknown' })
      parts.push({ from: Math.max(from, cursor), until: Math.min(until, end), cause })
      cursor = Math.min(until, end)
    }
    if (cursor < end) parts.push({ from: cursor, until: end, cause: 'unknown' })
    return parts
  })
}

/** Sums the parts by cause, in the order of the causes. */
function groupByCause(parts: readonly CausedInterval[]): (readonly [SilenceCause, number])[] {
  return silenceCauses.flatMap((cause) => {
    const ms = parts
      .filter((part) => part.cause === cause)
      .reduce((total, { from, until }) => total + until - from, 0)
    return ms > 0 ? [[cause, ms] as const] : []
  })
}

/** Rounds parts to tenths of a minute so that they sum to a total: those with the largest remainders are rounded up. */
function apportion(total: number, parts: readonly number[]): number[] {
  const exact = parts.map((ms) => ms / TENTH_OF_MINUTE_MS)
  const rounded = exact.map(Math.floor)
  const missing = total - rounded.reduce((sum, value) => sum + value, 0)
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { index } of order.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1
  return rounded
}

/** Sums the days of a section, or of several. */
export function sumProofDays(days: readonly ProofDay[]): Omit<ProofDay, 'day'> {
  const sum = (getMinutes: (day: ProofDay) => number) =>
    days.reduce((total, day) => total + Math.round(getMinutes(day) * 10), 0) / 10
  const byCause = (getMinutes: (day: ProofDay) => MinutesByCause) =>
    Object.fromEntries(
      silenceCauses
        .map((cause) => [cause, sum((day) => getMinutes(day)[cause] ?? 0)] as const)
        .filter(([, minutes]) => minutes > 0),
    ) as MinutesByCause
  return {
    plannedMinutes: sum((day) => day.plannedMinutes),
    playedMinutes: sum((day) => day.playedMinutes),
    interruptions: days.reduce((total, { interruptions }) => total + interruptions, 0),
    longestGapMinutes: Math.max(0, ...days.map((day) => day.longestGapMinutes)),
    asPlannedMinutes: sum((day) => day.asPlannedMinutes),
    shortMinutes: sum((day) => day.shortMinutes),
    gapMinutes: byCause((day) => day.gapMinutes),
    beyondMinutes: sum((day) => day.beyondMinutes),
    lateMinutes: sum((day) => day.lateMinutes),
    idleMinutes: byCause((day) => day.idleMinutes),
  }
}
