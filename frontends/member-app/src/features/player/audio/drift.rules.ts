/** Listeners hear two tracks within this distance as one; a correction would be more audible than the drift. */
const TOLERATED_SECONDS = 0.08
/** Beyond this distance a change of speed would take too long, so that the accompaniment jumps. */
const JUMP_SECONDS = 1
/** The largest change of speed that is inaudible in a slow sound. */
const MAX_NUDGE = 0.03

export type DriftCorrection =
  | { kind: 'steady' }
  | { kind: 'nudge'; rate: number }
  | { kind: 'jump'; to: number }

/** Returns where the accompaniment should stand: it repeats when it is shorter than the main track. */
export const toAccompanimentPosition = (position: number, accompanimentDuration: number): number =>
  accompanimentDuration > 0 ? position % accompanimentDuration : 0

/** Finds the correction that realigns the accompaniment, by the shorter way round where it loops. */
export function findDriftCorrection({
  position,
  accompanimentDuration,
  accompanimentPosition,
}: {
  position: number
  accompanimentPosition: number
  accompanimentDuration: number
}): DriftCorrection {
  const target = toAccompanimentPosition(position, accompanimentDuration)
  const ahead = toShorterDistance(accompanimentPosition - target, accompanimentDuration)
  if (Math.abs(ahead) > JUMP_SECONDS) return { kind: 'jump', to: target }
  if (Math.abs(ahead) <= TOLERATED_SECONDS) return { kind: 'steady' }
  return { kind: 'nudge', rate: 1 - Math.max(-MAX_NUDGE, Math.min(MAX_NUDGE, ahead / 5)) }
}

function toShorterDistance(seconds: number, around: number): number {
  if (around <= 0) return seconds
  const once = ((seconds % around) + around) % around
  return once > around / 2 ? once - around : once
}
