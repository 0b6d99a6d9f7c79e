import { createSeededRandom } from '@hibiki/text/seeded-random'

/** The fields of a sound that its figure depends on. */
export interface FigureSound {
  id: string
  /** In Hz, lowest first; missing when none were measured. */
  frequencies?: readonly number[] | undefined
}

const FREQUENCY_COUNT = 3
/** Two frequencies closer than this ratio would draw the same mode. */
const MIN_RATIO = 1.1

/**
 * Returns three frequencies in Hz, lowest first: the sound's own, completed by harmonics of the lowest. For a sound without any, they are
 * derived from its id.
 */
export function toFigureFrequencies({ id, frequencies = [] }: FigureSound): readonly number[] {
  // Harmonics of 0 or NaN would never complete the list.
  const complete = frequencies.filter((hertz) => hertz > 0).slice(0, FREQUENCY_COUNT)
  const [lowest] = complete
  if (lowest === undefined) return deriveFrequencies(id)
  for (let harmonic = 2; complete.length < FREQUENCY_COUNT; harmonic++) {
    const hertz = lowest * harmonic
    if (complete.every((other) => Math.max(hertz / other, other / hertz) > MIN_RATIO)) complete.push(hertz)
  }
  return complete.sort((a, b) => a - b)
}

function deriveFrequencies(id: string): readonly number[] {
  const random = createSeededRandom(id)
  const ground = 24 + Math.floor(random() * 40)
  return [ground, Math.round(ground * (1.4 + random())), Math.round(ground * (2.2 + random() * 1.5))]
}
