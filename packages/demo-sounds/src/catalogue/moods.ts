import type { Layer, Piece } from '../synth/piece.ts'
import type { Cluster } from './demo-sound.ts'
import { createBellsLayer, createPadLayer, createPiece, createTextureLayer, midiNotes } from './music.ts'

interface Mood {
  hz: readonly [low: number, high: number]
  pulseHz: readonly [low: number, high: number]
  depth: number
  roots: readonly number[]
  progressions: readonly Parameters<typeof createPadLayer>[1][]
  /** Layers that alternate beside the pad. */
  colours: readonly ((root: number) => Layer)[]
}

/** 1 morning and activation, 2 night, 3 relaxation, 4 change of mood. */
const moods: Record<Cluster, Mood> = {
  1: {
    hz: [84, 112],
    pulseHz: [0.75, 1.25],
    depth: 0.5,
    roots: [midiNotes.C4, midiNotes.D4, midiNotes.E4, midiNotes.B3],
    progressions: ['dawn', 'lift', 'temple'],
    colours: [
      (root) => createBellsLayer('glass', root + 12, 'major', 0.6, 16),
      () => createTextureLayer('stream', 0.4),
      () => createTextureLayer('birds', 0.35),
      (root) => createBellsLayer('piano', root, 'major', 0.7, 18),
      (root) => createBellsLayer('flute', root, 'yo', 0.5, 10),
    ],
  },
  2: {
    hz: [32, 46],
    pulseHz: [0.2, 0.375],
    depth: 0.6,
    roots: [midiNotes.D3, midiNotes.E3, midiNotes.F3, midiNotes.G3],
    progressions: ['deep', 'still', 'dusk'],
    colours: [
      (root) => createBellsLayer('bowl', root, 'minor', 0.5, 6),
      () => createTextureLayer('waves', 0.35),
      () => createTextureLayer('rain', 0.25),
      () => createTextureLayer('insects', 0.25),
      (root) => createBellsLayer('temple', root, 'yo', 0.5, 4),
    ],
  },
  3: {
    hz: [48, 64],
    pulseHz: [0.3, 0.5],
    depth: 0.5,
    roots: [midiNotes.G3, midiNotes.A3, midiNotes.F3, midiNotes.B3],
    progressions: ['still', 'dusk', 'temple'],
    colours: [
      () => createTextureLayer('leaves', 0.4),
      (root) => createBellsLayer('koto', root, 'yo', 0.6, 10),
      () => createTextureLayer('waves', 0.4),
      () => createTextureLayer('wind', 0.3),
      (root) => createBellsLayer('bowl', root + 12, 'yo', 0.5, 8),
    ],
  },
  4: {
    hz: [70, 98],
    pulseHz: [1, 1.3],
    depth: 0.45,
    roots: [midiNotes.A3, midiNotes.B3, midiNotes.D4, midiNotes.C4],
    progressions: ['lift', 'dawn', 'temple'],
    colours: [
      (root) => createBellsLayer('piano', root, 'major', 0.7, 18),
      () => createTextureLayer('wind', 0.35),
      () => createTextureLayer('stream', 0.3),
      (root) => createBellsLayer('koto', root, 'ryukyu', 0.6, 14),
      () => createTextureLayer('birds', 0.3),
    ],
  },
}

/** The piece number `index` of a mood: every number has its own vibration, root, chords and colour. */
export function createPieceForMood(mood: Cluster, seed: string, index: number): Piece {
  const { hz, pulseHz, depth, roots, progressions, colours } = moods[mood]
  const root = at(roots, index)
  const place = ((index * 3) % 7) / 6
  const within = ([low, high]: readonly [number, number]) =>
    Math.round((low + (high - low) * place) * 100) / 100
  return createPiece(
    seed,
    [within(hz), within(pulseHz), depth],
    [createPadLayer(root, at(progressions, index), 1, 0.4 + 0.05 * (index % 4)), at(colours, index)(root)],
  )
}

/** One loop serves all sounds of a mood that are needed first, so that fewer files are rendered before the product opens. */
export function createFirstPieceForMood(mood: Cluster): Piece {
  return createPieceForMood(mood, `first-of-mood-${mood}`, 0)
}

export const FIRST_PIECE_SECONDS = 30

function at<T>(values: readonly T[], index: number): T {
  return values[index % values.length] as T
}
