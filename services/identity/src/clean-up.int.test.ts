import { startPeriodicJob } from '@hibiki/http'
import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { identity as definition } from './service.ts'
import { CookieBrowser, createTestIdentity, listOutboxEvents } from './testing/test-identity.ts'

const day = 86_400

const identity = await createTestIdentity()
afterAll(() => identity.close())

/** Runs the jobs of all modules that clean up. */
async function cleanUp(): Promise<void> {
  const names = [
    ...['expire-sessions', 'delete-stale-counters', 'delete-expired-links', 'delete-old-mails'],
    'expire-exports',
  ]
  const jobs = definition.modules.flatMap((module) =>
    'jobs' in module ? (module.jobs?.(identity.context) ?? []) : [],
  )
  const chosen = jobs.filter(({ name }) => names.includes(name))
  expect(chosen).toHaveLength(names.length)
  for (const { run } of chosen) await run(new AbortController().signal)
}

const count = async (table: 'sessions' | 'refresh_tokens' | 'login_throttles' | 'login_addresses') =>
  (await identity.database.db.selectFrom(table).selectAll().execute()).length

describe('the clean-up jobs', () => {
  it('end expired sessions once, however many replicas run, and later delete them with their tokens', async () => {
    const members = await Promise.all([1, 2, 3].map(() => identity.addMember()))
    for (const member of members) await new CookieBrowser(identity.app).login(member.email)
    await cleanUp()
    expect(await listOutboxEvents(identity.database)).toEqual([])

    identity.advance(14 * day)
    await Promise.all([1, 2, 3, 4].map(() => cleanUp()))
    const events = await listOutboxEvents(identity.database)
    expect(events.map((event) => event.payload)).toMatchObject(Array(3).fill({ reason: 'expired' }))

    identity.advance(60 * day + 1)
    await cleanUp()
    expect([await count('sessions'), await count('refresh_tokens')]).toEqual([0, 0])
  })

  it('keep living sessions and fresh counters, and delete counters after a day', async () => {
    const limited = await identity.startReplica({ limitAddresses: true })
    await new CookieBrowser(limited).login((await identity.addMember()).email)
    await new CookieBrowser(limited).login('nobody@example.jp', 'wrong')
    await cleanUp()
    // One row counts the login id as typed, and one stands in for an account that does not exist.
    expect([await count('sessions'), await count('login_throttles')]).toEqual([1, 2])
    identity.advance(day + 1)
    await cleanUp()
    expect([await count('login_throttles'), await count('login_addresses')]).toEqual([0, 0])
    expect(await count('sessions')).toBe(1)
  })
})

describe('the clean-up of links, mails and exports', () => {
  it('deletes expired links, sent mails after 30 days and the content of exports after 7, and no waiting mail', async () => {
    const { db } = identity.database
    await new CookieBrowser(identity.app).call('POST', '/account/issue-confirm-mail?email=new%40example.jp')
    const member = await identity.addMember()
    await db
      .insertInto('exports')
      .values({
        user_id: member.id,
        state: 'ready',
        requested_at: identity.now(),
        next_attempt_at: identity.now(),
        ready_at: identity.now(),
        expires_at: new Date(identity.now().getTime() + 7 * day * 1000),
        sealed: Buffer.from('x'),
      })
      .execute()
    const run = () => cleanUp()
    const links = () => db.selectFrom('mail_links').selectAll().execute()
    const states = async () => (await db.selectFrom('exports').select(['state', 'sealed']).execute())[0]
    await run()
    expect([(await links()).length, (await states())?.state]).toEqual([1, 'ready'])
    identity.advance(7 * day)
    await run()
    expect([await links(), await states()]).toEqual([[], { state: 'expired', sealed: null }])

    const mails = () => db.selectFrom('mails').selectAll().execute()
    identity.advance(30 * day)
    await run()
    expect(await mails()).toHaveLength(1)
    await db.updateTable('mails').set({ state: 'sent', sealed: null }).execute()
    await run()
    expect(await mails()).toEqual([])
  })
})

describe('startPeriodicJob', () => {
  it('runs again after a failed run, and waits for the current run when it is stopped', async () => {
    let runs = 0
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const run = async () => {
      runs++
      if (runs === 1) throw new Error('database gone')
    }
    const job = startPeriodicJob({ name: 'test', everyMs: 5, log, run })
    await vi.waitFor(() => expect(runs).toBeGreaterThan(2), 10_000)
    await job.stop()
    const stopped = runs
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(runs).toBe(stopped)
    expect(lines.join()).toContain('database gone')
  })
})
