/**
 * Measures the seconds that were heard, from the audio clock alone.
 *
 * A stretch runs from play (or the end of a seek) to pause, seek or the latest sample. Its length is what the
 * position advanced, bounded by what the wall clock advanced: stalls and seeks add nothing, and background tabs may
 * sample rarely. Comparing whole stretches instead of single ticks prevents the jitter between the two clocks from adding up.
 */
export interface HeardTime {
  readonly finishedSeconds: number
  readonly stretch: Stretch | null
}

interface Stretch {
  readonly fromTime: number
  readonly fromMs: number
  readonly seconds: number
}

/** A sample of the player: the seconds of sound since its beginning and a monotonic clock in milliseconds. */
export interface PlaybackSample {
  time: number
  monotonicMs: number
}

export const nothingHeard: HeardTime = { finishedSeconds: 0, stretch: null }

export function getHeardSeconds(heard: HeardTime): number {
  return heard.finishedSeconds + (heard.stretch?.seconds ?? 0)
}

/** Starts a stretch at play or after a seek; adds what was heard so far and does not count the jump. */
export function startHeardStretch(heard: HeardTime, sample: PlaybackSample): HeardTime {
  return {
    finishedSeconds: getHeardSeconds(heard),
    stretch: { fromTime: sample.time, fromMs: sample.monotonicMs, seconds: 0 },
  }
}

export function extendHeardStretch(heard: HeardTime, sample: PlaybackSample): HeardTime {
  if (!heard.stretch) return heard
  const advanced = sample.time - heard.stretch.fromTime
  const elapsed = (sample.monotonicMs - heard.stretch.fromMs) / 1000
  const seconds = Math.max(heard.stretch.seconds, Math.min(advanced, elapsed))
  return { ...heard, stretch: { ...heard.stretch, seconds } }
}

export function endHeardStretch(heard: HeardTime, sample: PlaybackSample): HeardTime {
  return { finishedSeconds: getHeardSeconds(extendHeardStretch(heard, sample)), stretch: null }
}
