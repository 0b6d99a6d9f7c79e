/** Up to here two tracks are heard as one; correcting less would only be heard itself. */
const toleratedSeconds = 0.08
/** From here on walking back would take too long: the second track jumps. */
const jumpSeconds = 1
/** The largest change of speed no one hears in a slow sound. */
const largestNudge = 0.03

export type Correction = { kind: 'steady' } | { kind: 'nudge'; rate: number } | { kind: 'jump'; to: number }

/** Where the second track should stand: it begins again whenever it is shorter than the first. */
export const placeOfSecond = (first: number, secondDuration: number): number =>
  secondDuration > 0 ? first % secondDuration : 0

/** What brings the second track back beside the first; the shorter way round where the second one loops. */
export function correctionFor(o: { first: number; second: number; secondDuration: number }): Correction {
  const wanted = placeOfSecond(o.first, o.secondDuration)
  const ahead = shorterWay(o.second - wanted, o.secondDuration)
  if (Math.abs(ahead) > jumpSeconds) return { kind: 'jump', to: wanted }
  if (Math.abs(ahead) <= toleratedSeconds) return { kind: 'steady' }
  return { kind: 'nudge', rate: 1 - Math.max(-largestNudge, Math.min(largestNudge, ahead / 5)) }
}

function shorterWay(seconds: number, around: number): number {
  if (around <= 0) return seconds
  const once = ((seconds % around) + around) % around
  return once > around / 2 ? once - around : once
}
