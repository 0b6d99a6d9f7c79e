export const landscapeScenes = [
  'sea',
  'rain',
  'wood',
  'fire',
  'bell',
  'snow',
  'town',
  'wind',
  'stars',
  'stream',
  'garden',
  'hills',
  'moon',
  'steam',
  'blossom',
] as const

export type LandscapeScene = (typeof landscapeScenes)[number]

export const landscapeHours = ['dawn', 'day', 'dusk', 'night'] as const

export type LandscapeHour = (typeof landscapeHours)[number]

/** The colours of a landscape as `#rrggbb`. */
export interface LandscapePalette {
  skyTop: string
  skyLow: string
  far: string
  near: string
  ink: string
  /** The colour of the sun, the moon, a flame or whatever else is brightest. */
  glow: string
}

/** A picture of a sound as plain data, from which every renderer draws the same picture at any size. */
export interface Landscape {
  scene: LandscapeScene
  hour: LandscapeHour
  palette: LandscapePalette
  /** Selects one of the three compositions of the scene. */
  layout: 0 | 1 | 2
  mirrored: boolean
  /** The height of the horizon, from 0 at the top to 1 at the bottom. */
  horizon: number
  /** The sun, the moon or the source of the sound, in shares of the frame. */
  focus: { x: number; y: number; radius: number }
  /** How many lines there are, 0 … 1; higher carriers draw more. */
  density: number
  /** How far lines swing, 0 … 1; louder sounds swing further. */
  amplitude: number
  /** The waves that fit into the frame for each of the sound's three frequencies. */
  waves: readonly [number, number, number]
  /** The loudness of the sound from its beginning to its end, 0 … 1. */
  envelope: readonly number[]
  /** Sets every detail that the sound itself does not. */
  seed: number
}
