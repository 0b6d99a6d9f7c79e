/** Every sound carries the same energy in its vibration and in its audible part; together about −17 dBFS. */
export const PART_RMS_DBFS = -20
/** No sample gets louder than this; the rest is room for the mp3 encoder's overshoot. */
export const PEAK_LIMIT = 0.8

const KNEE = 0.5

export function rms(samples: Float32Array): number {
  let sum = 0
  // An indexed loop: iterating a typed array is several times slower, and this runs over every sample.
  for (let at = 0; at < samples.length; at++) sum += (samples[at] ?? 0) ** 2
  return Math.sqrt(sum / samples.length)
}

export function dbfs(amplitude: number): number {
  return 20 * Math.log10(amplitude)
}

/** Factor that brings `samples` to the level in dBFS; 0 for silence. */
export function gainTo(samples: Float32Array, levelDbfs: number): number {
  const level = rms(samples)
  return level > 0 ? 10 ** (levelDbfs / 20) / level : 0
}

/** Bends peaks softly below the limit, in place; what is below the knee stays as it was. */
export function limitPeaks(samples: Float32Array): void {
  const room = PEAK_LIMIT - KNEE
  for (let at = 0; at < samples.length; at++) {
    const sample = samples[at] ?? 0
    const over = Math.abs(sample) - KNEE
    if (over > 0) samples[at] = Math.sign(sample) * (KNEE + room * Math.tanh(over / room))
  }
}
