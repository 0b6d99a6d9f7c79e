import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestSessions } from '@hibiki/http/testing'
import { createInProcessTransport } from '@hibiki/messaging'
import {
  describeApi,
  readConfig,
  republishServiceEvents,
  resetServiceConsumers,
  startService,
} from '@hibiki/service'
import { createTestDatabase, findFreePort } from '@hibiki/test-harness'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { toMigrationsFolder } from '../src/start-service.ts'
import { notesService } from './fixtures/notes/src/service.ts'

const log = pino({ level: 'silent' })
const database = await createTestDatabase({
  service: 'content',
  migrations: toMigrationsFolder(notesService),
})
const sessions = await createTestSessions()
afterAll(() => database.close())

const settings = () => ({
  PORT: 0,
  DATABASE_URL: database.url,
  IDENTITY_URL: 'http://identity.invalid',
  SECURE_COOKIES: false,
  INTERNAL_KEYS: 'x'.repeat(32),
})

async function start(more: Record<string, string | number> = {}, history: string[] = []) {
  const transport = createInProcessTransport({ log })
  const running = await startService(notesService, {
    settings: { ...settings(), ...more },
    transport,
    log,
    resources: { history },
    sessions: sessions.verifier,
  })
  return { running, transport, history }
}

describe('startService', () => {
  it('serves, consumes and runs jobs, and closes its resources after everything that uses them', async () => {
    const { running, transport, history } = await start({ GREETING: 'こんにちは' })
    const { context, url } = running
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/)
    await sql`insert into notes (member_id, note_text, written_at)
      values (${randomUUID()}, 'first', now() - interval '1 day')`.execute(context.db)
    const headers = { cookie: await sessions.cookieFor() }
    const response = await fetch(`${url}/notes/1`, { headers })
    expect(await response.json()).toEqual({ text: 'first', greeting: 'こんにちは' })
    expect((await fetch(`${url}/notes/1`)).status).toBe(401)

    const userId = randomUUID()
    const payload = { userId, at: '2026-11-21T03:00:00.000Z' }
    await transport.publish({
      id: randomUUID(),
      subject: 'identity.person-deleted.v1',
      payload,
      occurredAt: payload.at,
    })
    const erased = await sql`select from erased_members where member_id = ${userId}`.execute(context.db)
    expect(erased.rows).toHaveLength(1)

    await running.runJob('delete-old-notes')
    expect((await fetch(`${url}/notes/1`, { headers })).status).toBe(404)
    await expect(running.runJob('unknown')).rejects.toThrow('there is no job unknown')

    await running.close()
    await transport.close()
    expect(history).toEqual(['open greeter', 'close greeter'])
    await expect(fetch(`${url}/notes/1`)).rejects.toThrow('fetch failed')
    await expect(sql`select 1`.execute(context.db)).rejects.toThrow()
  })

  it('stops listening before it waits for running work, and aborts the rest after the grace period', async () => {
    const { running, transport } = await start()
    const blocked = await running.context.database.pool.connect()
    await blocked.query('begin; lock table notes in access exclusive mode')
    const headers = { cookie: await sessions.cookieFor() }
    const hanging = fetch(`${running.url}/notes/1`, { headers }).then(
      (response) => response.status,
      () => 'cut',
    )
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'
             and query like '%note_text as text%'`.execute(running.context.db)
        return rows.length
      })
      .toBe(1)
    const closing = running.close()
    await expect.poll(() => fetch(`${running.url}/healthz`).catch(() => 'refused')).toBe('refused')
    expect(await hanging).toBe('cut')
    await blocked.query('rollback')
    blocked.release()
    await closing
    await transport.close()
  })

  it('listens to Postgres directly if the database is behind a pooler', async () => {
    const direct = new URL(database.url)
    direct.searchParams.set('application_name', 'direct')
    const { running, transport } = await start({ DATABASE_DIRECT_URL: direct.href })
    const listeners = async () => {
      const { rows } = await sql<{ name: string }>`
        select application_name as name from pg_stat_activity
         where datname = current_database() and query like 'LISTEN %'`.execute(running.context.db)
      return rows.map(({ name }) => name)
    }
    await expect.poll(listeners).toEqual(['direct'])
    await running.close()
    await transport.close()
  })

  it('reports what waits in the outbox, what failed for good, and when jobs succeeded', async () => {
    const { running, transport } = await start()
    const { db } = running.context
    transport.inspect = async () => ({
      consumers: [{ durable: 'content-erase-member', pending: 3 }],
      streams: [],
    })
    const metrics = async () => (await fetch(`${running.url}/metrics`)).text()
    expect(await metrics()).toMatch(/hibiki_outbox_oldest_seconds\{service="content"\} 0\n/)
    await sql`insert into outbox (subject, payload, occurred_at, next_attempt_at)
      values ('x.y.v1', '{}', now() - interval '1 hour', 'infinity')`.execute(db)
    await sql`insert into dead_letters (consumer, event_id, subject, payload, occurred_at, reason, replayed_at)
      select 'c', uuidv7(), 'x.y.v1', '{}', now(), 'x', moment
        from (values (null::timestamptz), (null), (now())) as letters (moment)`.execute(db)
    await sql`insert into notes (member_id, note_text, written_at)
      values (uuidv7(), 'older', now() - interval '2 hours'), (uuidv7(), 'newer', now())`.execute(db)
    const told = await metrics()
    expect(told).toMatch(/hibiki_outbox_unsent\{service="content"\} 1\n/)
    expect(told).toMatch(/hibiki_outbox_oldest_seconds\{service="content"\} 36\d\d/)
    expect(told).toMatch(/hibiki_dead_letters\{service="content"\} 2\n/)
    expect(told).toMatch(/hibiki_consumer_pending\{[^}]*consumer="content-erase-member"[^}]*\} 3\n/)
    expect(told).toMatch(/hibiki_queue_oldest_seconds\{[^}]*queue="notes"[^}]*\} 72\d\d/)
    // This month and the next exist, so there are 28 days at least.
    const daysLeft = Number(/hibiki_partition_days_left\{service="content"\} ([\d.]+)\n/.exec(told)?.[1])
    expect(daysLeft).toBeGreaterThan(28)
    expect(daysLeft).toBeLessThan(62.1)
    expect(told).toMatch(/hibiki_database_connections\{[^}]*state="waiting"[^}]*\} 0\n/)
    expect(told).toMatch(/hibiki_job_interval_seconds\{[^}]*task="delete-old-notes"[^}]*\} \d/)
    await sql`delete from outbox`.execute(db)
    await sql`delete from dead_letters`.execute(db)
    await sql`delete from notes`.execute(db)
    await running.close()
    await transport.close()
  })

  it('closes what it opened when it cannot listen', async () => {
    const port = await findFreePort()
    const { running, transport } = await start({ PORT: port })
    const history: string[] = []
    await expect(start({ PORT: port }, history)).rejects.toThrow('EADDRINUSE')
    expect(history).toEqual(['open greeter', 'close greeter'])
    await running.close()
    await transport.close()
  })
})

describe('readConfig', () => {
  const read = (more: Record<string, string | undefined>) =>
    readConfig(notesService, { ...settings(), PORT: undefined, ...more })

  it('reads a secret from the file that <NAME>_FILE names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'settings-')), 'keys')
    writeFileSync(file, `${'f'.repeat(32)}\n`)
    const config = read({ INTERNAL_KEYS: undefined, INTERNAL_KEYS_FILE: file })
    expect(config.INTERNAL_KEYS).toBe('f'.repeat(32))
  })

  it('listens on loopback and its own port by default', () => {
    expect(read({})).toMatchObject({ HOST: '127.0.0.1', PORT: 4999, GREETING: 'hello', LOG_LEVEL: 'info' })
  })

  it.each([
    ['DATABASE_URL', undefined, 'DATABASE_URL must be set'],
    ['DATABASE_URL', 'mysql://secret', 'DATABASE_URL must be an address that starts with postgres://'],
    ['IDENTITY_URL', '', 'IDENTITY_URL must be an address that starts with http://'],
    ['NATS_URL', 'http://nats', 'NATS_URL must be an address that starts with nats://'],
    ['PORT', 'many', 'PORT must be integer'],
    ['INTERNAL_KEYS', 'short', 'INTERNAL_KEYS must be one or more secrets of at least 32 characters'],
    ['INTERNAL_KEYS', undefined, 'INTERNAL_KEYS must be set'],
    ['GREETING', '', 'GREETING must not be empty'],
    ['NATS_URL', 'nats://a, http://b', 'NATS_URL must be an address that starts with nats://'],
    ['NATS_REPLICAS', '0', 'NATS_REPLICAS must be >= 1'],
  ])('names %s when it is %s', (name, value, sentence) => {
    expect(() => read({ [name]: value })).toThrow(sentence)
  })

  it('names all problems at once', () => {
    expect(() => read({ INTERNAL_KEYS: 'short', IDENTITY_URL: '', GREETING: '' })).toThrow(
      /IDENTITY_URL must be .*; INTERNAL_KEYS must be .*; GREETING must not be empty/,
    )
  })

  it('rejects unsafe settings in production, where server.ts runs', () => {
    expect(() => read({ MODE: 'production', DATABASE_URL: 'postgres://c@pg.example/h' })).toThrow(
      /NATS_URL must be set; .*DATABASE_URL must contain a password/,
    )
    expect(() =>
      read({ MODE: 'production', NATS_URL: 'nats://localhost', SECURE_COOKIES: 'true' }),
    ).not.toThrow()
  })
})

describe('describeApi', () => {
  it('describes the routes without a database or resources', async () => {
    const document = await describeApi(notesService)
    expect(Object.keys(document.paths as object)).toEqual(['/notes/{id}'])
  })
})

describe('commands', () => {
  it('name the commands that they do not support', async () => {
    const local = { MODE: 'local', DATABASE_URL: database.url }
    await expect(resetServiceConsumers(notesService, local, ['end-sessions'])).rejects.toThrow(
      'end-sessions is none of',
    )
    expect(await resetServiceConsumers(notesService, local)).toEqual({ events: 0, publishers: [] })
    await expect(republishServiceEvents(notesService, local, 'yesterday')).rejects.toThrow(
      'yesterday is no moment',
    )
    await expect(republishServiceEvents(notesService, {})).rejects.toThrow('DATABASE_URL')
    const outside = { MODE: 'production', DATABASE_URL: 'postgres://content@db.example/hibiki' }
    await expect(resetServiceConsumers(notesService, outside)).rejects.toThrow(/sslmode=verify-full/)
  })
})
