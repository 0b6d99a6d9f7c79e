import type { Layer } from '../synth/piece.ts'
import type { DemoSound, Title } from './demo-sound.ts'
import { bells, note, pad, piece, texture } from './music.ts'

type Entry = readonly [
  seed: string,
  title: Title,
  experience: boolean,
  withMusic: boolean,
  hz: number,
  layers: readonly Layer[],
]

const entries: readonly Entry[] = [
  [
    'trial-with-music',
    { ja: '体験：ひととき', en: 'Trial: a moment' },
    true,
    true,
    60,
    [pad(note.A3, 'dawn', 1), bells('piano', note.A3, 'major', 0.6, 14)],
  ],
  [
    'trial-vibration',
    { ja: '体験：振動のみ', en: 'Trial: vibration only' },
    true,
    false,
    54,
    [texture('waves', 1)],
  ],
  [
    'room-with-music',
    { ja: '休憩室の午後', en: 'Afternoon in the lounge' },
    false,
    true,
    50,
    [pad(note.G3, 'still', 1), bells('glass', note.G4, 'major', 0.5, 10)],
  ],
  ['room-vibration', { ja: '静かな部屋', en: 'Quiet room' }, false, false, 46, [texture('wind', 1)]],
]

export const enterpriseSounds: DemoSound[] = entries.map(
  ([seed, title, experience, withMusic, hz, layers]) => ({
    key: `enterprise/${seed}`,
    title,
    fileName: `${seed}.mp3`,
    seconds: 30,
    freeSample: false,
    tags: [],
    piece: piece(seed, [hz, 0.5, 0.5], layers),
    of: { kind: 'enterprise', experience, withMusic },
  }),
)
