const MAX_FREQUENCIES = 3
/** The carrier is the tone that the body feels. */
const CARRIER_HZ = { min: 20, max: 120 }
const MAX_HZ = 1000
/** Peaks that are nearer than both of these are one wavering tone. */
const MIN_DISTANCE_HZ = 8
const MIN_RATIO = 1.1
/** A peak exceeds its surroundings by this factor; noise never does, not even for a second. */
const MIN_PROMINENCE = 10 ** (12 / 10)
const NEIGHBOURHOOD_HZ = 40
/** Under a Hann window a peak extends over this many bins on either side. */
const PEAK_BINS = 2
/** A tone that is 60 dB below a full-scale sine or 40 dB below the loudest tone is inaudible. */
const MIN_POWER = 10 ** (-60 / 10)
const MIN_SHARE = 10 ** (-40 / 10)

interface Peak {
  hz: number
  power: number
}

/**
 * Returns the dominant frequencies of a sound in Hz with one decimal, lowest first, at most three: the carrier, which is the strongest peak up
 * to 120 Hz, and the two strongest peaks above it. A sound without a carrier has its three strongest, noise and silence none.
 *
 * @param power averaged power of each bin, from 0 Hz; 1 is a sine of full scale
 */
export function findDominantFrequencies(power: Float64Array, binHz: number): number[] {
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
  // The strongest bin of a tone at an edge of the band may lie just outside the band.
  const [first, last] = [Math.ceil(CARRIER_HZ.min / binHz) - 1, Math.floor(MAX_HZ / binHz) + 1]
  for (let bin = first; bin <= last; bin++) {
    if (at(bin) < MIN_POWER || at(bin) <= at(bin - 1) || at(bin) < at(bin + 1)) continue
    if (at(bin) < MIN_PROMINENCE * floorAround(power, bin, Math.round(NEIGHBOURHOOD_HZ / binHz))) continue
    // The error of the interpolation is smaller than that of rounding, so limits apply to rounded values.
    const hz = Math.round((bin + offsetOf(at(bin - 1), at(bin), at(bin + 1))) * binHz * 10) / 10
    if (hz >= CARRIER_HZ.min && hz <= MAX_HZ) peaks.push({ hz, power: at(bin) })
  }
  return peaks
}

/** Returns the typical power on the louder side of a peak, so that the slope of a noise is not taken for a peak. */
function floorAround(power: Float64Array, bin: number, reach: number): number {
  const below = power.slice(Math.max(1, bin - reach), bin - PEAK_BINS)
  const above = power.slice(bin + PEAK_BINS + 1, bin + reach + 1)
  return Math.max(median(below), median(above))
}

/** Returns the position, in bins, of the top of the parabola through three adjacent levels. */
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
