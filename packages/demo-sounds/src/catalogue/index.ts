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

const SOON_PER_CHOICE = 3

/**
 * Several sounds for every detail of a purpose and for every genre of nature: what a first evening finds to choose from. They follow the
 * first ones, so that the product opens as soon without them.
 */
const soonDemoSounds: readonly DemoSound[] = mix(
  [medicalSounds, natureSounds].map((sounds) =>
    firstOfEach(
      sounds,
      ({ details }) => details.kind === 'sound' && (details.purposeDetail ?? details.genre),
      SOON_PER_CHOICE,
    ),
  ),
)

/**
 * Covers every kind, cluster, course, purpose and body part, so that no screen is empty: first those that are needed first, then several
 * for each choice of a first evening, then a mixture of all.
 */
export const demoSounds: readonly DemoSound[] = [
  ...new Set([
    ...firstDemoSounds,
    ...soonDemoSounds,
    ...mix([medicalSounds, natureSounds, kanadeSounds, aiestheSounds, soundTherapySounds]),
  ]),
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

/** Returns the first sounds of every key: one of each, then a second one of each, up to `count`. */
function firstOfEach(
  sounds: readonly DemoSound[],
  keyOf: (sound: DemoSound) => unknown,
  count = 1,
): DemoSound[] {
  const byKey = Map.groupBy(sounds, keyOf)
  return Array.from({ length: count }, (_, rank) =>
    [...byKey.values()].flatMap((group) => group[rank] ?? []),
  ).flat()
}

/** Distributes each group over the whole list in its own order. */
function mix(groups: readonly (readonly DemoSound[])[]): DemoSound[] {
  return groups
    .flatMap((group) => group.map((sound, index) => ({ sound, place: (index + 0.5) / group.length })))
    .sort((one, other) => one.place - other.place)
    .map(({ sound }) => sound)
}
