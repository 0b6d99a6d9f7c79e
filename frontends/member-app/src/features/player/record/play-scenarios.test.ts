// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installFakeMedia } from '../testing/fake-media.ts'
import { createPlayScenario } from '../testing/play-scenario.ts'

type Evening = ReturnType<typeof createPlayScenario>

let media: ReturnType<typeof installFakeMedia>
beforeAll(() => {
  media = installFakeMedia()
})
afterAll(() => media.restore())

const seconds = (max: number) => fc.integer({ min: 1, max: max * 4 }).map((quarters) => quarters / 4)
const network = fc.constantFrom('up', 'down', 'failing', 'lost') satisfies fc.Arbitrary<string>

/** What may happen in an evening. */
const happening = fc.oneof(
  { weight: 5, arbitrary: seconds(90).map((long) => (evening: Evening) => evening.play(long)) },
  { weight: 1, arbitrary: seconds(700).map((long) => (evening: Evening) => evening.play(long)) },
  fc.constant((evening: Evening) => evening.pause()),
  fc.integer({ min: 0, max: 599 }).map((to) => (evening: Evening) => evening.seek(to)),
  fc.boolean().map((on) => (evening: Evening) => evening.loop(on)),
  seconds(1800).map((long) => (evening: Evening) => evening.wait(long)),
  fc.constant((evening: Evening) => evening.hide()),
  { weight: 2, arbitrary: network.map((next) => (evening: Evening) => evening.setNetwork(next)) },
  fc.constant((evening: Evening) => evening.repeat()),
  { weight: 2, arbitrary: fc.constant((evening: Evening) => evening.reload()) },
)

const hour = 3_600_000
const TEN_MINUTES = 600_000
const skew = fc.constantFrom(0, 0, 40_000, TEN_MINUTES, -5 * hour, 2 * hour, 30 * 24 * hour)

async function spend(
  evening: Evening,
  happenings: ((evening: Evening) => unknown)[],
  end: 'finish' | 'close',
) {
  await evening.play(6)
  for (const happen of happenings) await happen(evening)
  return evening.end(end)
}

/** Expects exactly one record, as long as what was heard, at the time when it was heard. */
function expectTruth(evening: Evening, waiting: unknown[], toleranceSeconds: number, skewMs: number) {
  expect(waiting).toEqual([])
  expect(evening.server.refused).toEqual([])
  const plays = [...evening.server.plays.values()]
  expect(plays).toHaveLength(1)
  const [play] = plays
  if (!play) return
  expect(Math.abs(play.playedSeconds - evening.heard())).toBeLessThanOrEqual(toleranceSeconds)
  expect(play.playedSeconds).toBeLessThanOrEqual(evening.heard() + 0.001)
  // A clock that is right to the minute is left alone.
  const clockTolerance = Math.abs(skewMs) <= 60_000 ? Math.abs(skewMs) / 1000 + 1 : 2
  expect(Math.abs(play.startedAt - evening.firstHeardMs() / 1000)).toBeLessThanOrEqual(clockTolerance)
  expect(play.endedAt).toBeLessThanOrEqual(evening.serverNow() / 1000 + clockTolerance)
}

describe('a sound that plays again after a pause without a network', () => {
  async function recordsAfter(pauseSeconds: number) {
    const evening = createPlayScenario(media, 0)
    evening.setNetwork('down')
    await evening.play(60)
    evening.wait(pauseSeconds)
    const goesOnAt = evening.serverNow() / 1000
    await evening.play(90)
    expect(await evening.end('finish')).toEqual([])
    const [first, ...others] = [...evening.server.plays.values()]
    return { first, others, goesOnAt }
  }

  it('is saved as one record within 3 hours', async () => {
    const { first, others } = await recordsAfter(3 * 3600 - 1)
    expect(first?.playedSeconds).toBe(150)
    expect(others).toEqual([])
  })

  it('is saved as another record from 3 hours on, each with its own times', async () => {
    const { first, others, goesOnAt } = await recordsAfter(3 * 3600)
    expect(first?.playedSeconds).toBe(60)
    expect((first?.endedAt ?? 0) - (first?.startedAt ?? 0)).toBe(60)
    expect(others).toEqual([{ startedAt: goesOnAt, endedAt: goesOnAt + 90, playedSeconds: 90 }])
  })
})

describe.each([
  ['ahead', TEN_MINUTES],
  ['behind', -TEN_MINUTES],
])('on a device whose clock is ten minutes %s', (_where, skewMs) => {
  it('saves an evening without a network at its true time at the next visit', async () => {
    const evening = createPlayScenario(media, skewMs, 'down')
    await evening.play(60)
    expectTruth(evening, await evening.end('finish'), 0, skewMs)
  })

  it('corrects the start too when the network returns during the play', async () => {
    const evening = createPlayScenario(media, skewMs, 'down')
    await evening.play(60)
    evening.setNetwork('up')
    await evening.play(60)
    expectTruth(evening, await evening.end('finish'), 0, skewMs)
  })

  it('corrects the times after a reload without a network by the clock difference known before it', async () => {
    const evening = createPlayScenario(media, skewMs)
    await evening.play(60)
    await evening.settled()
    evening.setNetwork('down')
    evening.reload()
    await evening.play(60)
    expectTruth(evening, await evening.end('close'), 0, skewMs)
  })
})

describe('evenings', () => {
  it('are saved as one record each, true to 2 s, with reloads, hidden pages, lost networks, repeated reports and wrong clocks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { minLength: 2, maxLength: 14 }),
        skew,
        network,
        fc.constantFrom('finish' as const, 'close' as const),
        async (happenings, skewMs, opensWith, end) => {
          const evening = createPlayScenario(media, skewMs, opensWith)
          expectTruth(evening, await spend(evening, happenings, end), 2, skewMs)
        },
      ),
      createPropertyParameters({ test: 100, prove: 300 }),
    )
  }, 120_000)

  it('lose in a crash at most the seconds that were heard since the last save on the device', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { minLength: 1, maxLength: 6 }),
        seconds(60),
        async (before, more) => {
          const evening = createPlayScenario(media, 0)
          await evening.play(6)
          for (const happen of before) await happen(evening)
          await evening.play(more)
          await evening.settled()
          evening.crash()
          expectTruth(evening, await evening.end('close'), 6.25, 0)
        },
      ),
      createPropertyParameters({ test: 20, prove: 40 }),
    )
  }, 60_000)
})
