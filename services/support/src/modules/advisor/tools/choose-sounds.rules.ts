import { hashText } from '@hibiki/text'
import { type SoundScene, type SoundUse, usesOfSounds, wordsOfScenes } from './sound-wishes.rules.ts'

export interface ListedSound {
  id: string
  title: string
  genre: string
  place: string
  country?: string
  tags: readonly string[]
  tagCodes: readonly string[]
  purposeCode: string | null
  durationSeconds: number
}

export interface SoundWish {
  use?: SoundUse
  scene?: SoundScene
  from?: 'recent' | 'favourites'
  maxMinutes?: number
  words?: string
}

interface Library {
  /** The newest first. */
  sounds: readonly ListedSound[]
  favourites: readonly string[]
  recent: readonly string[]
}

export type SoundReason =
  | { kind: 'tags'; tags: readonly string[] }
  | { kind: 'genre'; genre: string }
  | { kind: 'place'; place: string }
  | { kind: 'favourite' | 'recent' | 'newest' }

export interface ChosenSound {
  sound: ListedSound
  /** The strongest reason first; at most two. */
  reasons: SoundReason[]
}

export const MAX_SUGGESTED_SOUNDS = 3
const MAX_REASONS = 2
const NEWEST_SOUNDS = 3
const WEIGHTS = { words: 6, scene: 5, tag: 3, purpose: 1, unlike: -3, favourite: 1.5, recent: 0.5 }

/**
 * Chooses at most three sounds for a wish by tags, purpose, scene and place, the member's own favourites first among equals. Equals are
 * shuffled by the day, so that the same evening gets the same sounds and the next one others; genres alternate where they can.
 */
export function chooseSounds(library: Library, wish: SoundWish, day: string): ChosenSound[] {
  const fitting = library.sounds.filter(
    ({ durationSeconds }) => durationSeconds <= (wish.maxMinutes ?? Number.POSITIVE_INFINITY) * 60,
  )
  if (wish.from) {
    const byId = new Map(fitting.map((sound) => [sound.id, sound]))
    const kind = wish.from === 'recent' ? 'recent' : 'favourite'
    return library[wish.from]
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, MAX_SUGGESTED_SOUNDS)
      .map((sound) => ({ sound, reasons: [{ kind }] }))
  }
  const rated = fitting.map((sound) => rate(sound, library, wish))
  const hasWish = wish.use !== undefined || wish.scene !== undefined || rated.some(({ fit }) => fit > 0)
  const ranked = rated
    .filter(({ fit }) => fit > 0 || !hasWish)
    .sort((a, b) => b.score - a.score || hashText(day + a.sound.id) - hashText(day + b.sound.id))
  const newest = library.sounds.slice(0, NEWEST_SOUNDS)
  const describe = (sound: ListedSound): SoundReason =>
    newest.includes(sound) ? { kind: 'newest' } : { kind: 'genre', genre: sound.genre }
  return alternateGenres(ranked).map(({ sound, reasons }) => ({
    sound,
    reasons: reasons.length > 0 ? reasons.slice(0, MAX_REASONS) : [describe(sound)],
  }))
}

interface RatedSound extends ChosenSound {
  /** How well it fits the wish, without the member's own habits. */
  fit: number
  score: number
}

function rate(sound: ListedSound, { favourites, recent }: Library, wish: SoundWish): RatedSound {
  const reasons: SoundReason[] = []
  let fit = 0
  const named = wish.words === undefined ? undefined : findNamedPlace(sound, wish.words)
  if (named !== undefined) {
    fit += WEIGHTS.words
    reasons.push({ kind: 'place', place: named })
  }
  if (wish.scene && wordsOfScenes[wish.scene].test(`${sound.genre} ${sound.title}`)) {
    fit += wordsOfScenes[wish.scene].test(sound.genre) ? WEIGHTS.scene : WEIGHTS.scene - 1
    reasons.push({ kind: 'genre', genre: sound.genre })
  }
  if (wish.use) {
    const { tags, purpose, unlike } = usesOfSounds[wish.use]
    const shared = sound.tagCodes.flatMap((code, index) =>
      (tags as readonly string[]).includes(code) ? [sound.tags[index] ?? code] : [],
    )
    fit += WEIGHTS.tag * shared.length
    if (shared.length > 0 && purpose !== null && sound.purposeCode === purpose) fit += WEIGHTS.purpose
    if (sound.tagCodes.some((code) => (unlike as readonly string[]).includes(code))) fit += WEIGHTS.unlike
    if (shared.length > 0) reasons.push({ kind: 'tags', tags: shared })
  }
  let score = fit
  if (favourites.includes(sound.id)) {
    score += WEIGHTS.favourite
    reasons.push({ kind: 'favourite' })
  } else if (recent.includes(sound.id)) score += WEIGHTS.recent
  return { sound, reasons, fit, score }
}

/** Returns the part of a sound's place, or its title, that a question names. */
function findNamedPlace({ place, country, title }: ListedSound, words: string): string | undefined {
  const said = words.normalize('NFKC').toLowerCase()
  const names = [title, ...place.split(/[・·,、]/), country ?? ''].map((name) => name.trim())
  return names.find((name) => name.length >= 2 && said.includes(name.toLowerCase()))
}

/** Takes the best sounds, but of those that fit about equally the next one of another genre. */
function alternateGenres(rated: readonly RatedSound[]): RatedSound[] {
  const left = [...rated]
  const chosen: RatedSound[] = []
  while (chosen.length < MAX_SUGGESTED_SOUNDS && left.length > 0) {
    const best = left[0]?.score ?? 0
    const genres = new Set(chosen.map(({ sound }) => sound.genre))
    const other = left.findIndex(({ sound, score }) => score > best - 1 && !genres.has(sound.genre))
    chosen.push(...left.splice(Math.max(0, other), 1))
  }
  return chosen
}
