import { DAY_MS } from '@hibiki/calendar'
export const MAX_CALENDAR_USERS = 20
export const MAX_CALENDAR_RANGE_DAYS = 62

export const calendarCategories = [
  'ai_esthetic',
  'karte',
  'dmv',
  'medical_sound',
  'stress_check',
  'appointment',
] as const
/** The filter "DMV experience" covers DMV and medical sound. Only the member sees their own stress checks. */
export type CalendarCategory = (typeof calendarCategories)[number]

/** These DMV type codes are medical sound (02 nature and purpose, 03 Kanade); 01 and 04 are DMV experiences. */
const MEDICAL_SOUND_TYPES = ['02', '03']

export function toPlayCategory(dmvTypeCode: string): CalendarCategory {
  return MEDICAL_SOUND_TYPES.includes(dmvTypeCode) ? 'medical_sound' : 'dmv'
}

/** Returns the key of a play's title in the locales, which depends on type and plan. */
export function toPlayTitleKey(dmvTypeCode: string, planCode: string) {
  const known = knownPlays.find((play) => play === `${dmvTypeCode}-${planCode}`)
  return `texts.play.${known ?? 'other'}` as const
}

const knownPlays = ['01-01', '01-02', '01-03', '02-01', '02-02', '02-04', '03-03', '04-05'] as const

export type CalendarRangeProblem = 'CHARTS_RANGE_REVERSED' | 'CHARTS_RANGE_TOO_LONG'

/** Returns the problem of a calendar's range, or null; `until` is exclusive. */
export function findCalendarRangeProblem(since: Date, until: Date): CalendarRangeProblem | null {
  if (until <= since) return 'CHARTS_RANGE_REVERSED'
  return until.getTime() - since.getTime() > MAX_CALENDAR_RANGE_DAYS * DAY_MS ? 'CHARTS_RANGE_TOO_LONG' : null
}
