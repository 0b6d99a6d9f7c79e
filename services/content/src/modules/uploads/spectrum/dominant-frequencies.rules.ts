const MAX_FREQUENCIES = 3
/** Of the tone that the body feels. */
const CARRIER_HZ = { min: 20, max: 120 }
const MAX_HZ = 1000
/** Peaks nearer than both are one tone that wavers. */
const MIN_DISTANCE_HZ = 8
const MIN_RATIO = 1.1
/** A peak stands out this far from what lies beside it; noise never does, not even for a second. */
const MIN_PROMINENCE = 10 ** (12 / 10)
const NEIGHBOURHOOD_HZ = 40
/** Bins that belong to a peak under a Hann window, on either side of it. */
const PEAK_BINS = 2
/** Nobody hears what is 60 dB below a full sine, or 40 dB below the loudest tone. */
const MIN_POWER = 10 ** (-60 / 10)
const MIN_SHARE = 10 ** (-40 / 10)

interface Peak {
  hz: number
  power: number
}

/**
 * The frequencies that make a sound, in Hz with one decimal, lowest first, at most three: the
 * carrier, which is the strongest peak up to 120 Hz, and the two strongest peaks above it. A sound
 * without a carrier has its three strongest, noise and silence none.
 *
 * @param power averaged power of each bin, from 0 Hz; 1 is a sine of full scale
 */
export function dominantFrequencies(power: Float64Array, binHz: number): number[] {
  const peaks = peaksOf(power, binHz).sort((a, b) => b.power - a.power)
  const audible = peaks.filter((peak) => peak.power >= (peaks[0]?.power ?? 0) * MIN_SHARE)
  const carrier = audible.find(({ hz }) => hz <= CARRIER_HZ.max)
  const chosen = carrier ? [carrier] : []
  for (const peak of audible) {
    if (chosen.length === MAX_FREQUENCIES) break
    if (peak.hz >= (carrier?.hz ?? 0) && chosen.every((other) => areSeparate(peak.hz, other.hz)))
      chosen.push(peak)
  }
  return chosen.map(({ hz }) => hz).sort((a, b) => a - b)
}

function peaksOf(power: Float64Array, binHz: number): Peak[] {
  const at = (bin: number) => power[bin] ?? 0
  const peaks: Peak[] = []
  // A tone at an edge of the band may have its strongest bin just beyond it.
  const [first, last] = [Math.ceil(CARRIER_HZ.min / binHz) - 1, Math.floor(MAX_HZ / binHz) + 1]
  for (let bin = first; bin <= last; bin++) {
    if (at(bin) < MIN_POWER || at(bin) <= at(bin - 1) || at(bin) < at(bin + 1)) continue
    if (at(bin) < MIN_PROMINENCE * floorAround(power, bin, Math.round(NEIGHBOURHOOD_HZ / binHz))) continue
    // Interpolation errs by less than what rounding takes away, so limits hold for rounded values.
    const hz = Math.round((bin + offsetOf(at(bin - 1), at(bin), at(bin + 1))) * binHz * 10) / 10
    if (hz >= CARRIER_HZ.min && hz <= MAX_HZ) peaks.push({ hz, power: at(bin) })
  }
  return peaks
}

/** The usual power on the louder side of a peak, so that the slope of a noise is not a peak. */
function floorAround(power: Float64Array, bin: number, reach: number): number {
  const below = power.slice(Math.max(1, bin - reach), bin - PEAK_BINS)
  const above = power.slice(bin + PEAK_BINS + 1, bin + reach + 1)
  return Math.max(median(below), median(above))
}

/** Where between its neighbours the top of a parabola through three levels lies, in bins. */
function offsetOf(before: number, top: number, after: number): number {
  const [a, b, c] = [Math.log(before), Math.log(top), Math.log(after)]
  const offset = (a - c) / (2 * (a - 2 * b + c))
  return Number.isFinite(offset) ? offset : 0
}

function areSeparate(one: number, other: number): boolean {
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  return high - low >= MIN_DISTANCE_HZ && high / low >= MIN_RATIO
}

function median(values: Float64Array): number {
  return values.sort()[values.length >> 1] ?? 0
}
