/**
 * Measures the seconds really heard, from the audio clock alone.
 *
 * A stretch runs from play (or the end of a seek) to pause, seek or the latest look. Its length is what the
 * position advanced, bounded by what the wall clock advanced: stalls add nothing, seeks add nothing, and it does not
 * matter how rarely a background tab gets to look. Comparing whole stretches instead of single ticks keeps the
 * jitter between the two clocks from adding up.
 */
export interface HeardTime {
  readonly finishedSeconds: number
  readonly stretch: Stretch | null
}

interface Stretch {
  readonly fromPosition: number
  readonly fromMs: number
  readonly seconds: number
}

/** A look at the player: position in seconds, and a monotonic clock in milliseconds. */
export interface Look {
  position: number
  monotonicMs: number
}

export const nothingHeard: HeardTime = { finishedSeconds: 0, stretch: null }

export function heardSeconds(heard: HeardTime): number {
  return heard.finishedSeconds + (heard.stretch?.seconds ?? 0)
}

/** Play began, or goes on from elsewhere after a seek: what was heard so far is kept, the jump is not counted. */
export function startStretch(heard: HeardTime, look: Look): HeardTime {
  return {
    finishedSeconds: heardSeconds(heard),
    stretch: { fromPosition: look.position, fromMs: look.monotonicMs, seconds: 0 },
  }
}

export function lookAgain(heard: HeardTime, look: Look): HeardTime {
  if (!heard.stretch) return heard
  const advanced = look.position - heard.stretch.fromPosition
  const elapsed = (look.monotonicMs - heard.stretch.fromMs) / 1000
  const seconds = Math.max(heard.stretch.seconds, Math.min(advanced, elapsed))
  return { ...heard, stretch: { ...heard.stretch, seconds } }
}

export function endStretch(heard: HeardTime, look: Look): HeardTime {
  return { finishedSeconds: heardSeconds(lookAgain(heard, look)), stretch: null }
}
