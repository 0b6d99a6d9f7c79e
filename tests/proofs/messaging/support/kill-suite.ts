import { type Database, openDatabase } from '@hibiki/database'
import { requestDeadLetterReplay } from '@hibiki/messaging'
import { createTestDatabase, type TestDatabase } from '@hibiki/test-harness'
import { chooseCount } from '@hibiki/test-harness/proofs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  appendTestEvents,
  expectEventually,
  listEffectEventIds,
  type TestTables,
  testMigrationsFolder,
} from '../../../../packages/messaging/tests/fixtures/messaging-test-context.ts'
import { startWorker } from './start-worker.ts'

const kills = chooseCount({ test: 3, prove: 50 })
const eventsPerLife = chooseCount({ test: 150, prove: 200 })
/** A test takes about 12 s; a machine with other load may take much longer to start a process seven times. */
const limit = { timeout: chooseCount({ test: 180_000, prove: 900_000 }) }
/** This is no promised limit: fifty kills leave a few thousand events, beside the other proofs. */
const timeoutMs = chooseCount({ test: 40_000, prove: 240_000 })

/** Proves that events take effect exactly once even when the process is killed at any moment. */
export function describeEventKills(environment: () => Record<string, string>): void {
  let test: TestDatabase
  let database: Database<TestTables>

  beforeEach(async () => {
    test = await createTestDatabase({ service: 'messaging', migrations: testMigrationsFolder })
    database = openDatabase<TestTables>({ url: test.url, schema: 'messaging', applicationName: 'kill-test' })
  })
  afterEach(async () => {
    // A worker that outlived its test would keep the runner's output open, and the run would never end.
    await Promise.all(workers.splice(0).map((worker) => worker.kill()))
    await database.close()
    await test.close()
  })

  const workers: Awaited<ReturnType<typeof startWorker>>[] = []
  async function start(extra: Record<string, string>) {
    const worker = await startWorker({ DATABASE_URL: test.url, ...extra })
    workers.push(worker)
    return worker
  }
  const effectCount = async () => (await listEffectEventIds(database, 'keep-effects')).length

  /** Waits until every event has taken effect or is parked. @returns the parked ones */
  async function untilAllEnded() {
    await expectEventually(async () => {
      const { rows } = await database.pool.query(
        `SELECT outbox.sent_at, attempts, inbox.started, inbox.finished, inbox.done_at FROM outbox LEFT JOIN inbox ON event_id = id
          WHERE NOT EXISTS (SELECT FROM effects WHERE effects.event_id = id) AND inbox.parked_at IS NULL`,
      )
      if (rows.length > 0)
        throw new Error(`${rows.length} have no end, one of them ${JSON.stringify(rows[0])}`)
    }, timeoutMs)
    return database.db.selectFrom('dead_letters').select(['id', 'reason']).execute()
  }

  it(`apply every event exactly once in spite of ${kills} kills (kill -9) during work`, limit, async () => {
    const env = environment()
    const ids: string[] = []
    // A worker that had finished its work before the kill proves nothing, and does not count.
    for (let [killed, lives] = [0, 0]; killed < kills; lives += 1) {
      expect(lives, 'lives that it took').toBeLessThan(3 * kills)
      ids.push(...(await appendTestEvents(database, eventsPerLife)))
      const before = await effectCount()
      const worker = await start(env)
      const enough = before + 1 + Math.floor(Math.random() * (eventsPerLife / 2))
      await expectEventually(
        async () => expect(await effectCount()).toBeGreaterThanOrEqual(enough),
        timeoutMs,
      )
      await worker.kill()
      if ((await effectCount()) < ids.length) killed += 1
    }
    ids.push(...(await appendTestEvents(database, 100)))
    const last = await start(env)
    const parked = await untilAllEnded()
    // An event that three of the kills happened to hit is taken for their cause, and takes effect once it is retried by hand.
    for (const { id, reason } of parked) {
      expect(reason).toBe('the process ended 3 times while handling this event')
      await requestDeadLetterReplay(database, id)
    }
    await expectEventually(
      async () => expect(await effectCount()).toBeGreaterThanOrEqual(ids.length),
      timeoutMs,
    )
    await last.kill()
    expect(await listEffectEventIds(database, 'keep-effects')).toEqual(ids.sort())
  })

  it('park an event that kills the process after three starts, and no other event', limit, async () => {
    const env = environment()
    const ids = await appendTestEvents(database, 60)
    const poison = ids[5] ?? ''
    for (let life = 0; life < 3; life += 1) {
      const [, signal] = await (await start({ ...env, SUICIDE_ON: poison })).ended
      expect(signal).toBe('SIGKILL')
    }
    const survivor = await start({ ...env, SUICIDE_ON: poison })
    await expectEventually(
      async () => expect(await listEffectEventIds(database, 'keep-effects')).toHaveLength(59),
      timeoutMs,
    )
    await expectEventually(async () =>
      expect(await database.db.selectFrom('dead_letters').selectAll().execute()).toHaveLength(1),
    )
    await survivor.kill()
    expect(await listEffectEventIds(database, 'keep-effects')).toEqual(ids.filter((id) => id !== poison))
    expect(await database.db.selectFrom('dead_letters').selectAll().execute()).toMatchObject([
      { event_id: poison, reason: 'the process ended 3 times while handling this event' },
    ])
  })
}
