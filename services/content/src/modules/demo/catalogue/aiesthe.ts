import type { Piece } from '../synth/piece.ts'
import { type Cluster, type DemoSound, minutes } from './demo-sound.ts'
import type { TagCode } from './master-data.ts'
import { bells, note, pad, piece, texture } from './music.ts'

type Composition = readonly [
  title: string,
  name: string,
  cluster: Cluster,
  tags: readonly TagCode[],
  piece: Piece,
]

/** Clusters: 1 morning, 2 good night, 3 relaxation, 4 change of mood (D-109, D-110). */
const compositions: readonly Composition[] = [
  [
    '朝露のひかり',
    'morning-dew',
    1,
    ['morning', 'skin'],
    piece('morning-dew', [88, 1, 0.5], [pad(note.D4, 'dawn', 1, 0.6), bells('glass', note.D5, 'major', 0.6)]),
  ],
  [
    'めざめの泉',
    'waking-spring',
    1,
    ['morning', 'water'],
    piece('waking-spring', [104, 0.75, 0.4], [pad(note.C4, 'lift', 1, 0.55), texture('stream', 0.4)]),
  ],
  [
    '月の舟',
    'moon-boat',
    2,
    ['sleep', 'night'],
    piece(
      'moon-boat',
      [38, 0.25, 0.6],
      [pad(note.E3, 'deep', 1, 0.4), bells('bowl', note.E4, 'minor', 0.5, 6)],
    ),
  ],
  [
    '星のゆりかご',
    'cradle-of-stars',
    2,
    ['sleep', 'night'],
    piece('cradle-of-stars', [44, 0.25, 0.55], [pad(note.F3, 'still', 1, 0.35), texture('waves', 0.35)]),
  ],
  [
    '木漏れ日の椅子',
    'dappled-light',
    3,
    ['relax', 'trees'],
    piece(
      'dappled-light',
      [54, 0.5, 0.4],
      [pad(note.G3, 'still', 1, 0.5), texture('leaves', 0.4), texture('birds', 0.2)],
    ),
  ],
  [
    '湯けむり',
    'steam',
    3,
    ['relax', 'warmth'],
    piece('steam', [60, 0.375, 0.5], [pad(note.A3, 'dusk', 1, 0.4), bells('koto', note.A3, 'yo', 0.5, 8)]),
  ],
  [
    '虹をわたる',
    'across-the-rainbow',
    4,
    ['refresh', 'skin'],
    piece(
      'across-the-rainbow',
      [72, 1, 0.45],
      [pad(note.B3, 'lift', 1, 0.6), bells('piano', note.B3, 'major', 0.7, 16)],
    ),
  ],
  [
    '風の踊り子',
    'wind-dancer',
    4,
    ['refresh', 'breath'],
    piece('wind-dancer', [96, 1.25, 0.5], [pad(note.D4, 'temple', 1, 0.6), texture('wind', 0.35)]),
  ],
]

/** Each composition in both courses (constant 22: 10 and 20 minutes). */
export const aiestheSounds: DemoSound[] = compositions.flatMap(([title, name, cluster, tags, piece]) =>
  ([10, 20] as const).map((minutesCourse) => ({
    key: `aiesthe/${name}/${minutesCourse}`,
    title: `${title}（${minutesCourse}分）`,
    fileName: `${name}-${minutesCourse}min.mp3`,
    seconds: minutes(minutesCourse),
    kbps: 40 as const,
    freeSample: false,
    tags,
    piece,
    of: { kind: 'aiesthe' as const, cluster, minutesCourse },
  })),
)
