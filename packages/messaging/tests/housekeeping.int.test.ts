import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createInProcessTransport, requestDeadLetterReplay } from '../src/index.ts'
import {
  createMessagingTestContext,
  expectEventually,
  type MessagingTestContext,
  silentLog,
  testSubject,
} from './fixtures/messaging-test-context.ts'

describe('housekeeping', () => {
  let world: MessagingTestContext

  beforeEach(async () => {
    world = await createMessagingTestContext(async () => createInProcessTransport({ log: silentLog }))
  })
  afterEach(() => world.close())

  it('deletes events of the default partition that were sent more than 30 days ago, and keeps the others', async () => {
    await sql`INSERT INTO outbox (id, subject, payload, sent_at, next_attempt_at)
      SELECT uuidv7(interval '-90 days'), 'x.y.v1', '{}', now() - make_interval(days => 29 + i % 3), 'infinity' FROM generate_series(1, 3000) AS i`.execute(
      world.database.db,
    )
    await sql`INSERT INTO outbox (subject, payload, occurred_at, next_attempt_at)
      VALUES ('x.unsent.v1', '{}', now() - interval '90 days', 'infinity')`.execute(world.database.db)
    world.relay()
    const left = () => world.database.db.selectFrom('outbox').select('subject').execute()
    await expectEventually(async () => expect(await left()).toHaveLength(1001))
    expect((await left()).filter((row) => row.subject === 'x.unsent.v1')).toHaveLength(1)
  })

  it('deletes old inbox rows of the default partition, except those that a dead letter or a retry needs', async () => {
    await sql`INSERT INTO inbox (consumer, event_id, received_at, done_at, parked_at)
      SELECT name, uuidv7(interval '-90 days'), now() - interval '36 days',
             CASE WHEN name LIKE 'done%' THEN now() - age END, CASE WHEN name = 'parked' THEN now() - age END
        FROM (VALUES ('done-old', interval '36 days'), ('done-late', interval '1 day'),
                     ('parked', interval '36 days'), ('open', null)) AS old (name, age)`.execute(
      world.database.db,
    )
    await sql`INSERT INTO dead_letters (consumer, event_id, subject, payload, occurred_at, reason)
      SELECT consumer, event_id, ${testSubject}, '{}', now(), 'x' FROM inbox WHERE consumer = 'parked'`.execute(
      world.database.db,
    )
    await world.consume()
    const left = async () =>
      (await world.database.db.selectFrom('inbox').select('consumer').execute()).map((row) => row.consumer)
    await expectEventually(async () => expect((await left()).sort()).toEqual(['done-late', 'open', 'parked']))
  })
})

describe('relay and consumers', () => {
  it('continue after the database cut all their connections', async () => {
    const world = await createMessagingTestContext(async () => createInProcessTransport({ log: silentLog }))
    await world.consume()
    world.relay()
    const before = await world.append(5)
    await expectEventually(async () => expect(await world.effects()).toEqual(before))
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND usename = 'messaging' AND pid <> pg_backend_pid()`.execute(
      world.database.db,
    )
    const after = await world.append(5)
    await expectEventually(async () => expect(await world.effects()).toEqual([...before, ...after].sort()))
    await world.close()
  })

  it('reject the replay of a message that is no dead letter', async () => {
    const world = await createMessagingTestContext(async () => createInProcessTransport({ log: silentLog }))
    const id = '01932b7e-4c1d-7f3a-9d52-0b6f3f1c2a10'
    expect(await requestDeadLetterReplay(world.database, id)).toBe(false)
    await world.close()
  })
})
