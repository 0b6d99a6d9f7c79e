import type { Layer } from '../synth/piece.ts'
import type { DemoSound, DemoSoundTitle } from './demo-sound.ts'
import type { CountryCode, GenreCode, TagCode } from './master-data.ts'
import { createBellsLayer, createPadLayer, createPiece, createTextureLayer, midiNotes } from './music.ts'

type Place = readonly [country: CountryCode, place: string]
type Entry = readonly [
  seed: string,
  title: DemoSoundTitle,
  genre: GenreCode,
  at: Place,
  tags: readonly TagCode[],
  hz: number,
  layers: readonly Layer[],
]

const entries: readonly Entry[] = [
  [
    'waves-at-kamakura',
    { ja: '由比ヶ浜の波', en: 'Waves at Yuigahama' },
    'ocean',
    ['jp', '神奈川・鎌倉'],
    ['water', 'relax'],
    44,
    [createTextureLayer('waves', 1), createPadLayer(midiNotes.G3, 'still', 0.25)],
  ],
  [
    'waves-of-hawaii',
    { ja: '南風の渚', en: 'Shore of the south wind' },
    'ocean',
    ['us', 'ハワイ・カイルア'],
    ['water', 'refresh'],
    56,
    [
      createTextureLayer('waves', 1),
      createTextureLayer('birds', 0.15),
      createPadLayer(midiNotes.D4, 'dawn', 0.3),
    ],
  ],
  [
    'rain-on-yakushima',
    { ja: '屋久島の雨', en: 'Rain on Yakushima' },
    'rain',
    ['jp', '鹿児島・屋久島'],
    ['water', 'trees'],
    48,
    [createTextureLayer('rain', 1), createPadLayer(midiNotes.E3, 'deep', 0.25)],
  ],
  [
    'oirase-stream',
    { ja: '奥入瀬の流れ', en: 'The Oirase stream' },
    'stream',
    ['jp', '青森・十和田'],
    ['water', 'focus'],
    62,
    [createTextureLayer('stream', 1), createTextureLayer('birds', 0.2)],
  ],
  [
    'alpine-brook',
    { ja: '雪解けの小川', en: 'Meltwater brook' },
    'stream',
    ['ch', 'ラウターブルンネン'],
    ['water', 'morning'],
    70,
    [createTextureLayer('stream', 1), createBellsLayer('glass', midiNotes.D5, 'major', 0.25, 8)],
  ],
  [
    'beech-forest',
    { ja: 'ぶなの森', en: 'Beech forest' },
    'forest',
    ['jp', '秋田・白神山地'],
    ['trees', 'breath'],
    50,
    [
      createTextureLayer('leaves', 0.8),
      createTextureLayer('birds', 0.5),
      createPadLayer(midiNotes.A3, 'temple', 0.2),
    ],
  ],
  [
    'wind-over-aso',
    { ja: '草千里の風', en: 'Wind over Kusasenri' },
    'wind',
    ['jp', '熊本・阿蘇'],
    ['breath', 'focus'],
    66,
    [createTextureLayer('wind', 1), createPadLayer(midiNotes.D3, 'temple', 0.3)],
  ],
  [
    'wind-of-the-north',
    { ja: '極北の風', en: 'Wind of the far north' },
    'wind',
    ['is', 'シングヴェトリル'],
    ['breath', 'night'],
    38,
    [createTextureLayer('wind', 1), createPadLayer(midiNotes.E3, 'dusk', 0.35)],
  ],
  [
    'campfire',
    { ja: '湖畔の焚き火', en: 'Campfire by the lake' },
    'fire',
    ['jp', '北海道・支笏湖'],
    ['warmth', 'night'],
    46,
    [createTextureLayer('fire', 1), createTextureLayer('waves', 0.2)],
  ],
  [
    'bell-crickets',
    { ja: '秋の虫時雨', en: 'Autumn crickets' },
    'night',
    ['jp', '京都・嵯峨野'],
    ['night', 'sleep'],
    42,
    [createTextureLayer('insects', 1), createPadLayer(midiNotes.D3, 'deep', 0.5)],
  ],
]

export const natureSounds: DemoSound[] = entries.map(
  ([seed, title, genre, [country, place], tags, hz, layers], index) => ({
    key: `nature/${seed}`,
    title,
    fileName: `${seed}.mp3`,
    seconds: 30 + 3 * index,
    freeSample: false,
    tags,
    piece: createPiece(seed, [hz, 0.25, 0.4], layers),
    details: { kind: 'sound', planCode: '02', genre, country, place, purposeDetail: null },
  }),
)
