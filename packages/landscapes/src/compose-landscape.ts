import { hashText } from '@hibiki/text'
import { chooseHour, chooseScene, type SoundWords } from './choose-scene.ts'
import { shiftColour } from './colour.ts'
import { computeLandscapeDistance, MIN_NEIGHBOUR_DISTANCE } from './compute-landscape-distance.ts'
import { type Landscape, type LandscapeHour, type LandscapePalette, landscapeHours } from './landscape.ts'
import { getPalette } from './palettes.ts'
import { pickAt } from './random.ts'

/** What is known about a sound. */
export interface LandscapeSound extends Partial<SoundWords> {
  id: string
  /** Its dominant frequencies in Hz, lowest first; may be empty. */
  frequencies?: readonly number[]
  /** The bars of its waveform, 0 … 100; may be empty. */
  peaks?: readonly number[]
}

/** The values of the envelope of a landscape. */
export const ENVELOPE_STEPS = 24
const MAX_TRIES = 60
/** From this variant on a landscape may show another hour, because one scene at one hour has only so many pictures. */
const FIRST_VARIANT_OF_OTHER_HOURS = 24
const HUE_STEP_DEGREES = 13
const LIGHTNESS_STEP = 0.022

/**
 * Composes the landscape of a sound: always the same one for the same sound. Its words choose the scene and the hour, its frequencies
 * and its envelope the lines, and its id everything else. Another `variant` is another picture of the same scene and hour.
 */
export function composeLandscape(sound: LandscapeSound, variant = 0): Landscape {
  const { id, title = '', genre = '', place = '', tagCodes = [], frequencies = [], peaks = [] } = sound
  const words = { title, genre, place, tagCodes }
  const own = hashText(id)
  const seed = variant === 0 ? own : hashText(`${id} ${variant}`)
  const scene = chooseScene(words, own)
  const hour = variant < FIRST_VARIANT_OF_OTHER_HOURS ? chooseHour(words, own) : pickHour(seed)
  const [carrier, second, third] = completeFrequencies(frequencies, own)
  const envelope = toEnvelope(peaks, own)
  return {
    scene,
    hour,
    palette: varyPalette(getPalette(scene, hour), seed),
    layout: Math.floor(pickAt(seed, 1) * 3) as 0 | 1 | 2,
    mirrored: pickAt(seed, 2) < 0.5,
    horizon: round(0.4 + 0.28 * pickAt(seed, 3)),
    focus: {
      x: round(0.24 + 0.34 * pickAt(seed, 4)),
      y: round(0.16 + 0.2 * pickAt(seed, 5)),
      radius: round(0.07 + 0.1 * pickAt(seed, 6)),
    },
    density: round(Math.min(1, Math.max(0, Math.log2(carrier / 25) / Math.log2(120 / 25)))),
    amplitude: round(0.35 + 0.65 * (envelope.reduce((sum, value) => sum + value, 0) / envelope.length)),
    waves: [toWaves(carrier), toWaves(second), toWaves(third)],
    envelope,
    seed,
  }
}

/** Composes the landscape of a sound so that it cannot be mistaken for those of its neighbours in a list. */
export function composeDistinctLandscape(sound: LandscapeSound, neighbours: readonly Landscape[]): Landscape {
  let best: { landscape: Landscape; distance: number } | null = null
  for (let variant = 0; variant < MAX_TRIES; variant++) {
    const landscape = composeLandscape(sound, variant)
    const distance = Math.min(
      ...neighbours.map((neighbour) => computeLandscapeDistance(landscape, neighbour)),
    )
    if (distance >= MIN_NEIGHBOUR_DISTANCE) return landscape
    if (best === null || distance > best.distance) best = { landscape, distance }
  }
  return (best as NonNullable<typeof best>).landscape
}

/** The hues of a scene stay within a season's range, so that each sound has tones of its own. */
function varyPalette(palette: LandscapePalette, seed: number): LandscapePalette {
  const degrees = HUE_STEP_DEGREES * (Math.floor(pickAt(seed, 7) * 5) - 2)
  const lighter = LIGHTNESS_STEP * (Math.floor(pickAt(seed, 8) * 5) - 2)
  const entries = Object.entries(palette).map(([name, colour]) => [
    name,
    shiftColour(colour, {
      degrees: name === 'glow' ? degrees / 2 : degrees,
      lighter: name === 'glow' ? 0 : lighter,
    }),
  ])
  return Object.fromEntries(entries) as LandscapePalette
}

function pickHour(seed: number): LandscapeHour {
  return landscapeHours[Math.floor(pickAt(seed, 9) * landscapeHours.length)] as LandscapeHour
}

/** A sound whose frequencies were not measured gets some that follow from its id. */
function completeFrequencies(frequencies: readonly number[], seed: number): [number, number, number] {
  const known = frequencies.filter((hertz) => hertz > 0)
  const carrier = known[0] ?? 30 + 80 * pickAt(seed, 10)
  const second = known[1] ?? carrier * (1.4 + 2 * pickAt(seed, 11))
  return [carrier, second, known[2] ?? second * (1.3 + pickAt(seed, 12))]
}

/** Returns how many waves of a frequency fit into the frame: one for the lowest, and one and a half more with each octave. */
function toWaves(hertz: number): number {
  return round(1 + 1.4 * Math.max(0, Math.log2(hertz / 20)))
}

function toEnvelope(peaks: readonly number[], seed: number): number[] {
  const loudest = Math.max(...peaks, 0)
  return Array.from({ length: ENVELOPE_STEPS }, (_, step) => {
    if (loudest === 0) return round(0.3 + 0.6 * pickAt(seed, 20, step))
    const from = Math.floor((step * peaks.length) / ENVELOPE_STEPS)
    const until = Math.max(from + 1, Math.floor(((step + 1) * peaks.length) / ENVELOPE_STEPS))
    const part = peaks.slice(from, until)
    return round(part.reduce((sum, peak) => sum + peak, 0) / part.length / loudest)
  })
}

const round = (value: number) => Math.round(value * 1000) / 1000
