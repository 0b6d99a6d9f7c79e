import { purposes } from './rules.ts'

/** The durations to filter by; their bounds lie between what salons and listeners ask for: 5, 10 and 20 minutes. */
const lengths = ['any', 'short', 'middle', 'long'] as const
export type DurationFilter = (typeof lengths)[number]

export function matchesDurationFilter(durationSeconds: number, length: DurationFilter): boolean {
  const minutes = durationSeconds / 60
  if (length === 'short') return minutes < 7.5
  if (length === 'middle') return minutes >= 7.5 && minutes < 15
  return length === 'any' || minutes >= 15
}

/** Lists the durations that some sound has; none when all sounds have the same. */
export function listOfferedDurationFilters(
  sounds: readonly { durationSeconds: number }[],
): readonly DurationFilter[] {
  const found = lengths.filter(
    (length) =>
      length !== 'any' &&
      sounds.some(({ durationSeconds }) => matchesDurationFilter(durationSeconds, length)),
  )
  return found.length > 1 ? ['any', ...found] : []
}

/** The tags of sounds that suit an hour. */
const hourTags = { morning: ['morning'], day: ['focus', 'refresh'], evening: ['night', 'sleep'] } as const
export type DayPart = keyof typeof hourTags

/** @param hour local, 0 … 23; the night belongs to the evening before it */
export const toDayPart = (hour: number): DayPart =>
  hour >= 5 && hour < 11 ? 'morning' : hour >= 11 && hour < 17 ? 'day' : 'evening'

export interface ShelvableSound {
  id: string
  purposeCode: string | null
  tagCodes: readonly string[]
  country?: string
}

export interface Shelf<Sound> {
  /** One of `recent`, `favourites`, `hour`, `purpose:<name>`, `place:<country>`. */
  key: string
  /** A country's name from the server. */
  name?: string
  sounds: Sound[]
}

const MAX_ON_SHELF = 20
/** One sound alone makes no shelf. */
const MIN_PER_PLACE = 2

/** Builds the shelves in the order of use: the member's own first, then this hour, purposes and places, without empty ones. */
export function buildShelves<Sound extends ShelvableSound>(
  {
    sounds,
    favourites,
    recent,
  }: { sounds: readonly Sound[]; favourites: readonly string[]; recent: readonly string[] },
  hour: DayPart,
): Shelf<Sound>[] {
  const byId = new Map(sounds.map((sound) => [sound.id, sound]))
  const findKnown = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const countries = [...new Set(sounds.flatMap(({ country }) => country ?? []))]
  const tagged: readonly string[] = hourTags[hour]
  return [
    { key: 'recent', sounds: findKnown(recent) },
    { key: 'favourites', sounds: findKnown(favourites) },
    { key: 'hour', sounds: sounds.filter(({ tagCodes }) => tagCodes.some((code) => tagged.includes(code))) },
    ...purposes.map(({ code, name }) => ({
      key: `purpose:${name}`,
      sounds: sounds.filter(({ purposeCode }) => purposeCode === code),
    })),
    ...countries
      .map((name) => ({
        key: `place:${name}`,
        name,
        sounds: sounds.filter(({ country }) => country === name),
      }))
      .filter(({ sounds: there }) => there.length >= MIN_PER_PLACE),
  ]
    .filter((shelf) => shelf.sounds.length > 0)
    .map((shelf) => ({ ...shelf, sounds: shelf.sounds.slice(0, MAX_ON_SHELF) }))
}

/** Finds the plan as which a sound from a shelf is played: nature by category, others by what they belong to. */
export const findPlanCodesKey = (
  planCode: string,
): 'soundestheRandom' | 'soundestheCategory' | 'soundesthePurpose' =>
  planCode === '02' ? 'soundestheCategory' : planCode === '04' ? 'soundesthePurpose' : 'soundestheRandom'
