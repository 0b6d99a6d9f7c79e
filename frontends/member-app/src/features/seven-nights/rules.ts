import type { Night, NightMinutes, SevenNightsRun } from './types.ts'

export const aims = ['sleep', 'rest', 'focus', 'care'] as const
export const nightLengths = [5, 10, 20] as const
/** The times of an evening that are offered; any other can be typed. */
export const offeredTimes = ['20:00', '21:00', '22:00', '23:00'] as const

const DEFAULT_MINUTES = 10

export const countPetals = (nights: readonly Night[]): number =>
  nights.filter(({ state }) => state === 'drawn').length

export const sumHeardSeconds = (nights: readonly Night[]): number =>
  nights.reduce((sum, { seconds }) => sum + seconds, 0)

/** Returns tonight while its petal is not drawn yet. */
export const findOpenNight = ({ nights }: Pick<SevenNightsRun, 'nights'>): Night | null =>
  nights.find(({ state }) => state === 'open') ?? null

/** Returns the evening of the next reminder by mail; null when none will come. */
export function findNextReminder({
  nextReminder,
  nights,
  tonight,
}: Pick<SevenNightsRun, 'nextReminder' | 'nights' | 'tonight'>): { day: string; isTonight: boolean } | null {
  if (nextReminder === null) return null
  const night = nights.find(({ day }) => day === nextReminder)
  return { day: nextReminder, isTonight: night?.number === tonight }
}

/** Returns the offered length that is nearest to that of a sound which the member has heard. */
export function suggestMinutes(durationSeconds: number | undefined): NightMinutes {
  if (durationSeconds === undefined) return DEFAULT_MINUTES
  const distance = (minutes: number) => Math.abs(Math.log(durationSeconds / (60 * minutes)))
  return nightLengths.reduce((nearest, minutes) =>
    distance(minutes) < distance(nearest) ? minutes : nearest,
  )
}
