import type { DemoSound } from './demo-sound.ts'
import { bells, note, pad, piece, texture } from './music.ts'

/** A visitor hears this sound first. */
export const freeSample: DemoSound[] = [
  {
    key: 'free-sample',
    title: { ja: 'はじまりの響き', en: 'First resonance' },
    fileName: 'first-resonance.mp3',
    seconds: 60,
    freeSample: true,
    tags: ['relax', 'breath', 'water'],
    piece: piece(
      'free-sample',
      [55, 0.5, 0.45],
      [
        pad(note.A3, 'dawn', 1, 0.55),
        bells('glass', note.A4, 'major', 0.7, 12),
        bells('piano', note.A3, 'major', 0.5, 8),
        texture('waves', 0.3),
      ],
    ),
    of: {
      kind: 'sound',
      planCode: '01',
      genre: 'resonance',
      country: 'jp',
      place: '瀬戸内・直島',
      purposeDetail: null,
    },
  },
]
