/**
 * Every sound has the same energy in its vibration and in its audible part before its dynamics; afterwards they are about −17 dBFS
 * together.
 */
export const PART_RMS_DBFS = -17
/** No sample gets louder than this; the rest is room for the mp3 encoder's overshoot. */
export const PEAK_LIMIT = 0.8

const KNEE = 0.5

export function computeRms(samples: Float32Array): number {
  let sum = 0
  // An indexed loop: iterating a typed array is several times slower, and this runs over every sample.
  for (let at = 0; at < samples.length; at++) sum += (samples[at] ?? 0) ** 2
  return Math.sqrt(sum / samples.length)
}

export function toDbfs(amplitude: number): number {
  return 20 * Math.log10(amplitude)
}

/** Returns the factor that brings `samples` to the level in dBFS; 0 for silence. */
export function computeGainToLevel(samples: Float32Array, levelDbfs: number): number {
  const level = computeRms(samples)
  return level > 0 ? 10 ** (levelDbfs / 20) / level : 0
}

/** Bends a peak softly below the limit; what is below the knee stays as it was. */
export function limitPeak(sample: number): number {
  const over = Math.abs(sample) - KNEE
  const room = PEAK_LIMIT - KNEE
  return over > 0 ? Math.sign(sample) * (KNEE + room * Math.tanh(over / room)) : sample
}
