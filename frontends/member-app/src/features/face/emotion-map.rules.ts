import { type EmotionMap, emotions } from './types.ts'

/** Smaller values are within what the engine measures in a face at rest. */
const MIN_NOTABLE = 20

/** The strongest notable expression in one word, or calm; it says only what was measured. */
export type DominantExpression = 'calm' | 'happy' | 'tense' | 'low' | 'firm'
const looks = { HAPPY: 'happy', FEAR: 'tense', SAD: 'low', ANGRY: 'firm' } as const

export function findDominantExpression(map: EmotionMap): DominantExpression {
  const strongest = emotions.reduce((best, each) => (map[each] > map[best] ? each : best), emotions[0])
  return map[strongest] < MIN_NOTABLE ? 'calm' : looks[strongest]
}

/** Returns how much at ease a face looks: gladness minus the other expressions. */
export const getEaseScore = ({ HAPPY, FEAR, SAD, ANGRY }: EmotionMap): number => HAPPY - FEAR - SAD - ANGRY

/** Smaller differences come from light and pose. */
const MIN_CHANGE = 8

export type EaseChange = 'softer' | 'same' | 'firmer'

export function findEaseChange(before: EmotionMap, after: EmotionMap): EaseChange {
  const change = getEaseScore(after) - getEaseScore(before)
  if (Math.abs(change) < MIN_CHANGE) return 'same'
  return change > 0 ? 'softer' : 'firmer'
}

/** Interpolates between two measurements: 0 is the first, 1 the second. */
export function interpolateEmotions(first: EmotionMap, second: EmotionMap, share: number): EmotionMap {
  const mix = (each: keyof EmotionMap) => first[each] + (second[each] - first[each]) * share
  return { HAPPY: mix('HAPPY'), FEAR: mix('FEAR'), SAD: mix('SAD'), ANGRY: mix('ANGRY') }
}

/** Small values still need a visible shape. */
const MIN_REACH = 0.14

/** Returns the SVG path of the four expressions as one soft shape in a unit circle: gladness at the top, then clockwise. */
export function toEmotionShapePath(map: EmotionMap): string {
  const reach = emotions.map(
    (each) => MIN_REACH + (1 - MIN_REACH) * Math.min(1, Math.max(0, map[each] / 100)),
  )
  const points = Array.from({ length: 72 }, (_, step) => {
    const turn = (step / 72) * 4
    const [from, to] = [Math.floor(turn) % 4, (Math.floor(turn) + 1) % 4]
    const ease = (1 - Math.cos((turn - Math.floor(turn)) * Math.PI)) / 2
    const radius = (reach[from] ?? 0) * (1 - ease) + (reach[to] ?? 0) * ease
    const angle = (step / 72) * 2 * Math.PI - Math.PI / 2
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`
  })
  return `M${points.join('L')}Z`
}
