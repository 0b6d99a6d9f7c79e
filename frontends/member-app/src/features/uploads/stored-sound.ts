import { foldForSearch } from '@hibiki/text'
import type { PlanCode } from './api/to-described-body.ts'
import { type Draft, emptyDraft } from './draft.rules.ts'

/** A sound of the catalogue in the list that deletes; what its kind does not have is missing. */
export interface StoredSound {
  id: string
  title: string
  fileName: string
  /** Signed link to listen. */
  path: string
  durationSeconds: number
  course?: number
  cluster?: number
  planCode?: string
  genre?: string
  genres?: string[]
  country?: string
  place?: string
  tags?: string[]
  player?: string
  composer?: string
  effects?: string
  bodyParts?: string[]
  experience?: boolean
  withMusic?: boolean
  genreId?: string
  countryId?: string
  tagIds?: string[]
  purposeDetailId?: string
}

/** Sounds whose title, file or description has every word that was typed. */
export function searchSounds(sounds: readonly StoredSound[], typed: string): readonly StoredSound[] {
  const words = typed.split(/\s+/).map(foldForSearch).filter(Boolean)
  if (words.length === 0) return sounds
  return sounds.filter((sound) => {
    const text = foldForSearch(toSearchText(sound))
    return words.every((word) => text.includes(word))
  })
}

const toSearchText = (sound: StoredSound): string =>
  [
    sound.title,
    sound.fileName,
    sound.genre,
    ...(sound.genres ?? []),
    sound.country,
    sound.place,
    ...(sound.tags ?? []),
    sound.player,
    sound.composer,
    sound.effects,
  ].join('\n')

/** The form of a sound that is there already. */
export const toDraft = (sound: StoredSound): Draft => ({
  ...emptyDraft,
  title: sound.title,
  genre: sound.genreId ?? '',
  country: sound.countryId ?? '',
  place: sound.place ?? '',
  purpose: sound.purposeDetailId ?? '',
  tags: sound.tagIds ?? [],
  player: sound.player ?? '',
})

/** The plan a sound belongs to; only such sounds can be changed. */
export const findPlanCode = ({ planCode }: StoredSound): PlanCode | undefined =>
  (['01', '02', '03', '04'] as const).find((code) => code === planCode)

/** `10:05`. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
