import type { DemoSound, DemoSoundTitle } from './demo-sound.ts'
import { createBellsLayer, createPadLayer, createPiece, createTextureLayer, midiNotes } from './music.ts'

type Entry = readonly [name: string, title: DemoSoundTitle, experience: boolean, withMusic: boolean]

/** One loop with music and one without serve both the trial and the rooms, because both are needed first. */
const pieces = {
  withMusic: createPiece(
    'enterprise-with-music',
    [60, 0.5, 0.5],
    [createPadLayer(midiNotes.A3, 'dawn', 1), createBellsLayer('piano', midiNotes.A3, 'major', 0.6, 14)],
  ),
  vibration: createPiece('enterprise-vibration', [54, 0.5, 0.5], [createTextureLayer('waves', 1)]),
}

const entries: readonly Entry[] = [
  ['trial-with-music', { ja: '体験：ひととき', en: 'Trial: a moment' }, true, true],
  ['trial-vibration', { ja: '体験：振動のみ', en: 'Trial: vibration only' }, true, false],
  ['room-with-music', { ja: '休憩室の午後', en: 'Afternoon in the lounge' }, false, true],
  ['room-vibration', { ja: '静かな部屋', en: 'Quiet room' }, false, false],
]

export const enterpriseSounds: DemoSound[] = entries.map(([name, title, experience, withMusic]) => ({
  key: `enterprise/${name}`,
  title,
  fileName: `${name}.mp3`,
  seconds: 30,
  freeSample: false,
  tags: [],
  piece: withMusic ? pieces.withMusic : pieces.vibration,
  details: { kind: 'enterprise', experience, withMusic },
}))
