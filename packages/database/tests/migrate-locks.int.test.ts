import { createTestDatabase } from '@hibiki/test-harness'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, migrate, openDatabase } from '../src/index.ts'

const folder = new URL('./waiting-migrations/', import.meta.url)
/** Long enough on a busy machine. */
const inTime = { interval: 5, timeout: 10_000 }

let database: Database<unknown>
let clients: pg.Client[] = []
let migrations: Promise<unknown>[] = []

const test = await createTestDatabase({
  service: 'waiting',
  migrations: new URL('./migrations/', import.meta.url),
})
beforeAll(async () => {
  // The timeout lets a test create a deadlock before the migration, which waits first, checks for one; it checks only once.
  const admin = await connect('admin', { connectionString: test.adminUrl })
  const { rows } = await admin.query<{ name: string }>('SELECT current_database() AS name')
  await admin.query(`ALTER DATABASE ${pg.escapeIdentifier(rows[0]?.name ?? '')} SET deadlock_timeout = '3s'`)
  database = open()
})

afterAll(async () => {
  await database.close()
  await test.close()
})

beforeEach(async () => {
  await database.pool.query('DROP TABLE IF EXISTS first, busy, kysely_migration, kysely_migration_lock')
  await database.pool.query('CREATE TABLE first (id int); CREATE TABLE busy (id int)')
})

// The locks are also released after a failed test, since a held table would block the next one.
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await Promise.allSettled(migrations)
  clients = []
  migrations = []
})

/** Opens one connection only, as a service may have been given. */
function open(): Database<unknown> {
  return openDatabase({ url: test.url, schema: 'waiting', maxConnections: 1, applicationName: 'waiting' })
}

async function connect(name: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: test.url, application_name: name, ...options })
  clients.push(client)
  await client.connect()
  return client
}

/** Returns a client that has read the table without ending its transaction. */
async function holdTable(options: pg.ClientConfig = {}): Promise<pg.Client> {
  const holder = await connect('slow-report', options)
  await holder.query('BEGIN; SELECT FROM busy')
  return holder
}

function start(options: { database: Database<unknown>; lockTimeoutMs: number; retries: number }) {
  const migrating = migrate({ ...options, minRetryDelayMs: 50, folder })
  migrations.push(migrating)
  return migrating
}

const isWaiting = async (client: pg.Client) => {
  const { rowCount } = await client.query(
    `SELECT FROM pg_locks WHERE relation = 'busy'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`,
  )
  return rowCount === 1
}

describe('migrate while another transaction holds a table', { timeout: 60_000 }, () => {
  it('delays later readers only by the lock timeout, and runs once when the table is free', async () => {
    const reader = await connect('reader')
    const holder = await holdTable()
    const second = open()
    const timeout = { lockTimeoutMs: 300, retries: 20 }
    const migrating = Promise.all([database, second].map((copy) => start({ ...timeout, database: copy })))
    await expect.poll(() => isWaiting(reader), inTime).toBe(true)
    // The table is still locked, so this succeeds only if the migration gives up.
    await reader.query(`SET statement_timeout = '10s'`)
    await reader.query('SELECT FROM busy')
    await holder.query('COMMIT')
    expect((await migrating).flat()).toEqual(['0001-add-columns'])
    await reader.query('SELECT busy.size, first.size FROM busy, first')
    await second.close()
  })

  it('gives up after its last retry, names the migration, and leaves nothing behind', async () => {
    await holdTable()
    await expect(start({ database, lockTimeoutMs: 300, retries: 2 })).rejects.toThrow(
      'migration 0001-add-columns of schema waiting failed: canceling statement due to lock timeout',
    )
    expect((await database.pool.query('SELECT * FROM first')).fields.map(({ name }) => name)).toEqual(['id'])
  })

  it('retries after a deadlock', async () => {
    // Only a superuser may delay the deadlock check so long that the migration is the one that detects it.
    const holder = await holdTable({
      connectionString: test.adminUrl,
      options: '-c search_path=waiting -c deadlock_timeout=5min',
    })
    const looker = await connect('looker')
    const migrating = start({ database, lockTimeoutMs: 20_000, retries: 10 })
    await expect.poll(() => isWaiting(looker), inTime).toBe(true)
    await holder.query('SELECT FROM first')
    await holder.query('COMMIT')
    expect(await migrating).toEqual(['0001-add-columns'])
  })
})
