import { randomUUID } from 'node:crypto'
import { grantRuntimeRole, maintainMonthlyPartitions, migrate, openDatabase } from '@hibiki/database'
import { createTestDatabase, measureQuickestMs } from '@hibiki/test-harness'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createInProcessTransport, requestDeadLetterReplay } from '../src/index.ts'
import {
  createMessagingTestContext,
  expectEventually,
  type MessagingTestContext,
  silentLog,
  testMigrationsFolder,
  testSubject,
} from './fixtures/messaging-test-context.ts'

/** An id of the moment, as the database makes them. */
function idAt(moment: string): string {
  const hex = new Date(moment).getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${randomUUID().slice(15)}`
}

let world: MessagingTestContext

beforeEach(async () => {
  world = await createMessagingTestContext(async () => createInProcessTransport({ log: silentLog }))
})
afterEach(() => world.close())

type Table = 'outbox' | 'inbox'

/** Months of a table, without the names of the table itself. */
async function months(table: Table): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT substr(relname, length(${table}) + 2) AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
      WHERE inhparent = ${table}::regclass ORDER BY 1`.execute(world.database.db)
  return rows.map(({ name }) => name)
}

/** Does what is due at a moment, in as many steps as it takes. */
async function keepMonthsAt(table: Table, moment: string): Promise<void> {
  const call = sql<{
    more: boolean
  }>`SELECT ${sql.ref(`keep_${table}_months_at`)}(${moment}::timestamptz) AS more`
  while ((await call.execute(world.database.db)).rows[0]?.more);
}

/** Rows of a table by the partition that holds them. */
async function placeOf(table: Table, id: string): Promise<string[]> {
  const key = sql.ref(table === 'outbox' ? 'id' : 'event_id')
  const { rows } = await sql<{ place: string }>`
    SELECT tableoid::regclass::text AS place FROM ${sql.table(table)} WHERE ${key} = ${id}`.execute(
    world.database.db,
  )
  return rows.map(({ place }) => place)
}

const saveEvent = (id: string, sentAt: string | null) =>
  sql`INSERT INTO outbox (id, subject, payload, occurred_at, sent_at, next_attempt_at)
    VALUES (${id}, ${testSubject}, '{}', now(), ${sentAt}, 'infinity')`.execute(world.database.db)

const saveArrival = ({
  id,
  at,
  done,
  parked,
}: {
  id: string
  at: string
  done?: string | null
  parked?: string | null
}) =>
  sql`INSERT INTO inbox (consumer, event_id, received_at, done_at, parked_at)
    VALUES ('keep-effects', ${id}, ${at}, ${done ?? null}, ${parked ?? null})`.execute(world.database.db)

describe('partitions of coming months', () => {
  it('are those of this month and the next, besides the default', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT to_char(date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => i), 'YYYY_MM') AS name
        FROM generate_series(0, 1) AS i`.execute(world.database.db)
    for (const table of ['outbox', 'inbox'] as const)
      expect(await months(table)).toEqual([...rows.map(({ name }) => name), 'default'])
  })

  it('follow the clock across the end of a month and of a year, in UTC', async () => {
    const before = await months('outbox')
    await keepMonthsAt('outbox', '2099-11-30T23:59:59Z')
    expect(await months('outbox')).toEqual(['2099_11', '2099_12', 'default'])
    expect(before).not.toContain('2099_11')
    await keepMonthsAt('outbox', '2099-12-01T00:00:00Z')
    expect(await months('outbox')).toEqual(['2099_11', '2099_12', '2100_01', 'default'])
  })

  it('hold events from their first to their last millisecond', async () => {
    await keepMonthsAt('outbox', '2098-11-15T00:00:00Z')
    for (const [moment, place] of [
      ['2098-10-31T23:59:59.999Z', 'outbox_default'],
      ['2098-11-01T00:00:00.000Z', 'outbox_2098_11'],
      ['2098-11-30T23:59:59.999Z', 'outbox_2098_11'],
      ['2098-12-01T00:00:00.000Z', 'outbox_2098_12'],
      ['2098-12-31T23:59:59.999Z', 'outbox_2098_12'],
      ['2099-01-01T00:00:00.000Z', 'outbox_default'],
    ] as const) {
      const id = idAt(moment)
      await saveEvent(id, null)
      expect({ moment, places: await placeOf('outbox', id) }).toEqual({ moment, places: [place] })
    }
  })

  it('take over rows of the default partition, and recognize them', async () => {
    const id = idAt('2098-11-30T12:00:00Z')
    await saveArrival({ id, at: '2098-11-30T12:00:01Z', done: '2098-11-30T12:00:02Z' })
    expect(await placeOf('inbox', id)).toEqual(['inbox_default'])
    await keepMonthsAt('inbox', '2098-11-30T13:00:00Z')
    expect(await placeOf('inbox', id)).toEqual(['inbox_2098_11'])
    await expect(saveArrival({ id, at: '2099-01-01T00:00:00Z' })).rejects.toMatchObject({ code: '23505' })
  })

  it('are created once by several concurrent replicas, while events are written and sent', async () => {
    await world.consume()
    world.relay()
    const writing = (async () => {
      const ids: string[] = []
      for (let i = 0; i < 20; i += 1) ids.push(...(await world.append(2)))
      return ids.sort()
    })()
    // A replica that finds another one at work leaves the work to it, and the rest to the next call.
    await expectEventually(async () => {
      const copies = [1, 2, 3].map(() => keepMonthsAt('outbox', '2098-02-01T00:00:00Z'))
      expect((await Promise.allSettled(copies)).map(({ status }) => status)).not.toContain('rejected')
      expect(await months('outbox')).toEqual(['2098_02', '2098_03', 'default'])
    })
    const ids = await writing
    await expectEventually(async () => expect(await world.effects()).toEqual(ids))
  })

  it('are not created while somebody holds the table, without delaying others for long', async () => {
    const admin = openDatabase({ url: world.url, schema: 'messaging', applicationName: 'holder' })
    const client = await admin.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('SELECT FROM outbox')
      const tookMs = await measureQuickestMs(2_000, () =>
        expect(keepMonthsAt('outbox', '2098-02-01T00:00:00Z')).rejects.toMatchObject({ code: '55P03' }),
      )
      expect(tookMs).toBeLessThan(2_000)
      expect(await months('outbox')).not.toContain('2098_02')
    } finally {
      await client.query('ROLLBACK')
      client.release()
      await admin.close()
    }
  })
})

describe('partitions of past months', () => {
  it('of the outbox are dropped 30 days after their end, except with unsent or recently sent events', async () => {
    await keepMonthsAt('outbox', '2098-02-10T00:00:00Z')
    const at = '2098-02-10T00:00:00Z'
    const [old, late, unsent] = [idAt(at), idAt(at), idAt(at)]
    await saveEvent(old, '2098-02-10T00:00:01Z')
    await saveEvent(late, '2098-03-20T00:00:00Z')
    await saveEvent(unsent, null)
    await keepMonthsAt('outbox', '2098-03-30T23:59:59Z')
    expect(await placeOf('outbox', old)).toEqual(['outbox_2098_02'])
    await keepMonthsAt('outbox', '2098-03-31T00:00:00Z')
    expect(await months('outbox')).toEqual(['2098_03', '2098_04', 'default'])
    expect(await placeOf('outbox', old)).toEqual([])
    for (const id of [late, unsent]) expect(await placeOf('outbox', id)).toEqual(['outbox_default'])
    await keepMonthsAt('outbox', '2098-04-20T00:00:00Z')
    expect([...(await placeOf('outbox', late)), ...(await placeOf('outbox', unsent))]).toEqual([
      'outbox_default',
    ])
  })

  it('of the inbox are dropped 35 days after their end, except with rows that a retry or a dead letter needs', async () => {
    await keepMonthsAt('inbox', '2098-02-10T00:00:00Z')
    const at = '2098-02-10T00:00:00Z'
    const rows = {
      done: { id: idAt(at), at, done: at },
      doneLate: { id: idAt(at), at, done: '2098-03-20T00:00:00Z' },
      open: { id: idAt(at), at },
      dead: { id: idAt(at), at, parked: at },
      replayed: { id: idAt(at), at, parked: at },
      arrivedLate: { id: idAt(at), at: '2098-03-20T00:00:00Z', done: '2098-03-20T00:00:00Z' },
    }
    for (const row of Object.values(rows)) await saveArrival(row)
    for (const [id, replayedAt] of [
      [rows.dead.id, null],
      [rows.replayed.id, at],
    ])
      await sql`INSERT INTO dead_letters (consumer, event_id, subject, payload, occurred_at, reason, replayed_at)
        VALUES ('keep-effects', ${id}, ${testSubject}, '{}', now(), 'x', ${replayedAt})`.execute(
        world.database.db,
      )
    await keepMonthsAt('inbox', '2098-04-04T23:59:59Z')
    expect(await months('inbox')).toContain('2098_02')
    await keepMonthsAt('inbox', '2098-04-05T00:00:00Z')
    expect(await months('inbox')).toEqual(['2098_03', '2098_04', '2098_05', 'default'])
    const left = await Promise.all(Object.values(rows).map(({ id }) => placeOf('inbox', id)))
    const here = ['inbox_default']
    expect(left).toEqual([[], here, here, here, [], here])
    const [letter] = await world.database.db
      .selectFrom('dead_letters')
      .select('id')
      .where('replayed_at', 'is', null)
      .execute()
    await requestDeadLetterReplay(world.database, letter?.id ?? '')
    await keepMonthsAt('inbox', '2098-04-25T00:00:00Z')
    const later = await Promise.all(Object.values(rows).map(({ id }) => placeOf('inbox', id)))
    expect(later).toEqual([[], [], here, here, [], []])
  })
})

describe('an event of the previous month', () => {
  it('takes effect once when it is redelivered in the next month', async () => {
    await world.consume()
    const id = idAt(new Date(Date.now() - 32 * 86_400_000).toISOString())
    await sql`INSERT INTO outbox (id, subject, payload)
      VALUES (${id}, ${testSubject}, ${JSON.stringify({ sessionId: randomUUID(), userId: randomUUID(), reason: 'logout', endedAt: new Date() })})`.execute(
      world.database.db,
    )
    world.relay()
    await expectEventually(async () => expect(await world.effects()).toEqual([id]))
    // The inbox rows are by now in the partition of their month instead of the default.
    await keepMonthsAt('inbox', new Date(Date.now() - 32 * 86_400_000).toISOString())
    await sql`UPDATE outbox SET sent_at = NULL, next_attempt_at = now()`.execute(world.database.db)
    const marker = await world.append(1)
    await expectEventually(async () => expect(await world.effects()).toEqual([id, ...marker].sort()))
    await expectEventually(async () => {
      const { rows } = await sql`SELECT FROM outbox WHERE sent_at IS NULL`.execute(world.database.db)
      expect(rows).toEqual([])
    })
  })
})

describe('with a migration job', () => {
  it('replicas create partitions with rights to rows only, and can choose neither the time nor another table', async () => {
    const test = await createTestDatabase({
      service: 'messaging',
      migrations: testMigrationsFolder,
      hasOwner: true,
    })
    await using stack = new AsyncDisposableStack()
    stack.defer(() => test.close())
    const open = (url: string) => {
      const database = openDatabase({
        url,
        schema: 'messaging',
        maxConnections: 1,
        applicationName: 'months',
      })
      stack.defer(() => database.close())
      return database
    }
    const [owner, copy] = [open(test.ownerUrl), open(test.url)]
    await migrate({ database: owner, folder: testMigrationsFolder })
    await grantRuntimeRole({ database: owner, role: 'messaging' })
    const { rows } = await sql<{ month: string }>`
      SELECT max(relname) AS month FROM pg_class WHERE relname ~ '^outbox_\\d{4}_\\d{2}$'`.execute(owner.db)
    const month = rows[0]?.month ?? ''
    await sql`DROP TABLE ${sql.table(month)}`.execute(owner.db)
    expect(await maintainMonthlyPartitions(copy.pool, 'outbox')).toBe(true)
    expect(await maintainMonthlyPartitions(copy.pool, 'outbox')).toBe(false)
    await sql`INSERT INTO outbox (id, subject, payload) VALUES (uuidv7(interval '31 days'), 'x.y.v1', '{}')`.execute(
      copy.db,
    )
    for (const forbidden of [
      `SELECT FROM ${month}`,
      `DELETE FROM outbox_default`,
      `DROP TABLE ${month}`,
      `SELECT keep_outbox_months_at(now() + interval '10 years')`,
    ])
      await expect(sql.raw(forbidden).execute(copy.db)).rejects.toMatchObject({ code: '42501' })
  })
})
