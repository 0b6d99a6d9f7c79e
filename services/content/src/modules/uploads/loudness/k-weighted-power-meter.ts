/** The coefficients of a second-order filter with a0 = 1. */
interface Biquad {
  b: readonly [number, number, number]
  a: readonly [number, number]
}

/**
 * Returns the K-weighting of ITU-R BS.1770-4 for any sample rate: a shelf that models the head, then a high-pass. The recommendation lists
 * coefficients for 48 kHz only; these are derived from the analogue filters behind them and equal those at 48 kHz.
 */
function kWeighting(sampleRate: number): readonly [Biquad, Biquad] {
  return [shelf(sampleRate), highPass(sampleRate)]
}

function shelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const vh = 10 ** (3.999843853973347 / 20)
  const vb = vh ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b: [(vh + (vb * k) / q + k * k) / a0, (2 * (k * k - vh)) / a0, (vh - (vb * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

function highPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}

/** Filters one channel and keeps its state between calls. */
export interface KWeightedPowerMeter {
  /** Returns the sum of the squares of the weighted samples `from` to `to` (excluded). */
  sumOfSquares(samples: Float32Array, from: number, to: number): number
}

export function createKWeightedPowerMeter(sampleRate: number): KWeightedPowerMeter {
  const [one, two] = kWeighting(sampleRate)
  const [b10, b11, b12] = one.b
  const [a11, a12] = one.a
  const [b20, b21, b22] = two.b
  const [a21, a22] = two.a
  const state = new Float64Array(6)
  return {
    sumOfSquares(samples, from, to) {
      // The loop uses plain local numbers because it runs over every sample of every upload.
      let [x1 = 0, x2 = 0, y1 = 0, y2 = 0, z1 = 0, z2 = 0] = state
      let sum = 0
      for (let at = from; at < to; at++) {
        const x = samples[at] ?? 0
        const y = b10 * x + b11 * x1 + b12 * x2 - a11 * y1 - a12 * y2
        const z = b20 * y + b21 * y1 + b22 * y2 - a21 * z1 - a22 * z2
        x2 = x1
        x1 = x
        y2 = y1
        y1 = y
        z2 = z1
        z1 = z
        sum += z * z
      }
      state.set([x1, x2, y1, y2, z1, z2])
      return sum
    },
  }
}
