import type { Layer } from '../synth/piece.ts'
import { type DemoSound, minutes } from './demo-sound.ts'
import { bells, note, pad, piece, texture } from './music.ts'

type Entry = readonly [
  seed: string,
  title: string,
  experience: boolean,
  withMusic: boolean,
  hz: number,
  layers: readonly Layer[],
]

const entries: readonly Entry[] = [
  [
    'trial-with-music',
    '体験：ひととき',
    true,
    true,
    60,
    [pad(note.A3, 'dawn', 1), bells('piano', note.A3, 'major', 0.6, 14)],
  ],
  ['trial-vibration', '体験：振動のみ', true, false, 54, [texture('waves', 1)]],
  [
    'room-with-music',
    '休憩室の午後',
    false,
    true,
    50,
    [pad(note.G3, 'still', 1), bells('glass', note.G4, 'major', 0.5, 10)],
  ],
  ['room-vibration', '静かな部屋', false, false, 46, [texture('wind', 1)]],
]

export const enterpriseSounds: DemoSound[] = entries.map(
  ([seed, title, experience, withMusic, hz, layers]) => ({
    key: `enterprise/${seed}`,
    title,
    fileName: `${seed}.mp3`,
    seconds: minutes(10),
    kbps: 40,
    freeSample: false,
    tags: [],
    piece: piece(seed, [hz, 0.5, 0.5], layers),
    of: { kind: 'enterprise', experience, withMusic },
  }),
)
