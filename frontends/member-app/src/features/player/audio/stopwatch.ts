import {
  endStretch,
  type HeardTime,
  heardSeconds,
  lookAgain,
  nothingHeard,
  startStretch,
} from '../record/heard-time.ts'

/** Runs while sound is really heard; asks for the time itself so that no one can pass the wrong clock. */
export function createStopwatch(monotonicMs: () => number, alreadyHeard = 0) {
  let heard: HeardTime = { ...nothingHeard, finishedSeconds: alreadyHeard }
  const look = (position: number) => ({ position, monotonicMs: monotonicMs() })
  return {
    heard: () => heard,
    seconds: () => heardSeconds(heard),
    run(position: number) {
      heard = startStretch(heard, look(position))
    },
    look(position: number) {
      heard = lookAgain(heard, look(position))
    },
    stop(position: number) {
      heard = endStretch(heard, look(position))
    },
    reset() {
      heard = nothingHeard
    },
  }
}
