import { describe, expect, it } from 'vitest'
import { toDemoSoundId } from '../demo-sound-id.ts'
import { createRenderJobs } from '../render/render-job.ts'
import type { DemoSound, DemoSoundDetails } from './demo-sound.ts'
import { demoSounds, estheDemoSounds, firstDemoSounds, smallDemoSounds } from './index.ts'
import { demoPurposeDetails, demoPurposes } from './master-data.ts'

function listSounds<K extends DemoSoundDetails['kind']>(kind: K) {
  const kindOf = (sound: DemoSound) => sound.details as Extract<DemoSoundDetails, { kind: K }>
  return demoSounds
    .filter((sound) => sound.details.kind === kind)
    .map((sound) => ({ sound, details: kindOf(sound) }))
}

const everyCluster = [1, 2, 3, 4] as const

describe('the demo catalogue covers every screen', () => {
  it.each(everyCluster.flatMap((cluster) => [10, 20].map((course) => ({ cluster, course }))))(
    'AI esthe has six loops for cluster $cluster in the course of $course minutes',
    ({ cluster, course }) => {
      const found = listSounds('aiesthe').filter(
        (a) => a.details.cluster === cluster && a.details.minutesCourse === course,
      )
      expect(found.length).toBeGreaterThanOrEqual(6)
    },
  )

  it.each(Object.keys(demoPurposes))('purpose %s has three details, each with five sounds', (purpose) => {
    const details = Object.entries(demoPurposeDetails).filter(([, detail]) => detail.purpose === purpose)
    expect(details.length).toBeGreaterThanOrEqual(3)
    const served = listSounds('sound').map((sound) => sound.details.purposeDetail)
    for (const [code] of details)
      expect(served.filter((detail) => detail === code).length).toBeGreaterThanOrEqual(5)
  })

  it('contains nature sounds of waves, rain, forest and stream', () => {
    const genres = listSounds('sound')
      .filter((sound) => sound.details.planCode === '02')
      .map((sound) => sound.details.genre)
    expect(genres).toEqual(expect.arrayContaining(['ocean', 'rain', 'forest', 'stream']))
  })

  it.each(everyCluster.flatMap((cluster) => (['eyes', 'mouth'] as const).map((part) => ({ cluster, part }))))(
    'sound therapy has five sounds for cluster $cluster and the $part',
    ({ cluster, part }) => {
      const found = listSounds('sound_therapy').filter(
        (t) => t.details.cluster === cluster && t.details.bodyParts.includes(part),
      )
      expect(found.length).toBeGreaterThanOrEqual(5)
    },
  )

  it('contains Kanade music, and enterprise sounds for trial and rooms, with and without music', () => {
    expect(listSounds('kanade').length).toBeGreaterThanOrEqual(5)
    const enterprise = listSounds('enterprise').map(
      ({ details: { experience, withMusic } }) => `${experience} ${withMusic}`,
    )
    expect(new Set(enterprise).size).toBe(4)
  })

  it('begins with a free sample of 60 to 90 seconds', () => {
    expect(demoSounds[0]?.freeSample).toBe(true)
    expect(demoSounds[0]?.seconds).toBeGreaterThanOrEqual(60)
    expect(demoSounds[0]?.seconds).toBeLessThanOrEqual(90)
  })

  it.each(['sleep', 'morning', 'focus', 'skin', 'breath'] as const)(
    'contains one free sample with the tag %s',
    (tag) => {
      const samples = demoSounds.filter((sound) => sound.freeSample && sound.tags.includes(tag))
      expect(samples).toHaveLength(1)
    },
  )
})

describe('the demo catalogue renders quickly', () => {
  it('consists of loops of 30 to 90 seconds, of 110 minutes in total', () => {
    for (const { seconds } of demoSounds) {
      expect(seconds).toBeGreaterThanOrEqual(30)
      expect(seconds).toBeLessThanOrEqual(90)
    }
    expect(demoSounds.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(110 * 60)
  })

  it('keeps the number of sounds of each kind, without duplicates', () => {
    const kinds = Object.groupBy(demoSounds, ({ details }) => details.kind)
    expect(Object.fromEntries(Object.entries(kinds).map(([kind, found]) => [kind, found.length]))).toEqual({
      sound: 73,
      kanade: 6,
      aiesthe: 48,
      sound_therapy: 32,
      enterprise: 4,
    })
    expect(demoSounds.slice(0, firstDemoSounds.length)).toEqual(firstDemoSounds)
  })

  it('begins with one sound for everything that can be chosen', () => {
    const first = <K extends DemoSoundDetails['kind']>(kind: K) =>
      listSounds(kind).filter(({ sound }) => firstDemoSounds.includes(sound))
    const chosen = {
      plans: new Set(first('sound').map((sound) => (sound.details as { planCode: string }).planCode)),
      purposes: new Set(
        first('sound').flatMap(({ details }) =>
          'purposeDetail' in details && details.purposeDetail
            ? [demoPurposeDetails[details.purposeDetail].purpose]
            : [],
        ),
      ),
      courses: new Set(first('aiesthe').map(({ details }) => `${details.cluster} ${details.minutesCourse}`))
        .size,
      parts: new Set(
        first('sound_therapy').flatMap(({ details }) =>
          details.bodyParts.map((part) => `${details.cluster} ${part}`),
        ),
      ).size,
      kanade: first('kanade').length,
      rooms: new Set(first('enterprise').map(({ details }) => `${details.experience} ${details.withMusic}`))
        .size,
      samples: firstDemoSounds.filter(({ freeSample }) => freeSample).length,
    }
    expect(chosen).toEqual({
      plans: new Set(['01', '02', '04']),
      purposes: new Set(Object.keys(demoPurposes)),
      courses: 8,
      parts: 8,
      kanade: 1,
      rooms: 4,
      samples: 4,
    })
  })
})

it('the sounds that the start waits for are five minutes of audio, because sounds of one mood share a loop', () => {
  const jobs = createRenderJobs(firstDemoSounds)
  expect(jobs.flatMap(({ keys }) => keys).sort()).toEqual(firstDemoSounds.map(({ key }) => key).sort())
  expect(jobs.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(300)
})

describe.each([
  ['full', demoSounds],
  ['small', smallDemoSounds],
  ['AI esthe', estheDemoSounds],
] as const)('the %s catalogue can be composed', (_name, sounds) => {
  it('every sound has a unique id, and a piece is the same wherever it is used', () => {
    expect(new Set(sounds.map((sound) => toDemoSoundId(sound.key))).size).toBe(sounds.length)
    const pieces = new Map(sounds.map((sound) => [sound.piece.seed, sound.piece]))
    for (const sound of sounds) expect(sound.piece).toEqual(pieces.get(sound.piece.seed))
  })

  it('carriers lie between 30 and 120 Hz', () => {
    for (const { piece } of sounds) {
      expect(piece.carrier.hz).toBeGreaterThanOrEqual(30)
      expect(piece.carrier.hz).toBeLessThanOrEqual(120)
    }
  })
})

describe('titles', () => {
  it.each(['ja', 'en'] as const)('are distinct in %s', (language) => {
    const titles = demoSounds.map(({ title }) => title[language])
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })
})
