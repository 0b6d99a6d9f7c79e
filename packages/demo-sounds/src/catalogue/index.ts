import { aiestheSounds } from './aiesthe.ts'
import type { DemoSound } from './demo-sound.ts'
import { enterpriseSounds } from './enterprise.ts'
import { freeSampleSounds } from './free-sample.ts'
import { kanadeSounds } from './kanade.ts'
import { demoPurposeDetails, type PurposeDetailCode } from './master-data.ts'
import { medicalSounds } from './medical.ts'
import { natureSounds } from './nature.ts'
import { soundTherapySounds } from './sound-therapy.ts'

/**
 * Contains one sound for everything that any role can choose, so that nothing is silent when the product opens; each is as short as
 * possible.
 */
export const firstDemoSounds: readonly DemoSound[] = [
  ...freeSampleSounds,
  ...firstOfEach(
    medicalSounds,
    ({ details }) => details.kind === 'sound' && purposeOf(details.purposeDetail),
  ),
  ...natureSounds.slice(0, 1),
  ...kanadeSounds.slice(0, 1),
  ...firstOfEach(
    aiestheSounds,
    ({ details }) => details.kind === 'aiesthe' && `${details.cluster}/${details.minutesCourse}`,
  ),
  ...firstOfEach(soundTherapySounds, ({ details }) => details.kind === 'sound_therapy' && details.cluster),
  ...enterpriseSounds,
]

/**
 * Covers every kind, cluster, course, purpose and body part, so that no screen is empty: first those that are needed first, then a mixture
 * of all.
 */
export const demoSounds: readonly DemoSound[] = [
  ...firstDemoSounds,
  ...mix([medicalSounds, natureSounds, kanadeSounds, aiestheSounds, soundTherapySounds]).filter(
    (sound) => !firstDemoSounds.includes(sound),
  ),
]

/** The sounds that the demo members have heard for two months, by the time of day. */
export const playedDemoSounds = {
  evening: [...aiestheSounds.slice(0, 4), ...soundTherapySounds.slice(0, 2)],
  morning: [...freeSampleSounds, ...medicalSounds.slice(0, 1), ...kanadeSounds.slice(0, 1)],
} as const satisfies Record<string, readonly DemoSound[]>

const SMALL_SECONDS = 24

const firstOfEveryKind = [
  ...freeSampleSounds,
  ...medicalSounds.slice(0, 3),
  ...natureSounds.slice(0, 1),
  ...kanadeSounds.slice(0, 1),
  ...aiestheSounds.slice(0, 1),
  ...soundTherapySounds.slice(0, 1),
  ...enterpriseSounds,
]

/**
 * A set for tests that renders in a second or two: the free sample, three medical sounds, one of every other kind and room sounds, 24
 * seconds each.
 */
export const smallDemoSounds = shortened(firstOfEveryKind)

/** A set for journeys: the small one with all sounds of AI esthe, as short. */
export const estheDemoSounds = shortened([
  ...firstOfEveryKind,
  ...aiestheSounds.slice(1),
  ...soundTherapySounds.slice(1),
])

const LONG_SECONDS = 600

/** A set for measurements: one medical sound, of ten minutes, and all AI esthe sounds. */
export const benchDemoSounds: readonly DemoSound[] = [
  ...medicalSounds.slice(0, 1).map((sound) => ({ ...sound, key: 'bench/long', seconds: LONG_SECONDS })),
  ...shortened([...aiestheSounds, ...soundTherapySounds]),
]

/** Two pieces serve all sounds, because these tests do not depend on what is heard. */
function shortened(sounds: readonly DemoSound[]): readonly DemoSound[] {
  return sounds.map((sound, index) => ({
    ...sound,
    key: `small/${sound.key}`,
    seconds: SMALL_SECONDS,
    piece: (sounds[index % 2] ?? sound).piece,
  }))
}

function purposeOf(detail: PurposeDetailCode | null): string {
  return detail === null ? '' : demoPurposeDetails[detail].purpose
}

function firstOfEach(sounds: readonly DemoSound[], keyOf: (sound: DemoSound) => unknown): DemoSound[] {
  const keys = new Set<unknown>()
  return sounds.filter((sound) => {
    const key = keyOf(sound)
    return !keys.has(key) && keys.add(key)
  })
}

/** Distributes each group over the whole list in its own order. */
function mix(groups: readonly (readonly DemoSound[])[]): DemoSound[] {
  return groups
    .flatMap((group) => group.map((sound, index) => ({ sound, place: (index + 0.5) / group.length })))
    .sort((one, other) => one.place - other.place)
    .map(({ sound }) => sound)
}
