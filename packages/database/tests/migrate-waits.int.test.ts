import { createTestDatabase, type TestDatabase } from '@hibiki/test-harness'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, migrate, openDatabase } from '../src/index.ts'

const folder = new URL('./waiting-migrations/', import.meta.url)
const patience = { lockTimeoutMs: 300, pausesMs: [50, 100] }

let test: TestDatabase
let database: Database<unknown>
const clients: pg.Client[] = []

beforeAll(async () => {
  const migrations = new URL('./migrations/', import.meta.url)
  test = await createTestDatabase({ service: 'waiting', migrations })
  database = open()
})

afterAll(async () => {
  for (const client of clients) await client.end()
  await database.close()
  await test.close()
})

beforeEach(async () => {
  await database.pool.query('DROP TABLE IF EXISTS first, busy, kysely_migration, kysely_migration_lock')
  await database.pool.query('CREATE TABLE first (id int); CREATE TABLE busy (id int)')
})

/** One connection only, as a service may have been given. */
function open(): Database<unknown> {
  return openDatabase({ url: test.url, schema: 'waiting', maxConnections: 1, applicationName: 'waiting' })
}

async function connect(name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: test.url, application_name: name })
  clients.push(client)
  await client.connect()
  return client
}

/** Somebody who read the table, and has not ended the transaction. */
async function holdTable(): Promise<pg.Client> {
  const holder = await connect('slow-report')
  await holder.query('BEGIN; SELECT FROM busy')
  return holder
}

const isWaiting = async (client: pg.Client) => {
  const { rowCount } = await client.query(
    `SELECT FROM pg_locks WHERE relation = 'busy'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`,
  )
  return rowCount === 1
}

describe('migrate while somebody holds a table', () => {
  it('keeps later readers waiting for its patience only, and is done once, after the table is free', async () => {
    const reader = await connect('reader')
    const holder = await holdTable()
    const copies = [database, open()]
    const migrating = Promise.all(
      copies.map((copy) => migrate({ ...patience, database: copy, folder, pausesMs: Array(40).fill(50) })),
    )
    await expect.poll(() => isWaiting(reader), { interval: 5, timeout: 2_000 }).toBe(true)
    // The table is still held: only a migration that gives up lets this one through.
    await reader.query(`SET statement_timeout = '2s'`)
    await reader.query('SELECT FROM busy')
    await holder.query('COMMIT')
    expect((await migrating).flat()).toEqual(['0001-add-columns'])
    await reader.query('SELECT busy.size, first.size FROM busy, first')
    await copies[1]?.close()
  })

  it('gives up after its last try, says who held what, and leaves nothing behind', async () => {
    const holder = await holdTable()
    await expect(migrate({ ...patience, database, folder })).rejects.toThrow(
      /^migration 0001-add-columns of schema waiting failed: canceling statement due to lock timeout; tried 3 times, waited for AccessExclusiveLock on busy, held by pid \d+ \(slow-report, idle in transaction\)$/,
    )
    expect((await database.pool.query('SELECT * FROM first')).fields.map(({ name }) => name)).toEqual(['id'])
    await holder.query('COMMIT')
  })

  it('tries again when Postgres parts it from somebody who waits for it in turn', async () => {
    const [holder, looker] = [await holdTable(), await connect('looker')]
    const migrating = migrate({ database, folder, pausesMs: [500] })
    await expect.poll(() => isWaiting(looker), { interval: 5, timeout: 2_000 }).toBe(true)
    // Who waited first looks for a deadlock first, and finds itself in one.
    await holder.query('SELECT FROM first')
    await holder.query('COMMIT')
    expect(await migrating).toEqual(['0001-add-columns'])
  })
})
