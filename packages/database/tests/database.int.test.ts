import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFaultProxy, createTestDatabase } from '@hibiki/test-harness'
import { type Generated, type Kysely, sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  type Database,
  migrate,
  openDatabase,
  prepareQuery,
  provisionSchema,
  runLongQuery,
} from '../src/index.ts'
import { provisionSchemasFromFiles } from '../src/provision-schemas-from-files.ts'

interface Tables {
  notes: { id: Generated<string>; text: string; day: string | null; size: number | null }
}

const migrations = new URL('./migrations/', import.meta.url)

const test = await createTestDatabase({ service: 'notes', migrations })
const database = openDatabase<Tables>({ url: test.url, schema: 'notes', applicationName: 'database-test' })

afterAll(async () => {
  await database.close()
  await test.close()
})

async function cutConnections(): Promise<void> {
  const admin = openDatabase({ url: test.adminUrl, schema: 'notes', applicationName: 'database-admin' })
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'database-test' AND datname = current_database()`.execute(admin.db)
  await admin.close()
  await new Promise((resolve) => setTimeout(resolve, 100))
}

function openSchema(schema: string): Database<unknown> {
  const url = new URL(test.adminUrl)
  url.username = schema
  url.password = 'secret'
  return openDatabase({ url: url.href, schema, maxConnections: 2, applicationName: 'database-test' })
}

async function provision(schema: string): Promise<void> {
  await provisionSchema({ adminUrl: test.adminUrl, schema, role: schema, password: 'secret' })
}

describe('prepareQuery', () => {
  it('prepares its statement once for each connection of a service', async () => {
    await using stack = new AsyncDisposableStack()
    const service = openDatabase<Tables>({
      url: test.url,
      schema: 'notes',
      applicationName: 'database-test',
      maxConnections: 1,
    })
    stack.defer(() => service.close())
    const find = prepareQuery('upper-text', (db: Kysely<Tables>) =>
      db.selectNoFrom(sql<string>`upper($1)`.as('text')).compile(),
    )
    const texts = [await find(service.db, 'one'), await find(service.db, 'two')]
    expect(texts).toEqual([[{ text: 'ONE' }], [{ text: 'TWO' }]])
    const { rows } = await sql`SELECT name FROM pg_prepared_statements`.execute(service.db)
    expect(rows).toEqual([{ name: 'upper-text' }])
  })
})

describe('openDatabase', () => {
  it('returns int8 as number, date as string and timestamptz as Date', async () => {
    const { rows } = await sql`SELECT 9007199254740991::int8 AS big, date '2026-11-21' AS day,
      timestamptz '2026-11-21T00:00:00+09:00' AS at`.execute(database.db)
    expect(rows).toEqual([
      { big: 9007199254740991, day: '2026-11-21', at: new Date('2026-11-20T15:00:00.000Z') },
    ])
  })

  it('rejects an int8 that does not fit into a number', async () => {
    await expect(sql`SELECT 9007199254740993::int8`.execute(database.db)).rejects.toThrow('does not fit')
  })

  it('survives the loss of its idle connections', async () => {
    await sql`SELECT 1`.execute(database.db)
    await cutConnections()
    expect((await sql`SELECT 1 AS one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  })

  it('survives the loss of a connection inside a transaction, which rejects', async () => {
    const transaction = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('notes').values({ text: 'lost', day: null, size: null }).execute()
      await cutConnections()
      await sql`SELECT 1`.execute(trx)
    })
    await expect(transaction).rejects.toThrow()
    expect(await database.db.selectFrom('notes').selectAll().execute()).toEqual([])
  })

  it('drops a connection without a response, and does not wait again for the rollback', async () => {
    await using stack = new AsyncDisposableStack()
    const door = await createFaultProxy(stack)
    const url = new URL(test.url)
    door.setTargetPort(Number(url.port))
    url.port = String(door.port)
    const bounded = openDatabase<Tables>({
      url: url.href,
      schema: 'notes',
      applicationName: 'database-test',
      maxConnections: 1,
      queryTimeoutMs: 500,
    })
    stack.defer(() => bounded.close())
    const askBackend = async () =>
      (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(bounded.db)).rows
    const [before] = await askBackend()

    door.setDelayMs(5_000)
    await expect(askBackend()).rejects.toThrow('Query read timeout')
    await door.removeFaults()
    const [after] = await askBackend()
    expect(after?.pid).not.toBe(before?.pid)

    const transaction = bounded.db.transaction().execute(async (trx) => {
      await sql`SELECT 1`.execute(trx)
      door.setDelayMs(5_000)
      await sql`SELECT 1`.execute(trx)
    })
    // This is the error of the rollback, which did not wait for a timeout of its own behind the query.
    await expect(transaction).rejects.toThrow('not queryable')
    await door.removeFaults()
    expect(await askBackend()).toHaveLength(1)
    await expect(bounded.pool.query('SELECT pg_sleep(1)')).rejects.toThrow('Query read timeout')
    expect(await runLongQuery(bounded.pool, 'SELECT 1 AS one FROM pg_sleep(1)')).toEqual([{ one: 1 }])
  })

  it('can be closed twice', async () => {
    const other = openSchema('notes')
    await other.close()
    await other.close()
  })
})

describe('migrate', () => {
  it('runs each migration once when eight replicas start together', async () => {
    await provision('eight')
    const copies = Array.from({ length: 8 }, () => openSchema('eight'))
    const applied = await Promise.all(copies.map((copy) => migrate({ database: copy, folder: migrations })))
    const runs = await sql<{ count: number }>`SELECT count(*) FROM runs`.execute(copies[0]?.db ?? database.db)
    await Promise.all(copies.map((copy) => copy.close()))
    expect(applied.flat()).toEqual(['0001-create-notes', '0002-create-runs'])
    expect(runs.rows).toEqual([{ count: 1 }])
  })

  it('rolls back a failed run and names the migration', async () => {
    await provision('failing')
    const copy = openSchema('failing')
    const folder = new URL('./failing-migrations', import.meta.url)
    await expect(migrate({ database: copy, folder })).rejects.toThrow(
      'migration 0002-fail of schema failing failed: type "no_such_type" does not exist',
    )
    const { rows } = await sql`SELECT to_regclass('failing.first') AS first`.execute(copy.db)
    await copy.close()
    expect(rows).toEqual([{ first: null }])
  })
})

describe('provisionSchema', () => {
  it('can be called by several replicas at once, and again with a new password', async () => {
    await Promise.all([provision('many'), provision('many'), provision('many')])
    await provisionSchema({ adminUrl: test.adminUrl, schema: 'many', role: 'many', password: 'changed' })
    const old = openSchema('many')
    await expect(sql`SELECT 1`.execute(old.db)).rejects.toThrow('password')
    await old.close()
  })

  it('provisions the services whose URLs are in files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'provision-'))
    const file = (name: string, url: string) => {
      writeFileSync(join(folder, name), `${url}\n`)
      return join(folder, name)
    }
    const url = new URL(test.adminUrl)
    url.username = 'filed'
    url.password = 'sec/ret'
    const admin = file('admin', test.adminUrl)
    expect(await provisionSchemasFromFiles(admin, [file('filed', url.href)])).toEqual(['filed'])
    const filed = openDatabase({
      url: url.href,
      schema: 'filed',
      maxConnections: 1,
      applicationName: 'filed',
    })
    await sql`CREATE TABLE mine (id int)`.execute(filed.db)
    await filed.close()
    await expect(provisionSchemasFromFiles(admin, [file('wrong', 'mysql://x')])).rejects.toThrow(
      'must contain',
    )
    await expect(provisionSchemasFromFiles(admin, [file('open', 'postgres://x@h/d')])).rejects.toThrow(
      'no password',
    )
  })

  it('grants the role its own schema and none of another service', async () => {
    await provision('stranger')
    const stranger = openSchema('stranger')
    await sql`CREATE TABLE mine (id int)`.execute(stranger.db)
    await expect(sql`SELECT * FROM notes.notes`.execute(stranger.db)).rejects.toThrow(
      'permission denied for schema notes',
    )
    await expect(sql`CREATE TABLE public.other (id int)`.execute(stranger.db)).rejects.toThrow(
      'permission denied',
    )
    await expect(sql`CREATE SCHEMA other`.execute(stranger.db)).rejects.toThrow('permission denied')
    const { rows } = await sql`SELECT array_to_json(current_schemas(false)) AS path`.execute(stranger.db)
    await stranger.close()
    expect(rows).toEqual([{ path: ['stranger'] }])
  })
})
