import type { Piece } from '../synth/piece.ts'
import { type DemoSound, minutes } from './demo-sound.ts'
import type { GenreCode, PurposeDetailCode, TagCode } from './master-data.ts'
import { bells, note, pad, piece, texture } from './music.ts'

interface Entry {
  detail: PurposeDetailCode | null
  title: string
  genre: GenreCode
  place: string
  tags: readonly TagCode[]
  piece: Piece
}

/** At least one sound for every detail of every purpose, and two for the random plan alone. */
const entries: readonly Entry[] = [
  {
    detail: 'beauty-skin-care',
    title: '白磁のひかり',
    genre: 'resonance',
    place: '佐賀・有田',
    tags: ['skin', 'relax'],
    piece: piece(
      'white-porcelain',
      [68, 0.5, 0.4],
      [pad(note.C4, 'still', 1, 0.5), bells('glass', note.C4, 'major', 0.5)],
    ),
  },
  {
    detail: 'beauty-expression',
    title: '花ひらく朝',
    genre: 'resonance',
    place: '奈良・吉野',
    tags: ['skin', 'morning'],
    piece: piece('opening-flower', [76, 0.75, 0.4], [pad(note.D4, 'dawn', 1, 0.55), texture('birds', 0.25)]),
  },
  {
    detail: 'beauty-bath',
    title: '湯の香ほのか',
    genre: 'stream',
    place: '大分・由布院',
    tags: ['skin', 'warmth'],
    piece: piece('hot-spring', [58, 0.375, 0.5], [pad(note.G3, 'still', 1, 0.4), texture('stream', 0.5)]),
  },
  {
    detail: 'sleep-wake-up',
    title: '東雲',
    genre: 'resonance',
    place: '長野・上高地',
    tags: ['morning', 'refresh'],
    piece: piece('daybreak', [98, 1, 0.5], [pad(note.E4, 'lift', 1, 0.6), texture('birds', 0.35)]),
  },
  {
    detail: 'sleep-bedtime',
    title: '夜の帳',
    genre: 'night',
    place: '沖縄・竹富島',
    tags: ['sleep', 'night'],
    piece: piece('veil-of-night', [36, 0.25, 0.6], [pad(note.D3, 'deep', 1, 0.4), texture('waves', 0.4)]),
  },
  {
    detail: 'sleep-nap',
    title: '縁側のうたたね',
    genre: 'wind',
    place: '岐阜・白川郷',
    tags: ['sleep', 'warmth'],
    piece: piece(
      'veranda-nap',
      [48, 0.375, 0.5],
      [pad(note.F3, 'still', 1, 0.45), bells('glass', note.D5, 'yo', 0.3, 8)],
    ),
  },
  {
    detail: 'health-loosen',
    title: 'ほどける糸',
    genre: 'resonance',
    place: '京都・西陣',
    tags: ['relax', 'breath'],
    piece: piece(
      'loosening-thread',
      [52, 0.5, 0.6],
      [pad(note.A3, 'temple', 1, 0.45), bells('koto', note.A3, 'yo', 0.6, 10)],
    ),
  },
  {
    detail: 'health-breathing',
    title: '深山の息吹',
    genre: 'forest',
    place: '和歌山・熊野',
    tags: ['breath', 'trees'],
    piece: piece(
      'mountain-breath',
      [42, 0.125, 0.7],
      [pad(note.E3, 'temple', 1, 0.4), texture('leaves', 0.5)],
    ),
  },
  {
    detail: 'health-unwind',
    title: '夕凪',
    genre: 'ocean',
    place: '広島・鞆の浦',
    tags: ['relax', 'water'],
    piece: piece('evening-calm', [46, 0.25, 0.5], [pad(note.G3, 'dusk', 1, 0.4), texture('waves', 0.45)]),
  },
  {
    detail: 'desk-focus',
    title: '澄みわたる',
    genre: 'resonance',
    place: '北海道・摩周湖',
    tags: ['focus'],
    piece: piece('crystal-clear', [84, 1, 0.3], [pad(note.D4, 'still', 1, 0.6), texture('stream', 0.3)]),
  },
  {
    detail: 'desk-eyes',
    title: '若葉の窓',
    genre: 'forest',
    place: '東京・高尾',
    tags: ['focus', 'trees'],
    piece: piece('young-leaves', [64, 0.5, 0.35], [pad(note.B3, 'dawn', 1, 0.5), texture('leaves', 0.4)]),
  },
  {
    detail: 'desk-refresh',
    title: '五月晴れ',
    genre: 'wind',
    place: '静岡・茶の里',
    tags: ['refresh', 'morning'],
    piece: piece(
      'clear-may-day',
      [92, 1.25, 0.45],
      [pad(note.A3, 'lift', 1, 0.6), bells('piano', note.A3, 'major', 0.6)],
    ),
  },
  {
    detail: null,
    title: '水鏡',
    genre: 'resonance',
    place: '滋賀・琵琶湖',
    tags: ['relax', 'water'],
    piece: piece(
      'water-mirror',
      [50, 0.5, 0.5],
      [pad(note.A3, 'dawn', 1, 0.45), bells('bowl', note.A4, 'yo', 0.5, 8)],
    ),
  },
  {
    detail: null,
    title: '鐘の余韻',
    genre: 'resonance',
    place: '京都・大原',
    tags: ['bells', 'breath'],
    piece: piece(
      'lingering-bell',
      [40, 0.25, 0.5],
      [pad(note.D3, 'temple', 0.7, 0.4), bells('temple', note.D3, 'yo', 1, 4)],
    ),
  },
]

export const medicalSounds: DemoSound[] = entries.map(({ detail, title, genre, place, tags, piece }) => ({
  key: `medical/${piece.seed}`,
  title,
  fileName: `${piece.seed}.mp3`,
  seconds: minutes(detail === 'sleep-bedtime' ? 20 : 10),
  kbps: 40,
  freeSample: false,
  tags,
  piece,
  of: { kind: 'sound', planCode: detail ? '04' : '01', genre, country: 'jp', place, purposeDetail: detail },
}))
