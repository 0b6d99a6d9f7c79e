/** Describes how one demo sound is rendered; the description determines the file byte for byte. */
export interface Piece {
  /** Unique; also seeds the piece's random numbers. */
  seed: string
  carrier: Carrier
  layers: readonly Layer[]
}

/** The vibration itself, felt through a device; 30–120 Hz. */
export interface Carrier {
  hz: number
  /** Pulses per second, the rhythm that the body feels. */
  pulseHz: number
  /** 0 steady … 1 the pulse goes down to silence. */
  depth: number
}

/** The audible part, so that a phone speaker plays the sound too. `gain` is relative loudness. */
export type Layer =
  | { kind: 'pad'; gain: number; root: number; chords: readonly (readonly number[])[]; brightness: number }
  | { kind: 'bells'; gain: number; root: number; scale: readonly number[]; voice: BellVoice; strokes: number }
  | { kind: 'texture'; gain: number; texture: Texture }

export type BellVoice = 'glass' | 'temple' | 'koto' | 'bowl' | 'piano' | 'flute'
export type Texture = 'waves' | 'rain' | 'wind' | 'stream' | 'leaves' | 'fire' | 'birds' | 'insects'

/** Frequency of a MIDI note number; 69 is A4 = 440 Hz. */
export function midiNoteToHz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12)
}
