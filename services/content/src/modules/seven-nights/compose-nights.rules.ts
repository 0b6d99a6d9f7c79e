import { hashText, mixBits } from '@hibiki/text'

export const NIGHT_COUNT = 7

export const aims = ['sleep', 'rest', 'focus', 'care'] as const
export type Aim = (typeof aims)[number]

export const nightLengths = [5, 10, 20] as const
export type NightMinutes = (typeof nightLengths)[number]

/** The fields of a sound by which evenings are composed. */
export interface ComposableSound {
  id: string
  durationMs: number
  /** The purpose (01 … 04) of a sound that belongs to one. */
  purposeCode: string | null
  genre: { ja?: string | undefined } | null
}

export interface CompositionWish {
  aim: Aim
  minutes: NightMinutes
  /** Members with the same wish get different evenings; the same member gets the same ones. */
  seed: string
}

/** The purpose of the sounds that were made for an aim. */
const purposeOfAim: Readonly<Record<Aim, string>> = { care: '01', sleep: '02', rest: '03', focus: '04' }

/** A sound for another purpose is worse than one of half or twice the length, and one without a purpose is better. */
const OTHER_PURPOSE_COST = 1.5
const NO_PURPOSE_COST = 0.5

/**
 * Composes seven evenings: sounds of the aim and of about the wished length first, each as rarely as the others, no sound on two evenings in
 * a row, and if possible no genre either. Returns no evening when there is no sound.
 */
export function composeNights(sounds: readonly ComposableSound[], wish: CompositionWish): string[] {
  const empty = Array.from({ length: NIGHT_COUNT }, () => null)
  return completeNights(empty, sounds, wish)
}

/**
 * Returns the sounds of the evenings, with another one where a sound is no longer offered. What was composed otherwise stays, and the
 * replacement is the same at every call while the catalogue is.
 */
export function replaceWithdrawnSounds(
  composed: readonly string[],
  sounds: readonly ComposableSound[],
  wish: CompositionWish,
): string[] {
  const offered = new Set(sounds.map(({ id }) => id))
  const remaining = composed.map((id) => (offered.has(id) ? id : null))
  return remaining.includes(null) ? completeNights(remaining, sounds, wish) : [...composed]
}

function completeNights(
  nights: readonly (string | null)[],
  sounds: readonly ComposableSound[],
  wish: CompositionWish,
): string[] {
  const ranked = rankSounds(sounds, wish)
  // Beyond the seven best sounds and those that are composed already, a sound would only fit worse.
  const candidates = ranked.filter(({ id }, rank) => rank < NIGHT_COUNT || nights.includes(id))
  if (candidates.length === 0) return []
  const genres = new Map(sounds.map(({ id, genre }) => [id, genre?.ja]))
  const filled = [...nights]
  return filled.map((id, night) => {
    if (id !== null) return id
    const neighbours = [filled[night - 1], filled[night + 1]].filter((neighbour) => neighbour != null)
    const neighbourGenres = neighbours.map((neighbour) => genres.get(neighbour))
    const toCost = (sound: ComposableSound) => [
      Number(neighbours.includes(sound.id)),
      filled.filter((other) => other === sound.id).length,
      Number(neighbourGenres.includes(sound.genre?.ja)),
    ]
    const best = candidates.reduce((a, b) => (isCheaper(toCost(b), toCost(a)) ? b : a))
    filled[night] = best.id
    return best.id
  })
}

/** Compares costs by the first that differs. */
function isCheaper(a: readonly number[], b: readonly number[]): boolean {
  const differing = a.findIndex((cost, index) => cost !== b[index])
  return differing !== -1 && (a[differing] ?? 0) < (b[differing] ?? 0)
}

/** Sorts sounds, best first; equally good ones are in an order that depends on the seed only. */
function rankSounds(
  sounds: readonly ComposableSound[],
  { aim, minutes, seed }: CompositionWish,
): ComposableSound[] {
  const ranked = sounds.map((sound) => {
    const octavesOff = Math.abs(Math.log2(sound.durationMs / (minutes * 60_000)))
    const cost = Math.round(2 * (octavesOff + computePurposeCost(sound, aim)))
    const tie = mixBits(hashText(`${seed} ${sound.id}`))
    return { sound, cost, tie }
  })
  return ranked
    .sort((a, b) => a.cost - b.cost || a.tie - b.tie || (a.sound.id < b.sound.id ? -1 : 1))
    .map(({ sound }) => sound)
}

function computePurposeCost({ purposeCode }: ComposableSound, aim: Aim): number {
  if (purposeCode === null) return NO_PURPOSE_COST
  return purposeCode === purposeOfAim[aim] ? 0 : OTHER_PURPOSE_COST
}
