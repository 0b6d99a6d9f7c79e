import {
  endStretch,
  extendStretch,
  type HeardTime,
  heardSeconds,
  nothingHeard,
  startStretch,
} from '../record/heard-time.ts'

/** Measures the time that sound is heard; it reads the clock itself so that no caller can pass the wrong one. */
export function createStopwatch(monotonicMs: () => number, alreadyHeard = 0) {
  let heard: HeardTime = { ...nothingHeard, finishedSeconds: alreadyHeard }
  const toSample = (position: number) => ({ position, monotonicMs: monotonicMs() })
  return {
    heard: () => heard,
    seconds: () => heardSeconds(heard),
    run(position: number) {
      heard = startStretch(heard, toSample(position))
    },
    update(position: number) {
      heard = extendStretch(heard, toSample(position))
    },
    stop(position: number) {
      heard = endStretch(heard, toSample(position))
    },
    reset() {
      heard = nothingHeard
    },
  }
}
