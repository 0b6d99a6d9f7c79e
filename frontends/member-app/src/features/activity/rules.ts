/** Tiers of the weekly score sum, highest first: over the number. A week has at most 42 points. */
const tiers = [
  { name: 'diamond', over: 40 },
  { name: 'platinum', over: 35 },
  { name: 'gold', over: 24 },
  { name: 'silver', over: 18 },
] as const

export type Tier = (typeof tiers)[number]['name'] | 'bronze'

/** From the highest to the lowest. */
export const tierNames: readonly Tier[] = [...tiers.map((tier) => tier.name), 'bronze']

export const sumWeeklyScore = (days: readonly { score: number }[]): number =>
  days.reduce((sum, day) => sum + day.score, 0)

export const findTier = (score: number): Tier => tiers.find((tier) => score > tier.over)?.name ?? 'bronze'

/** The next tier above and the points missing to it; null at the top. */
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

/** Chart minutes. */
export const toChartMinutes = (time: PlayedTime): number => toSeconds(time) / 60

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

/** Whether the member listened in a month at all (`yyyy/MM`). */
export const hasPlaysIn = (months: readonly PlayedMonth[], label: string): boolean =>
  months.some((month) => month.label === label && getTotalSeconds(month) > 0)

/** The months as bars: their minutes in whole, and how much of the highest bar each part is; the scale begins at 0. */
export function toBars(months: readonly PlayedMonth[]) {
  const highest = Math.max(1, ...months.map((month) => getTotalSeconds(month) / 60))
  return months.map((month) => ({
    label: month.label,
    minutes: Math.floor(getTotalSeconds(month) / 60),
    soundShare: toChartMinutes(month.medicalSoundTime) / highest,
    estheShare: toChartMinutes(month.aiEstheTime) / highest,
  }))
}

/** The label "2026/11" without its year, for narrow axes. */
export const toMonthNumber = (label: string): number => Number(label.split('/')[1] ?? label)

/** A percent of 100 is shown as the lower half, not as the last place. */
export const shouldShowHalf = (percent: number): boolean => percent === 100

/** ISO days of the week, Monday first. */
export const weekdays = [
  { iso: 1, name: 'mon' },
  { iso: 2, name: 'tue' },
  { iso: 3, name: 'wed' },
  { iso: 4, name: 'thu' },
  { iso: 5, name: 'fri' },
  { iso: 6, name: 'sat' },
  { iso: 7, name: 'sun' },
] as const

/** The day added or taken away; the last one stays, because a streak of no days says nothing. */
export function toggleWeekday(days: readonly number[], iso: number): number[] {
  const next = days.includes(iso) ? days.filter((day) => day !== iso) : [...days, iso].sort((a, b) => a - b)
  return next.length > 0 ? next : [...days]
}
