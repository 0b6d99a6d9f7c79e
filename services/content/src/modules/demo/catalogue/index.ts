import { aiestheSounds } from './aiesthe.ts'
import type { DemoSound } from './demo-sound.ts'
import { enterpriseSounds } from './enterprise.ts'
import { freeSample } from './free-sample.ts'
import { kanadeSounds } from './kanade.ts'
import { medicalSounds } from './medical.ts'
import { natureSounds } from './nature.ts'
import { soundTherapySounds } from './sound-therapy.ts'

/** Every kind, cluster, course, purpose and body part, so that no screen is empty. The free sample comes first. */
export const demoSounds: readonly DemoSound[] = [
  ...freeSample,
  ...medicalSounds,
  ...natureSounds,
  ...kanadeSounds,
  ...aiestheSounds,
  ...soundTherapySounds,
  ...enterpriseSounds,
]

/** Enough to begin with, made in a few seconds: what visitors hear, and more medical sounds than anybody plays at once. */
export const firstDemoSounds: readonly DemoSound[] = [...freeSample, ...medicalSounds.slice(0, 4)]

const SMALL_LOOP_SECONDS = 6
const SMALL_SECONDS = 24

/** For tests: the free sample, three medical sounds and one of every other kind, 24 seconds each, made in a second. */
export const smallDemoSounds = shortened([
  ...freeSample,
  ...medicalSounds.slice(0, 3),
  ...natureSounds.slice(0, 1),
  ...kanadeSounds.slice(0, 1),
  ...aiestheSounds.slice(0, 1),
  ...soundTherapySounds.slice(0, 1),
  ...enterpriseSounds.slice(0, 1),
])

/** For tests of AI esthe: enough to choose from in every cluster and course, as short as the small ones. */
export const estheDemoSounds = shortened([...freeSample, ...aiestheSounds, ...soundTherapySounds])

function shortened(sounds: readonly DemoSound[]): readonly DemoSound[] {
  return sounds.map((sound) => ({
    ...sound,
    key: `small/${sound.key}`,
    seconds: SMALL_SECONDS,
    piece: { ...sound.piece, loopSeconds: SMALL_LOOP_SECONDS, breaths: 1 },
  }))
}
