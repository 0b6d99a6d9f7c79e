import { describe, expect, it } from 'vitest'
import { demoSoundId } from '../demo-sound-id.ts'
import type { DemoSound, DemoSoundKind } from './demo-sound.ts'
import { demoSounds, estheDemoSounds, smallDemoSounds } from './index.ts'
import { purposeDetails, purposes } from './master-data.ts'

function of<K extends DemoSoundKind['kind']>(kind: K) {
  const kindOf = (sound: DemoSound) => sound.of as Extract<DemoSoundKind, { kind: K }>
  return demoSounds.filter((sound) => sound.of.kind === kind).map((sound) => ({ sound, of: kindOf(sound) }))
}

const everyCluster = [1, 2, 3, 4] as const

describe('the demo catalogue leaves no screen empty', () => {
  it.each(everyCluster.flatMap((cluster) => [10, 20].map((course) => ({ cluster, course }))))(
    'AI esthe has six sounds of exactly $course minutes for cluster $cluster',
    ({ cluster, course }) => {
      const found = of('aiesthe').filter((a) => a.of.cluster === cluster && a.of.minutesCourse === course)
      expect(found.length).toBeGreaterThanOrEqual(6)
      for (const { sound } of found) expect(sound.seconds).toBe(course * 60)
    },
  )

  it.each(Object.keys(purposes))('purpose %s has three details, each with five sounds', (purpose) => {
    const details = Object.entries(purposeDetails).filter(([, detail]) => detail.purpose === purpose)
    expect(details.length).toBeGreaterThanOrEqual(3)
    const served = of('sound').map((sound) => sound.of.purposeDetail)
    for (const [code] of details)
      expect(served.filter((detail) => detail === code).length).toBeGreaterThanOrEqual(5)
  })

  it('has nature sounds of waves, rain, forest and stream', () => {
    const genres = of('sound')
      .filter((sound) => sound.of.planCode === '02')
      .map((sound) => sound.of.genre)
    expect(genres).toEqual(expect.arrayContaining(['ocean', 'rain', 'forest', 'stream']))
  })

  it.each(everyCluster.flatMap((cluster) => (['eyes', 'mouth'] as const).map((part) => ({ cluster, part }))))(
    'sound therapy has five sounds for cluster $cluster and the $part',
    ({ cluster, part }) => {
      const found = of('sound_therapy').filter(
        (t) => t.of.cluster === cluster && t.of.bodyParts.includes(part),
      )
      expect(found.length).toBeGreaterThanOrEqual(5)
    },
  )

  it('has Kanade music, and enterprise sounds for the trial and for rooms, with music and without', () => {
    expect(of('kanade').length).toBeGreaterThanOrEqual(5)
    const enterprise = of('enterprise').map(
      ({ of: { experience, withMusic } }) => `${experience} ${withMusic}`,
    )
    expect(new Set(enterprise).size).toBe(4)
  })

  it('has one free sample of 60 to 90 seconds', () => {
    const samples = demoSounds.filter((sound) => sound.freeSample)
    expect(samples).toHaveLength(1)
    expect(samples[0]?.seconds).toBeGreaterThanOrEqual(60)
    expect(samples[0]?.seconds).toBeLessThanOrEqual(90)
  })
})

describe.each([
  ['full', demoSounds],
  ['small', smallDemoSounds],
  ['AI esthe', estheDemoSounds],
] as const)('the %s catalogue can be made', (_name, sounds) => {
  it('every sound has its own id, and a piece is one piece wherever it is used', () => {
    expect(new Set(sounds.map((sound) => demoSoundId(sound.key))).size).toBe(sounds.length)
    const pieces = new Map(sounds.map((sound) => [sound.piece.seed, sound.piece]))
    for (const sound of sounds) expect(sound.piece).toEqual(pieces.get(sound.piece.seed))
  })

  it('carriers lie between 30 and 120 Hz, and files are of 96 kbit/s or better', () => {
    for (const { piece, kbps } of sounds) {
      expect(piece.carrier.hz).toBeGreaterThanOrEqual(30)
      expect(piece.carrier.hz).toBeLessThanOrEqual(120)
      expect(kbps).toBeGreaterThanOrEqual(96)
    }
  })
})

describe('titles', () => {
  it.each(['ja', 'en'] as const)('are distinct in %s', (language) => {
    const titles = demoSounds.map(({ title }) => title[language])
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })
})
