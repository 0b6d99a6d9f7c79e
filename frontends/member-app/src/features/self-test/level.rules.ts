/** Samples below −50 dBFS count as silence. */
export const SILENCE_AMPLITUDE = 10 ** (-50 / 20)

/** Returns the highest absolute sample; 1 is full scale. */
export function findPeakAmplitude(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** @returns level in dBFS, with the minus sign of typography */
export const formatDecibels = (level: number): string =>
  String(Math.round(20 * Math.log10(level))).replace('-', '−')

/** @returns the longest time in which no sample reached `SILENCE_AMPLITUDE`, in milliseconds */
export function findLongestSilenceMs(samples: Float32Array, sampleRate: number): number {
  let run = 0
  let longest = 0
  for (const sample of samples) {
    run = Math.abs(sample) < SILENCE_AMPLITUDE ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return (longest / sampleRate) * 1000
}
