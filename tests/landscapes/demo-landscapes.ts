import {
  type DemoSound,
  demoMusicGenres,
  demoSoundGenres,
  demoSounds,
  toDemoSoundId,
} from '@hibiki/demo-sounds'
import { composeDistinctLandscape, type Landscape, type LandscapeSound, pickAt } from '@hibiki/landscapes'
import { hashText } from '@hibiki/text'

const genres: Record<string, readonly string[]> = { ...demoSoundGenres, ...demoMusicGenres }

/** Describes a demo sound as the service does, with frequencies and an envelope like those that it measures. */
export function toLandscapeSound({ key, title, tags, piece, details }: DemoSound): LandscapeSound {
  const genre = 'genre' in details ? details.genre : ''
  const seed = hashText(key)
  return {
    id: toDemoSoundId(key),
    title: title.ja,
    genre: [genre, ...(genres[genre] ?? [])].join(' '),
    place: 'place' in details ? details.place : '',
    tagCodes: tags,
    frequencies: [
      piece.carrier.hz,
      piece.carrier.hz * (3 + 2 * pickAt(seed, 1)),
      piece.carrier.hz * (6 + 3 * pickAt(seed, 2)),
    ],
    peaks: Array.from(
      { length: 240 },
      (_, bar) => 50 + 25 * Math.sin(bar * 0.11 * (1 + pickAt(seed, 3))) + 25 * pickAt(seed, 4, bar >> 3),
    ),
  }
}

/** The neighbours of a sound are the two before it, as in a list of two columns. */
export const NEIGHBOURS = 2

/** Composes the landscapes of the whole demo catalogue in its order, as the service does. */
export function composeDemoLandscapes(): { sound: DemoSound; landscape: Landscape }[] {
  const composed: { sound: DemoSound; landscape: Landscape }[] = []
  for (const sound of demoSounds) {
    const neighbours = composed.slice(-NEIGHBOURS).map(({ landscape }) => landscape)
    composed.push({ sound, landscape: composeDistinctLandscape(toLandscapeSound(sound), neighbours) })
  }
  return composed
}
