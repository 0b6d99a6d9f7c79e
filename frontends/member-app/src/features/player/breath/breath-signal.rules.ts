/** Breaths of somebody at rest; slower and faster movements are something else. */
const BAND_HZ = { from: 0.1, to: 0.5 }
/** The movements that a breath must stand out from: from turning over to walking. */
const SPECTRUM_HZ = { from: 0.04, to: 4 }
const SPECTRUM_STEP_HZ = 0.01
/** Two of the slowest breaths. */
export const MIN_MEASURED_SECONDS = 20
/** Steps, steady noise and everything else above it is removed before the rest is counted. */
const REDUCED_RATE_HZ = 10
/** A chest moves a phone by more; less is the noise of its sensor. In m/s². */
const MIN_AMPLITUDE = 0.02
/** The share of all movement that belongs to one breath and its overtone. */
export const MIN_CONFIDENCE = 0.6

export interface BreathEstimate {
  breathsPerMinute: number
  /** The share of the movement that this rhythm explains, 0 … 1. */
  confidence: number
}

/**
 * Estimates how often somebody breathes, from the movement of a phone on the chest; null when it is unsure, because a wrong rhythm is
 * worse than none.
 *
 * @param values the acceleration along one axis in m/s², evenly sampled
 */
export function estimateBreath(values: readonly number[], sampleRateHz: number): BreathEstimate | null {
  if (values.length < MIN_MEASURED_SECONDS * sampleRateHz) return null
  const factor = Math.max(1, Math.floor(sampleRateHz / REDUCED_RATE_HZ))
  const rateHz = sampleRateHz / factor
  const movement = removeTrend(average(values, factor))
  const seconds = movement.length / rateHz
  const windowed = movement.map((value, at) => value * toHannWeight(at, movement.length))

  const spectrum: { hz: number; power: number }[] = []
  const lastHz = Math.min(SPECTRUM_HZ.to, rateHz / 2)
  for (let hz = SPECTRUM_HZ.from; hz <= lastHz; hz += SPECTRUM_STEP_HZ)
    spectrum.push({ hz, power: toPower(windowed, hz / rateHz) })
  const total = sumPower(spectrum, SPECTRUM_HZ.from, lastHz)
  let peak = { hz: 0, power: 0 }
  for (const bin of spectrum) if (bin.power > peak.power) peak = bin
  // The window halves an amplitude.
  const amplitude = (4 * Math.sqrt(peak.power)) / movement.length
  if (peak.hz < BAND_HZ.from || peak.hz > BAND_HZ.to || amplitude < MIN_AMPLITUDE) return null

  // A window of this length spreads a pure tone so far to both sides.
  const reach = 2 / seconds
  const confidence =
    (sumPower(spectrum, peak.hz - reach, peak.hz + reach) +
      sumPower(spectrum, Math.max(peak.hz + reach, 2 * peak.hz - reach), 2 * peak.hz + reach)) /
    total
  if (confidence < MIN_CONFIDENCE) return null
  return { breathsPerMinute: 60 * refinePeak(spectrum, peak.hz), confidence }
}

function average(values: readonly number[], factor: number): number[] {
  return Array.from({ length: Math.floor(values.length / factor) }, (_, at) => {
    let sum = 0
    for (let each = 0; each < factor; each++) sum += values[at * factor + each] ?? 0
    return sum / factor
  })
}

/** Removes the weight of the phone and its slow sliding, by the line that fits best. */
function removeTrend(values: readonly number[]): number[] {
  const middle = (values.length - 1) / 2
  let sum = 0
  let product = 0
  let square = 0
  for (const [at, value] of values.entries()) {
    sum += value
    product += value * (at - middle)
    square += (at - middle) ** 2
  }
  return values.map((value, at) => value - sum / values.length - (product / square) * (at - middle))
}

const toHannWeight = (at: number, length: number): number =>
  0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (length - 1))

/** @param turns of the frequency in one sample */
function toPower(values: readonly number[], turns: number): number {
  let real = 0
  let imaginary = 0
  for (const [at, value] of values.entries()) {
    real += value * Math.cos(2 * Math.PI * turns * at)
    imaginary += value * Math.sin(2 * Math.PI * turns * at)
  }
  return real * real + imaginary * imaginary
}

const sumPower = (spectrum: readonly { hz: number; power: number }[], from: number, to: number): number =>
  spectrum.reduce((sum, { hz, power }) => (hz >= from && hz <= to ? sum + power : sum), 0)

/** Finds the top between the steps of the spectrum, by the parabola through the peak and its neighbours. */
function refinePeak(spectrum: readonly { hz: number; power: number }[], hz: number): number {
  const at = spectrum.findIndex((bin) => bin.hz === hz)
  const [before = 0, top = 0, after = 0] = [at - 1, at, at + 1].map((index) => spectrum[index]?.power)
  const curve = before - 2 * top + after
  return curve === 0 ? hz : hz + (SPECTRUM_STEP_HZ * (before - after)) / (2 * curve)
}
