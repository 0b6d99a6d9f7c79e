import { createTestDatabase } from '@hibiki/test-harness'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createIndexConcurrently,
  type Database,
  migrate,
  openDatabase,
  requireMigrationsApplied,
} from '../src/index.ts'

const folder = new URL('./concurrent-migrations/', import.meta.url)
const all = ['0001-add-size', '0002-index-busy', '0003-add-place']
/** Long enough on a busy machine. */
const inTime = { interval: 5, timeout: 10_000 }
const DEADLOCK_TIMEOUT_MS = 200

let clients: pg.Client[] = []
let migrating: Promise<string[]>[] = []

const test = await createTestDatabase({
  service: 'concurrent',
  migrations: new URL('./migrations/', import.meta.url),
})
const admin = new pg.Client({ connectionString: test.adminUrl })
await admin.connect()
const { rows } = await admin.query<{ name: string }>('SELECT current_database() AS name')
const name = pg.escapeIdentifier(rows[0]?.name ?? '')
await admin.query(`ALTER DATABASE ${name} SET deadlock_timeout = '${DEADLOCK_TIMEOUT_MS}ms'`)
const database = open()

afterAll(async () => {
  await database.close()
  await admin.end()
  await test.close()
})

beforeEach(async () => {
  await database.pool.query(
    'DROP TABLE IF EXISTS first, busy, parted, kysely_migration, kysely_migration_lock',
  )
  await database.pool.query('CREATE TABLE first (id int); CREATE TABLE busy (id int)')
})

// The locks are also released after a failed test, since a held table would block the next one.
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await Promise.allSettled(migrating)
  clients = []
  migrating = []
})

/** Opens one connection only, as a service may have been given. */
function open(): Database<unknown> {
  return openDatabase({
    url: test.url,
    schema: 'concurrent',
    maxConnections: 1,
    applicationName: 'concurrent',
  })
}

function start(on = database): Promise<string[]> {
  const started = migrate({ database: on, folder, lockTimeoutMs: 300, retries: 0 })
  migrating.push(started)
  return started
}

/** Returns a client that has written to the table without ending its transaction. */
async function writer(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: test.url, application_name: 'writer' })
  clients.push(client)
  await client.connect()
  await client.query('BEGIN; INSERT INTO busy VALUES (1)')
  return client
}

const untilItWaitsForWriters = () =>
  expect
    .poll(async () => {
      const { rows } = await admin.query<{ phase: string }>(
        'SELECT phase FROM pg_stat_progress_create_index WHERE datname = current_database()',
      )
      return rows[0]?.phase
    }, inTime)
    .toBe('waiting for writers before build')

async function isValid(index: string): Promise<boolean | undefined> {
  const { rows } = await database.pool.query<{ valid: boolean }>(
    'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [index],
  )
  return rows[0]?.valid
}

describe('a migration without a transaction', { timeout: 60_000 }, () => {
  it('builds its index beside writers, for longer than the lock timeout', async () => {
    const holder = await writer()
    const done = start()
    await untilItWaitsForWriters()
    // Committed before, and not held until the end.
    await admin.query('SELECT size FROM concurrent.first')
    await admin.query(`SET statement_timeout = '10s'; INSERT INTO concurrent.busy VALUES (2); RESET ALL`)
    await new Promise((resolve) => setTimeout(resolve, 600))
    await holder.query('COMMIT')
    expect(await done).toEqual(all)
    expect(await isValid('busy_by_id')).toBe(true)
    await requireMigrationsApplied({ database, folder })
    // The connection goes back to the pool as it was.
    const { rows } = await database.pool.query('SHOW lock_timeout')
    expect(rows).toEqual([{ lock_timeout: '0' }])
  })

  it('is run by one of two migrators, while the other waits and has nothing left to do', async () => {
    const second = open()
    const holder = await writer()
    const done = [start(), start(second)]
    await untilItWaitsForWriters()
    await holder.query('COMMIT')
    // Neither has a second try, so a deadlock of the two would show.
    expect((await Promise.all(done)).flat()).toEqual(all)
    expect(await isValid('busy_by_id')).toBe(true)
    await second.close()
  })

  it('keeps what was committed before a failed build, and rebuilds an invalid index', async () => {
    await database.pool.query('INSERT INTO busy VALUES (7), (7)')
    await expect(start()).rejects.toThrow(
      'migration 0002-index-busy of schema concurrent failed: could not create unique index "busy_by_id"',
    )
    expect(await isValid('busy_by_id')).toBe(false)
    await database.pool.query('SELECT size FROM first')
    await expect(requireMigrationsApplied({ database, folder })).rejects.toThrow(
      'lacks 0002-index-busy, 0003-add-place',
    )
    await database.pool.query('DELETE FROM busy WHERE ctid IN (SELECT min(ctid) FROM busy)')
    expect(await start()).toEqual(all.slice(1))
    expect(await isValid('busy_by_id')).toBe(true)
  })

  it('rebuilds the index after its connection was cut', async () => {
    const holder = await writer()
    const cut = start()
    await untilItWaitsForWriters()
    const failing = expect(cut).rejects.toThrow(
      'migration 0002-index-busy of schema concurrent failed: terminating connection',
    )
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_progress_create_index WHERE datname = current_database()`,
    )
    await failing
    await holder.query('COMMIT')
    expect(await isValid('busy_by_id')).toBe(false)
    expect(await start()).toEqual(all.slice(1))
    expect(await isValid('busy_by_id')).toBe(true)
  })
})

describe('migrate on a schema of a newer version', () => {
  it('changes nothing, so that a replica of the previous version can start again', async () => {
    await start()
    await database.pool.query(
      `INSERT INTO kysely_migration VALUES ('0004-newer', '2026-11-25T00:00:00.000Z')`,
    )
    expect(await start()).toEqual([])
  })
})

describe('createIndexConcurrently', () => {
  it('keeps a valid index of that name', async () => {
    const index = { name: 'busy_by_id', table: 'busy', on: '(id)' }
    const oid = async () => (await database.pool.query(`SELECT to_regclass('busy_by_id')::oid AS oid`)).rows
    await createIndexConcurrently(database.db, index)
    const before = await oid()
    await createIndexConcurrently(database.db, index)
    expect(await oid()).toEqual(before)
  })

  it('indexes each partition, then attaches these indexes to that of the table', async () => {
    await database.pool.query(`CREATE TABLE parted (id int, note text) PARTITION BY RANGE (id);
      CREATE TABLE parted_low PARTITION OF parted FOR VALUES FROM (0) TO (10);
      CREATE TABLE parted_default PARTITION OF parted DEFAULT;
      INSERT INTO parted SELECT n, 'note' FROM generate_series(1, 20) AS n`)
    const index = { name: 'parted_by_note', table: 'parted', on: '(note, id DESC) WHERE id > 3' }
    await createIndexConcurrently(database.db, index)
    await database.pool.query('CREATE TABLE parted_high PARTITION OF parted FOR VALUES FROM (100) TO (200)')
    await createIndexConcurrently(database.db, index)
    const { rows } = await sql<{ index: string; valid: boolean }>`
      SELECT indexrelid::regclass::text AS index, indisvalid AS valid FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
      WHERE relname LIKE 'parted%' ORDER BY 1`.execute(database.db)
    expect(rows).toEqual([
      { index: 'parted_by_note', valid: true },
      { index: 'parted_default_parted_by_note', valid: true },
      { index: 'parted_high_note_id_idx', valid: true },
      { index: 'parted_low_parted_by_note', valid: true },
    ])
  })

  it('throws when called inside a transaction', async () => {
    const inTransaction = database.db
      .transaction()
      .execute((trx) => createIndexConcurrently(trx, { name: 'busy_by_id', table: 'busy', on: '(id)' }))
    await expect(inTransaction).rejects.toThrow('index busy_by_id needs a migration')
  })
})
