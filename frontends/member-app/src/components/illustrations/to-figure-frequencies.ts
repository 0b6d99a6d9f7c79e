import { createSeededRandom } from './seeded-random.ts'

/** A sound, as far as its figure is concerned. */
export interface FigureSound {
  id: string
  /** In Hz, lowest first; none where nobody measured it. */
  frequencies?: readonly number[] | undefined
}

const FREQUENCY_COUNT = 3
/** Two frequencies closer than this would draw one mode. */
const MIN_RATIO = 1.1

/**
 * Three frequencies in Hz, lowest first, that give a sound its figure: its own, with harmonics of
 * the lowest where it has fewer. Those of a sound that has none are drawn from its id.
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
