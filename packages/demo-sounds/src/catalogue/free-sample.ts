import type { DemoSound } from './demo-sound.ts'
import { createBellsLayer, createPadLayer, createPiece, createTextureLayer, midiNotes } from './music.ts'

/** A visitor hears this sound first. */
export const freeSampleSounds: DemoSound[] = [
  {
    key: 'free-sample',
    title: { ja: 'はじまりの響き', en: 'First resonance' },
    fileName: 'first-resonance.mp3',
    seconds: 60,
    freeSample: true,
    tags: ['relax', 'breath', 'water'],
    piece: createPiece(
      'free-sample',
      [55, 0.5, 0.45],
      [
        createPadLayer(midiNotes.A3, 'dawn', 1, 0.55),
        createBellsLayer('glass', midiNotes.A4, 'major', 0.7, 12),
        createBellsLayer('piano', midiNotes.A3, 'major', 0.5, 8),
        createTextureLayer('waves', 0.3),
      ],
    ),
    details: {
      kind: 'sound',
      planCode: '01',
      genre: 'resonance',
      country: 'jp',
      place: '瀬戸内・直島',
      purposeDetail: null,
    },
  },
]
