import { seededRandom } from './seeded-random.ts'

/** Three frequencies in Hz that give each sound a figure of its own, drawn from its id while the catalogue names none. */
export function figureFrequencies(soundId: string): readonly number[] {
  const random = seededRandom(soundId)
  const ground = 24 + Math.floor(random() * 40)
  return [ground, Math.round(ground * (1.4 + random())), Math.round(ground * (2.2 + random() * 1.5))]
}
