import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createTestSessions } from '@hibiki/http/testing'
import { createInProcessTransport } from '@hibiki/messaging'
import { startService } from '@hibiki/service'
import { createTestDatabase } from '@hibiki/test-harness'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readDeadLetterReport, replayDeadLetters } from '../src/dead-letters.ts'
import { toMigrationsFolder } from '../src/start-service.ts'
import { notesService } from './fixtures/notes/src/service.ts'

const log = pino({ level: 'silent' })
const transport = createInProcessTransport({ log })
const database = await createTestDatabase({
  service: 'content',
  migrations: toMigrationsFolder(notesService),
})
const settings = {
  PORT: 0,
  DATABASE_URL: database.url,
  IDENTITY_URL: 'http://identity.invalid',
  SECURE_COOKIES: false,
  INTERNAL_KEYS: 'x'.repeat(32),
}
const { verifier: sessions } = await createTestSessions()
const running = await startService(notesService, { settings, transport, log, sessions })
afterAll(async () => {
  await running.close()
  await transport.close()
  await database.close()
})
beforeEach(() => sql`delete from dead_letters`.execute(running.context.db))

/** Returns only the settings that the command needs. */
const onlyDatabase = () => ({ MODE: 'local', DATABASE_URL: database.url })

async function park(
  consumer: string,
  payload: object = { userId: randomUUID(), at: '2026-11-21T03:00:00.000Z' },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with letter as (
      insert into dead_letters (consumer, event_id, subject, payload, occurred_at, reason)
      values (${consumer}, uuidv7(), 'identity.person-deleted.v1', ${JSON.stringify(payload)}, now(), E'no\nway')
      returning id, consumer, event_id),
    parked as (insert into inbox (consumer, event_id, started, finished, parked_at)
      select consumer, event_id, 6, 6, now() from letter)
    select id from letter`.execute(running.context.db)
  return rows[0]?.id ?? ''
}

/** `node src/server.ts` with these words. */
async function run(words: readonly string[]): Promise<{ code: number; output: string }> {
  const fixture = new URL('./fixtures/notes/src/service.ts', import.meta.url).href
  const script = `import { runService } from '@hibiki/service'
    import { notesService } from '${fixture}'
    await runService(notesService)`
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', script, 'server.ts', ...words],
      { cwd: fileURLToPath(new URL('..', import.meta.url)), env: { ...process.env, ...onlyDatabase() } },
    )
    return { code: 0, output: stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, output: stderr }
  }
}

describe('dead-letters', () => {
  it('lists id, time, consumer, subject and reason, with one line per letter', async () => {
    const id = await park('erase-member')
    const { code, output } = await run(['dead-letters'])
    const [head, line] = output.split('\n')
    expect([code, head]).toEqual([0, 'content: dead letters: 1'])
    expect(line).toMatch(
      new RegExp(`^${id}  \\d{4}-\\d\\d-\\d\\dT\\S+Z  erase-member  identity\\.person-deleted\\.v1  no way$`),
    )
  })

  it('lists the oldest 100 and counts the others', async () => {
    await sql`insert into dead_letters (consumer, event_id, subject, payload, occurred_at, reason, parked_at)
      select 'erase-member', uuidv7(), 'x.y.v1', '{}', now(), i::text, now() + make_interval(secs => i)
        from generate_series(1, 103) as i`.execute(running.context.db)
    const lines = (await readDeadLetterReport(notesService, onlyDatabase())).split('\n')
    expect(lines[0]).toBe('dead letters: 103, the oldest 100 of them')
    expect(lines.slice(1).map((line) => Number(line.split('  ').at(-1)))).toEqual(
      Array.from({ length: 100 }, (_, i) => i + 1),
    )
  })
})

describe('replay', () => {
  it('lets a running replica handle all letters, and exits with 1 and the reason if one fails again', async () => {
    const userId = randomUUID()
    const [good, bad] = [
      await park('erase-member', { userId, at: '2026-11-21T03:00:00.000Z' }),
      await park('erase-member', { userId: 'nobody' }),
    ]
    const { code, output } = await run(['replay', 'all'])
    expect([code, output]).toEqual([1, expect.stringMatching(/^content: replayed 1 of 2\n/)])
    expect(output).toContain(`failed again: ${bad} erase-member: invalid payload: `)
    expect(output).not.toContain(good)
    const erased = await sql`select from erased_members where member_id = ${userId}`.execute(
      running.context.db,
    )
    expect(erased.rows).toHaveLength(1)
  })

  it('replays only the named letters, and exits with 0 if all of them take effect', async () => {
    const [named, other] = [await park('erase-member'), await park('erase-member')]
    expect(await run(['replay', named])).toEqual({ code: 0, output: 'content: replayed 1 of 1\n' })
    const listed = await readDeadLetterReport(notesService, onlyDatabase())
    expect(listed).toContain(other)
    expect(listed).not.toContain(named)
  })

  it('names letters that no replica handles and unknown ones, and continues with the others', async () => {
    const [good, orphan, unknown] = [await park('erase-member'), await park('consumer-of-old'), randomUUID()]
    const replay = replayDeadLetters(notesService, onlyDatabase(), [unknown, orphan, good], {
      timeoutMs: 2_000,
    })
    const error = await replay.catch((reason: Error) => reason)
    expect(String(error)).toContain(`no dead letter ${unknown} waits for a replay`)
    expect(String(error)).toContain(
      `not done yet: ${orphan} consumer-of-old: no copy has finished an attempt`,
    )
    await expect
      .poll(() => readDeadLetterReport(notesService, onlyDatabase()), { timeout: 10_000 })
      .not.toContain(good)
  })

  it('does nothing without letters, and explains its arguments', async () => {
    const replay = (...words: string[]) => replayDeadLetters(notesService, onlyDatabase(), words)
    expect(await replay('all')).toBe('replayed 0 of 0')
    await expect(replay()).rejects.toThrow('replay needs the ids of dead letters, or the word all')
    await expect(replay('all', 'of-them')).rejects.toThrow('all is no id of a dead letter')
    await expect(replayDeadLetters(notesService, {}, ['all'])).rejects.toThrow('DATABASE_URL')
  })
})
