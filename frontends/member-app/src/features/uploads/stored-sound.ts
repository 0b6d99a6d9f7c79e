import { foldForSearch } from '@hibiki/text'
import type { PlanCode } from './api/to-sound-description-body.ts'
import { emptyUploadDraft, type UploadDraft } from './draft.rules.ts'

/** A sound in the list of the delete tab; fields that its kind does not have are missing. */
export interface StoredSound {
  id: string
  title: string
  fileName: string
  /** The signed media link. */
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

/** Finds sounds whose title, file or description contains every typed word. */
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

/** Creates the form's values of a stored sound. */
export const toUploadDraft = (sound: StoredSound): UploadDraft => ({
  ...emptyUploadDraft,
  title: sound.title,
  genre: sound.genreId ?? '',
  country: sound.countryId ?? '',
  place: sound.place ?? '',
  purpose: sound.purposeDetailId ?? '',
  tags: sound.tagIds ?? [],
  player: sound.player ?? '',
})

/** Returns the plan of a sound; only sounds with one can be edited. */
export const findPlanCode = ({ planCode }: StoredSound): PlanCode | undefined =>
  (['01', '02', '03', '04'] as const).find((code) => code === planCode)

/** Formats seconds like `10:05`. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
