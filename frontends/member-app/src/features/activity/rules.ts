/** A day has at most this many points: the maximum of `activity/weekly`. */
export const MAX_POINTS_PER_DAY = 6

/** The tiers by the sum of the week, highest first; `over` is an exclusive bound. A week has at most 42 points. */
const tiers = [
  { name: 'diamond', over: 40 },
  { name: 'platinum', over: 35 },
  { name: 'gold', over: 24 },
  { name: 'silver', over: 18 },
] as const

export type Tier = (typeof tiers)[number]['name'] | 'bronze'

/** The tiers from the highest to the lowest. */
export const tierNames: readonly Tier[] = [...tiers.map((tier) => tier.name), 'bronze']

export const sumWeeklyScore = (days: readonly { score: number }[]): number =>
  days.reduce((sum, day) => sum + day.score, 0)

export const findTier = (score: number): Tier => tiers.find((tier) => score > tier.over)?.name ?? 'bronze'

/** Finds the next tier and the points missing to it; null at the top. */
export function findNextTier(score: number): { name: Tier; points: number } | null {
  const next = tiers.filter((tier) => score <= tier.over).at(-1)
  return next ? { name: next.name, points: next.over + 1 - score } : null
}

export interface PlayedTime {
  hour: number
  minutes: number
  seconds: number
}

const toSeconds = ({ hour, minutes, seconds }: PlayedTime): number => 3600 * hour + 60 * minutes + seconds

/** Converts a time to minutes with fractions, for the chart. */
export const toFractionalMinutes = (time: PlayedTime): number => toSeconds(time) / 60

export interface PlayedMonth {
  /** `yyyy/MM` */
  label: string
  aiEstheTime: PlayedTime
  medicalSoundTime: PlayedTime
}

export const getTotalSeconds = ({ aiEstheTime, medicalSoundTime }: PlayedMonth): number =>
  toSeconds(aiEstheTime) + toSeconds(medicalSoundTime)

export const hasNoPlays = (months: readonly PlayedMonth[]): boolean =>
  months.every((month) => getTotalSeconds(month) === 0)

/** Tells whether the member listened in a month (`yyyy/MM`). */
export const hasPlaysInMonth = (months: readonly PlayedMonth[], label: string): boolean =>
  months.some((month) => month.label === label && getTotalSeconds(month) > 0)

/** Converts months to bars: whole minutes, and each part as a share of the highest bar; the scale begins at 0. */
export function toChartBars(months: readonly PlayedMonth[]) {
  const highest = Math.max(1, ...months.map((month) => getTotalSeconds(month) / 60))
  return months.map((month) => ({
    label: month.label,
    minutes: Math.floor(getTotalSeconds(month) / 60),
    soundShare: toFractionalMinutes(month.medicalSoundTime) / highest,
    estheShare: toFractionalMinutes(month.aiEstheTime) / highest,
  }))
}

/** Returns the month of a label like "2026/11", for narrow axes. */
export const toMonthNumber = (label: string): number => Number(label.split('/')[1] ?? label)

/** A rank of 100 percent is shown as the lower half, not as the last place. */
export const shouldShowAsLowerHalf = (percent: number): boolean => percent === 100

/** The days of the week by ISO number, Monday first. */
export const weekdays = [
  { iso: 1, name: 'mon' },
  { iso: 2, name: 'tue' },
  { iso: 3, name: 'wed' },
  { iso: 4, name: 'thu' },
  { iso: 5, name: 'fri' },
  { iso: 6, name: 'sat' },
  { iso: 7, name: 'sun' },
] as const

/** Adds or removes a weekday; the last one stays, because a streak without any day means nothing. */
export function toggleWeekday(days: readonly number[], iso: number): number[] {
  const next = days.includes(iso) ? days.filter((day) => day !== iso) : [...days, iso].sort((a, b) => a - b)
  return next.length > 0 ? next : [...days]
}
