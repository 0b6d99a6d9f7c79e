import { addDays, countDaysBetween, type Day } from '@hibiki/calendar'
import { NIGHT_COUNT } from './compose-nights.rules.ts'

/** What a member may put away for good. */
export const dismissibleTopics = ['offer', 'plan-note'] as const
export type DismissibleTopic = (typeof dismissibleTopics)[number]

/** `open` is tonight before anything was heard; a night that is over without a play is `missed` and stays a gap. */
export type NightState = 'drawn' | 'open' | 'missed' | 'ahead'

export interface HeardDay {
  day: Day
  /** The counted seconds of the day. */
  seconds: number
}

export interface NightOutcome {
  day: Day
  state: NightState
  seconds: number
}

/**
 * Returns what became of each of the seven nights, which are days in Japan from `firstDay` on. Any listening that counts draws the petal of its
 * day, whichever sound it was, and nothing that is missed changes another night.
 */
export function listNightOutcomes(
  { firstDay, today }: { firstDay: Day; today: Day },
  heard: readonly HeardDay[],
): NightOutcome[] {
  const secondsByDay = new Map(heard.map(({ day, seconds }) => [day, seconds]))
  return Array.from({ length: NIGHT_COUNT }, (_, index) => {
    const day = addDays(firstDay, index)
    const seconds = secondsByDay.get(day) ?? 0
    return { day, seconds, state: toNightState({ day, today, seconds }) }
  })
}

function toNightState({ day, today, seconds }: { day: Day; today: Day; seconds: number }): NightState {
  if (seconds > 0) return 'drawn'
  if (day === today) return 'open'
  return day < today ? 'missed' : 'ahead'
}

/** Returns the number of tonight, from 1 to 7; null when the seven nights are over. */
export function findNightNumber(firstDay: Day, today: Day): number | null {
  const number = countDaysBetween(firstDay, today) + 1
  return number >= 1 && number <= NIGHT_COUNT ? number : null
}

/** The nights are finished with the last petal, or with the end of the last day. */
export function areNightsFinished(nights: readonly NightOutcome[]): boolean {
  const last = nights.at(-1)?.state
  return last === 'drawn' || last === 'missed'
}
