import type { BellVoice, Layer, Piece, Texture } from '../synth/piece.ts'

/** Semitones above the root. Open, consonant voicings: nothing here can clash with the vibration below. */
export const chordProgressions = {
  dawn: [
    [0, 7, 14, 16],
    [-3, 4, 12, 16],
    [-7, 0, 9, 16],
    [-5, 2, 9, 14],
  ],
  still: [
    [0, 7, 12, 16],
    [-7, 5, 9, 12],
    [0, 7, 11, 16],
  ],
  dusk: [
    [0, 7, 12, 15],
    [-4, 3, 8, 15],
    [-2, 5, 10, 14],
    [-7, 0, 8, 12],
  ],
  temple: [
    [0, 7, 12, 19],
    [-2, 5, 12, 17],
    [0, 7, 14, 19],
  ],
  lift: [
    [0, 7, 12, 16],
    [2, 9, 14, 18],
    [-3, 4, 9, 16],
    [-5, 2, 11, 14],
  ],
  deep: [
    [0, 7, 12],
    [-5, 2, 7],
    [-7, 0, 9],
  ],
} as const

export const scales = {
  major: [0, 2, 4, 7, 9, 12, 14, 16],
  minor: [0, 3, 5, 7, 10, 12, 15],
  yo: [0, 2, 5, 7, 9, 12, 14],
  miyako: [0, 1, 5, 7, 8, 12, 13],
  ryukyu: [0, 4, 5, 7, 11, 12, 16],
} as const

/** MIDI numbers of the roots in use: low enough to be warm, high enough for a phone speaker. */
export const midiNotes = {
  D3: 50,
  E3: 52,
  F3: 53,
  G3: 55,
  A3: 57,
  B3: 59,
  C4: 60,
  D4: 62,
  E4: 64,
  G4: 67,
  A4: 69,
  D5: 74,
} as const

export function createPadLayer(
  root: number,
  progression: keyof typeof chordProgressions,
  gain = 1,
  brightness = 0.5,
): Layer {
  return { kind: 'pad', gain, root, chords: chordProgressions[progression], brightness }
}

export function createBellsLayer(
  voice: BellVoice,
  root: number,
  scale: keyof typeof scales,
  gain = 0.6,
  strokes = 12,
): Layer {
  return { kind: 'bells', gain, root, scale: scales[scale], voice, strokes }
}

export function createTextureLayer(name: Texture, gain = 0.5): Layer {
  return { kind: 'texture', gain, texture: name }
}

/** A piece whose vibration has this frequency, pulses a second, and depth of the pulse. */
export function createPiece(
  seed: string,
  [hz, pulseHz, depth]: readonly [hz: number, pulseHz: number, depth: number],
  layers: readonly Layer[],
): Piece {
  return { seed, carrier: { hz, pulseHz, depth }, layers }
}
