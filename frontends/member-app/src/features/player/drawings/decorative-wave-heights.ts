import { createSeededRandom } from '@hibiki/text/seeded-random'

/** Creates a calm wave of `count` heights between 0.12 and 1, drawn from the sound's id: a decoration, not a measurement. */
export function createDecorativeWaveHeights(soundId: string, count: number): number[] {
  const random = createSeededRandom(soundId)
  const swells = Array.from({ length: 3 }, (_, i) => ({
    turns: 2 + i * 3 + random() * 2,
    phase: random() * 2 * Math.PI,
    share: 0.5 / (i + 1),
  }))
  return Array.from({ length: count }, (_, bar) => {
    const x = bar / (count - 1)
    const swell = swells.reduce((sum, s) => sum + s.share * Math.sin(2 * Math.PI * s.turns * x + s.phase), 0)
    const shore = Math.sin(Math.PI * x) ** 0.35
    const height = shore * (0.5 + 0.45 * swell + 0.12 * (random() - 0.5))
    return Math.min(1, Math.max(0.12, height))
  })
}
