/** Number of taps per step of the factor, with which the filter attenuates by 74 dB from three quarters of the new rate on. */
const TAPS_PER_STEP = 12

export interface Decimator {
  /** Returns how many input samples are needed for `count` samples at the new rate. */
  samplesFor(count: number): number
  /** Fills `out` with samples at the new rate. */
  decimate(samples: Float64Array, out: Float64Array): void
}

/** Lowers a sample rate by an integer `factor`. Frequencies below a quarter of the new rate are preserved, and nothing aliases into them. */
export function createDecimator(factor: number): Decimator {
  const taps = lowPass(factor)
  return {
    samplesFor: (count) => (count - 1) * factor + taps.length,
    decimate(samples, out) {
      for (let at = 0; at < out.length; at++) out[at] = weighted(taps, samples, at * factor)
    },
  }
}

/** The filter is symmetric, so each tap is used for two samples. */
function weighted(taps: Float64Array, samples: Float64Array, from: number): number {
  const last = from + taps.length - 1
  const middle = taps.length >> 1
  let sum = (taps[middle] ?? 0) * (samples[from + middle] ?? 0)
  for (let tap = 0; tap < middle; tap++)
    sum += (taps[tap] ?? 0) * ((samples[from + tap] ?? 0) + (samples[last - tap] ?? 0))
  return sum
}

/** Returns a sinc in a Blackman window, whose slope is centred at half of the new sample rate. */
function lowPass(factor: number): Float64Array {
  const length = TAPS_PER_STEP * factor + 1
  const taps = Float64Array.from({ length }, (_, at) => {
    const x = (Math.PI * (at - (length - 1) / 2)) / factor
    const turn = (2 * Math.PI * at) / (length - 1)
    const window = 0.42 - 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn)
    return window * (x === 0 ? 1 : Math.sin(x) / x)
  })
  const sum = taps.reduce((total, tap) => total + tap, 0)
  return taps.map((tap) => tap / sum)
}
