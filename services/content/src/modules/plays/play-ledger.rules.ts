import {
  type CountablePlay,
  computeNewlyCountedRanges,
  insertRangeInPlace,
  listCountingDays,
  type SecondsRange,
  splitRangesByDay,
} from './counting.rules.ts'
import { mergePlayWindows, type PlayWindow, toListeningKind } from './plays.rules.ts'

/** One accepted report of a play. `playKey` identifies the play among those of the member: by its session id, or by its natural key. */
export interface PlayReport extends PlayWindow {
  memberId: string
  playKey: string
  /** Null while a play after a face diagnosis waits for the choice of its sound. */
  soundId: string | null
  /** The face diagnosis (faceExpSoundResultId) that a play belongs to. */
  faceResultId: string | null
  dmvTypeCode: string
  planCode: string
}

/** A play as stored; revision 0 means that it is not stored yet. */
export interface Play extends PlayReport, CountablePlay {
  id: string
  countedSeconds: number
  revision: number
}

export interface ChangedPlay extends Play {
  /** The clock seconds that this change adds to the counted ones. */
  newlyCounted: SecondsRange[]
}

/** The listening of a member on one JST day; `occupied` holds the clock seconds that are counted already. */
export interface ActivityDay {
  memberId: string
  day: string
  aiEstheSeconds: number
  medicalSeconds: number
  occupied: SecondsRange[]
}

/** `foreign` means that the report names another member's face diagnosis. */
export type ReportOutcome = 'recorded' | 'reused' | 'foreign'

export const toMemberPlayKey = (play: { memberId: string; playKey: string }) =>
  `${play.memberId} ${play.playKey}`
export const toMemberDayKey = (day: { memberId: string; day: string }) => `${day.memberId} ${day.day}`

/**
 * Merges reports into the stored plays. `plays` contains only those that change. A key that is reused for another sound is rejected without
 * changing the play.
 */
export function mergeReportsIntoPlays(
  reports: readonly PlayReport[],
  stored: readonly Play[],
  newId: () => string,
): { outcomes: ReportOutcome[]; plays: Play[] } {
  const known = new Map(stored.map((play) => [toMemberPlayKey(play), play]))
  const changed = new Map<string, Play>()
  const outcomes = reports.map((report): ReportOutcome => {
    const key = toMemberPlayKey(report)
    const play = changed.get(key) ?? known.get(key)
    if (!play) changed.set(key, { ...report, id: newId(), countedSeconds: 0, revision: 1 })
    else if (!isSamePlay(play, report)) return 'reused'
    else if (addsTo(play, report)) {
      const revision = (known.get(key)?.revision ?? 0) + 1
      const soundId = play.soundId ?? report.soundId
      // Of several reports at once, the first determines the earlier state of the play.
      const grewFrom = play.grewFrom ?? { endedAt: play.endedAt, playedSeconds: play.playedSeconds }
      changed.set(key, { ...play, ...mergePlayWindows(play, report), soundId, revision, grewFrom })
    }
    return 'recorded'
  })
  return { outcomes, plays: [...changed.values()] }
}

/** Returns the days on which `addPlaysToActivityDays` may count seconds of these plays. */
export function listCountingDaysOfPlays(plays: readonly Play[]): { memberId: string; day: string }[] {
  const days = plays
    .filter((play) => kindOf(play) !== 'room')
    .flatMap((play) => listCountingDays(play).map((day) => ({ memberId: play.memberId, day })))
  return [...new Map(days.map((day) => [toMemberDayKey(day), day])).values()]
}

/** Counts the plays one after another on the given days, which must be the stored state of `listCountingDaysOfPlays(plays)`. */
export function addPlaysToActivityDays(
  plays: readonly Play[],
  stored: readonly ActivityDay[],
): { plays: ChangedPlay[]; days: ActivityDay[] } {
  const days = new Map(stored.map((day) => [toMemberDayKey(day), { ...day, occupied: [...day.occupied] }]))
  const changedDays = new Set<string>()
  const changedPlays = plays.map((play): ChangedPlay => {
    const kind = kindOf(play)
    if (kind === 'room') return { ...play, newlyCounted: [] }
    const occupied = listCountingDays(play).flatMap(
      (day) => days.get(toMemberDayKey({ memberId: play.memberId, day }))?.occupied ?? [],
    )
    const newlyCounted = computeNewlyCountedRanges(play, play.countedSeconds, occupied)
    let countedSeconds = play.countedSeconds
    for (const { day, part, seconds } of splitRangesByDay(newlyCounted)) {
      const key = toMemberDayKey({ memberId: play.memberId, day })
      const activity = days.get(key) ?? emptyDay(play.memberId, day)
      activity[kind === 'ai-esthe' ? 'aiEstheSeconds' : 'medicalSeconds'] += seconds
      insertRangeInPlace(activity.occupied, part)
      days.set(key, activity)
      changedDays.add(key)
      countedSeconds += seconds
    }
    return { ...play, countedSeconds, newlyCounted }
  })
  return {
    plays: changedPlays,
    days: [...days].filter(([key]) => changedDays.has(key)).map(([, day]) => day),
  }
}

function kindOf(play: PlayReport) {
  return toListeningKind(play.dmvTypeCode, play.planCode) ?? 'room'
}

function emptyDay(memberId: string, day: string): ActivityDay {
  return { memberId, day, aiEstheSeconds: 0, medicalSeconds: 0, occupied: [] }
}

/** A play is identified by what was played. After a face diagnosis that is the result, because not every report knows its sound. */
function isSamePlay(a: PlayReport, b: PlayReport): boolean {
  const isSameSound = a.faceResultId === null ? a.soundId === b.soundId : true
  const isSameResult = a.faceResultId === b.faceResultId
  return isSameResult && isSameSound && a.dmvTypeCode === b.dmvTypeCode && a.planCode === b.planCode
}

function addsTo(play: PlayReport, report: PlayReport): boolean {
  return (
    (play.soundId === null && report.soundId !== null) ||
    report.startedAt < play.startedAt ||
    report.endedAt > play.endedAt ||
    report.playedSeconds > play.playedSeconds
  )
}

/**
 * Completes reports of plays after a face diagnosis with the sound that was chosen for it, which overrides the sound that a client names.
 * `foreign` contains the reports that name another member's diagnosis.
 */
export function applyChosenSounds(
  given: readonly PlayReport[],
  chosen: readonly { resultId: string; memberId: string; soundId: string }[],
): { reports: PlayReport[]; foreign: Set<PlayReport> } {
  const byResult = new Map(chosen.map((one) => [one.resultId, one]))
  const foreign = new Set<PlayReport>()
  const reports = given.map((report) => {
    const found = report.faceResultId === null ? undefined : byResult.get(report.faceResultId)
    if (!found) return report
    if (found.memberId !== report.memberId) foreign.add(report)
    return found.memberId === report.memberId ? { ...report, soundId: found.soundId } : report
  })
  return { reports, foreign }
}
