import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createInProcessTransport,
  listDeadLetters,
  requestDeadLetterReplay,
  waitForDeadLetterReplays,
} from '../src/index.ts'
import {
  createMessagingTestContext,
  expectEventually,
  type MessagingTestContext,
  silentLog,
  testSubject,
} from './fixtures/messaging-test-context.ts'

describe('dead letters', () => {
  let world: MessagingTestContext
  let before: (eventId: string) => Promise<void>

  beforeEach(async () => {
    world = await createMessagingTestContext(async () => createInProcessTransport({ log: silentLog }))
    before = async () => {
      throw new Error('broken')
    }
    await world.consume((id) => before(id))
    world.relay()
  })
  afterEach(() => world.close())

  /** Has events fail until they are parked; returns the ids of their letters, the oldest first. */
  async function park(count: number): Promise<string[]> {
    await world.append(count)
    await expectEventually(async () => expect(await world.deadLetters()).toHaveLength(count))
    return (await listDeadLetters(world.database, count)).letters.map(({ id }) => id)
  }

  const replay = async (ids: string[], timeoutMs = 10_000) => {
    for (const id of ids) await requestDeadLetterReplay(world.database, id)
    return waitForDeadLetterReplays(world.database, ids, { timeoutMs })
  }

  it('are listed oldest first up to the limit, until their replay succeeds', async () => {
    const [first = '', second = ''] = await park(3)
    const listed = await listDeadLetters(world.database, 2)
    expect(listed).toMatchObject({
      letters: [
        { id: first, consumer: 'keep-effects', subject: testSubject, reason: 'broken' },
        { id: second },
      ],
      total: 3,
    })
    const [older, newer] = listed.letters.map(({ parkedAt }) => parkedAt.getTime())
    expect(older).toBeLessThanOrEqual(newer ?? 0)

    before = async () => {}
    expect(await replay([first])).toMatchObject([{ id: first, state: 'replayed' }])
    const left = await listDeadLetters(world.database, 10)
    expect(left).toMatchObject({ letters: [{ id: second }, {}], total: 2 })
  })

  it('report the new reason when they fail again, beside others that succeed', async () => {
    const [bad = '', good = ''] = await park(2)
    const badEvent = (await world.deadLetters()).find(({ id }) => id === bad)?.event_id
    before = async (eventId) => {
      if (eventId === badEvent) throw new Error('still broken')
    }
    const replays = await replay([bad, good])
    expect(replays).toHaveLength(2)
    expect(replays.find(({ id }) => id === bad)).toMatchObject({
      consumer: 'keep-effects',
      state: 'failed',
      reason: 'still broken',
    })
    expect(replays.find(({ id }) => id === good)).toMatchObject({ state: 'replayed' })
  })

  it('remain listed with their failed attempts when the replay outlasts the timeout', async () => {
    const [id = ''] = await park(1)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let attempts = 0
    before = async () => {
      attempts += 1
      if (attempts === 1) throw new Error('once more')
      await released
    }
    await requestDeadLetterReplay(world.database, id)
    await expectEventually(async () => expect(attempts).toBe(2))
    expect(await waitForDeadLetterReplays(world.database, [id], { timeoutMs: 0 })).toMatchObject([
      { id, state: 'waiting', failures: 1 },
    ])
    release()
    const done = await waitForDeadLetterReplays(world.database, [id], { timeoutMs: 10_000 })
    expect(done).toMatchObject([{ id, state: 'replayed' }])
  })
})
