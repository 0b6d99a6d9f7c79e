import type { Layer } from '../synth/piece.ts'
import type { DemoSound, DemoSoundTitle } from './demo-sound.ts'
import type { GenreCode, TagCode } from './master-data.ts'
import { createBellsLayer, createPadLayer, createPiece, createTextureLayer, midiNotes } from './music.ts'

type Entry = readonly [
  seed: string,
  title: DemoSoundTitle,
  genre: GenreCode,
  place: string,
  player: string,
  tags: readonly TagCode[],
  layers: readonly Layer[],
]

/** Fictional performers, labelled as synthetic; no real artist is named. */
const entries: readonly Entry[] = [
  [
    'kanade-glass',
    { ja: '硝子の雨だれ', en: 'Glass raindrops' },
    'ambient',
    '小樽',
    '合成奏者 しずく',
    ['relax', 'water'],
    [createBellsLayer('glass', midiNotes.A4, 'major', 1, 24), createPadLayer(midiNotes.A3, 'dawn', 0.4)],
  ],
  [
    'kanade-temple',
    { ja: '遠い鐘', en: 'Distant bell' },
    'bells',
    '奈良',
    '自動梵鐘 つきのわ',
    ['bells', 'breath'],
    [
      createBellsLayer('temple', midiNotes.D4, 'yo', 1, 6),
      createPadLayer(midiNotes.D3, 'temple', 0.35),
      createTextureLayer('insects', 0.12),
    ],
  ],
  [
    'kanade-koto',
    { ja: '花筏', en: 'Petals on the water' },
    'traditional',
    '弘前',
    '電子箏 はないかだ',
    ['relax', 'morning'],
    [createBellsLayer('koto', midiNotes.D4, 'miyako', 1, 30), createPadLayer(midiNotes.D3, 'deep', 0.25)],
  ],
  [
    'kanade-piano',
    { ja: '雪あかり', en: 'Snow light' },
    'piano',
    '白川郷',
    '無人ピアノ ゆきあかり',
    ['night', 'sleep'],
    [
      createBellsLayer('piano', midiNotes.G4, 'major', 1, 22),
      createBellsLayer('piano', midiNotes.G3, 'major', 0.6, 11),
      createPadLayer(midiNotes.G3, 'still', 0.3),
    ],
  ],
  [
    'kanade-bowl',
    { ja: '響きの器', en: 'Singing bowl' },
    'bells',
    '有田',
    '合成奏者 うつわ',
    ['breath', 'bells'],
    [createBellsLayer('bowl', midiNotes.E4, 'minor', 1, 8), createPadLayer(midiNotes.E3, 'deep', 0.3)],
  ],
  [
    'kanade-flute',
    { ja: '山の笛', en: 'Mountain flute' },
    'traditional',
    '高千穂',
    '電子笛 やまびこ',
    ['trees', 'refresh'],
    [
      createBellsLayer('flute', midiNotes.A4, 'yo', 1, 14),
      createTextureLayer('wind', 0.2),
      createPadLayer(midiNotes.A3, 'temple', 0.35),
    ],
  ],
]

export const kanadeSounds: DemoSound[] = entries.map(
  ([seed, title, genre, place, player, tags, layers], index) => ({
    key: `kanade/${seed}`,
    title,
    fileName: `${seed}.mp3`,
    seconds: 30 + 5 * index,
    freeSample: false,
    tags,
    piece: createPiece(seed, [44 + 6 * index, 0.25, 0.4], layers),
    details: { kind: 'kanade', genre, country: 'jp', place, player },
  }),
)
