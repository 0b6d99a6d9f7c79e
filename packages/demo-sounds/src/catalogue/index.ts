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

/** Enough to begin with, made in a few seconds: what visitors hear first, and another for members. */
export const firstDemoSounds: readonly DemoSound[] = [...freeSample, ...medicalSounds.slice(0, 1)]

/** What the demo members have heard for two months, by the time of day; few, so that they are made soon after the first ones. */
export const heardDemoSounds = {
  evening: [...aiestheSounds.slice(0, 4), ...soundTherapySounds.slice(0, 2)],
  morning: [...firstDemoSounds, ...kanadeSounds.slice(0, 1)],
} as const satisfies Record<string, readonly DemoSound[]>

const SMALL_SECONDS = 24

/** For tests: the free sample, three medical sounds, one of every other kind and what rooms play, 24 seconds each, made in a second or two. */
export const smallDemoSounds = shortened([
  ...freeSample,
  ...medicalSounds.slice(0, 3),
  ...natureSounds.slice(0, 1),
  ...kanadeSounds.slice(0, 1),
  ...aiestheSounds.slice(0, 1),
  ...soundTherapySounds.slice(0, 1),
  ...enterpriseSounds,
])

/** For tests of AI esthe: all of it to choose from, as short as the small ones. */
export const estheDemoSounds = shortened([...freeSample, ...aiestheSounds, ...soundTherapySounds])

/** For measurements: files of several minutes, and all of AI esthe to choose from. */
export const benchDemoSounds: readonly DemoSound[] = [...medicalSounds.slice(0, 4), ...estheDemoSounds]

/** Two pieces serve them all: what a test hears is not what it is about. */
function shortened(sounds: readonly DemoSound[]): readonly DemoSound[] {
  return sounds.map((sound, index) => ({
    ...sound,
    key: `small/${sound.key}`,
    seconds: SMALL_SECONDS,
    kbps: 96,
    piece: (sounds[index % 2] ?? sound).piece,
  }))
}
