import { randomUUID } from 'node:crypto'
import type { EventPayload } from '@hibiki/event-contracts'
import { createInProcessTransport, startConsumers } from '@hibiki/messaging'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createProjectedSessionLookup, deleteChangedClaims, sessionConsumers } from '../../src/index.ts'
import { openSessionTestDatabase } from './session-test-database.ts'

const log = pino({ level: 'silent' })

const world = await openSessionTestDatabase()
const transport = createInProcessTransport({ log })
const consumers = await startConsumers({
  service: 'sessionprojection',
  database: world.database,
  transport,
  consumers: [...sessionConsumers],
  log,
  retryDelaysMs: [10, 10],
})
afterAll(async () => {
  await consumers.stop()
  await transport.close()
  await world.close()
})

const ended = (changes: Partial<EventPayload<'identity.session-ended.v1'>> = {}) => ({
  sessionId: randomUUID(),
  userId: randomUUID(),
  reason: 'logout' as const,
  endedAt: '2026-11-21T03:00:00.000Z',
  ...changes,
})
const publish = (payload: unknown, id: string = randomUUID()) =>
  transport.publish({
    id,
    subject: 'identity.session-ended.v1',
    payload,
    occurredAt: '2026-11-21T03:00:00.000Z',
  })
const stored = (sessionId: string) =>
  world.database.db.selectFrom('ended_sessions').selectAll().where('session_id', '=', sessionId).execute()

describe('end-sessions', () => {
  it('stores why and when a session ended', async () => {
    const event = ended({ reason: 'duplicate-login' })
    await publish(event)
    expect(await stored(event.sessionId)).toMatchObject([
      { reason: 'duplicate-login', ended_at: new Date('2026-11-21T03:00:00Z') },
    ])
  })

  it('takes effect once for duplicate deliveries, and keeps the first reason', async () => {
    const event = ended({ reason: 'duplicate-login' })
    const id = randomUUID()
    await publish(event, id)
    await publish(event, id)
    await publish({ ...event, reason: 'logout' })
    expect(await stored(event.sessionId)).toMatchObject([{ reason: 'duplicate-login' }])
  })

  it('parks an invalid payload as a dead letter and changes nothing', async () => {
    const id = randomUUID()
    const event = { ...ended(), reason: 'bored' }
    await publish(event, id)
    expect(await stored(event.sessionId)).toEqual([])
    const letters = await world.database.db
      .selectFrom('dead_letters')
      .select(['consumer', 'subject'])
      .where('event_id', '=', id)
      .execute()
    expect(letters).toEqual([{ consumer: 'end-sessions', subject: 'identity.session-ended.v1' }])
  })

  it('succeeds when retried after a failure', async () => {
    const event = ended()
    const id = randomUUID()
    await sql`alter table ended_sessions rename to ended_sessions_away`.execute(world.database.db)
    await expect(publish(event, id)).rejects.toThrow('postponed')
    await sql`alter table ended_sessions_away rename to ended_sessions`.execute(world.database.db)
    await publish(event, id)
    expect(await stored(event.sessionId)).toHaveLength(1)
  })

  it('deletes ends that no token can outlive, and only those', async () => {
    const [old, recent] = [ended(), ended()]
    await publish(old)
    await sql`update ended_sessions set recorded_at = now() - interval '81 minutes'
      where session_id = ${old.sessionId}`.execute(world.database.db)
    await publish(recent)
    expect([await stored(old.sessionId), await stored(recent.sessionId)].map((rows) => rows.length)).toEqual([
      0, 1,
    ])
  })

  it('reaches the session check within 5 s', async () => {
    const { endedReason } = createProjectedSessionLookup(world.database.db)
    const event = ended({ reason: 'revoked' })
    expect(await endedReason(event.sessionId)).toBeNull()
    await publish(event)
    await vi.waitFor(async () => expect(await endedReason(event.sessionId)).toBe('revoked'), {
      timeout: 5000,
      interval: 100,
    })
  })
})

describe('change-claims', () => {
  const changed = (changedAt: string, userId = randomUUID()) => ({
    userId,
    roles: ['ROLE_CUSTOMER'],
    authorities: [],
    agencyCode: null,
    agencyStatus: '0',
    changedAt,
  })
  const tell = (payload: { userId: string }, id: string = randomUUID()) =>
    transport.publish({
      id,
      subject: 'identity.role-changed.v1',
      payload,
      occurredAt: '2026-11-21T03:00:00.000Z',
    })
  const known = (userId: string) =>
    world.database.db
      .selectFrom('changed_claims')
      .select('changed_at')
      .where('user_id', '=', userId)
      .execute()

  it('keeps the newest change, in whatever order and however often it is delivered', async () => {
    const newest = changed('2026-11-21T03:00:00.002Z')
    const older = changed('2026-11-21T03:00:00.001Z', newest.userId)
    const id = randomUUID()
    await tell(newest, id)
    await tell(older)
    await tell(newest, id)
    expect(await known(newest.userId)).toEqual([{ changed_at: new Date('2026-11-21T03:00:00.002Z') }])
  })

  it('parks an invalid payload and changes nothing', async () => {
    const id = randomUUID()
    const event = { ...changed('2026-11-21T03:00:00.000Z'), agencyStatus: '9' }
    await tell(event, id)
    expect(await known(event.userId)).toEqual([])
    const letters = await world.database.db
      .selectFrom('dead_letters')
      .select('consumer')
      .where('event_id', '=', id)
      .execute()
    expect(letters).toEqual([{ consumer: 'change-claims' }])
  })

  it('succeeds when retried after a failure', async () => {
    const event = changed('2026-11-21T03:00:00.000Z')
    const id = randomUUID()
    await sql`alter table changed_claims rename to changed_claims_away`.execute(world.database.db)
    await expect(tell(event, id)).rejects.toThrow('postponed')
    await sql`alter table changed_claims_away rename to changed_claims`.execute(world.database.db)
    await tell(event, id)
    expect(await known(event.userId)).toHaveLength(1)
  })

  it('reaches the session check within 5 s, and is deleted with the member', async () => {
    const { claimsChangedAt } = createProjectedSessionLookup(world.database.db)
    const event = changed('2026-11-21T03:00:00.000Z')
    expect(await claimsChangedAt(event.userId)).toBeNull()
    await tell(event)
    await vi.waitFor(
      async () => expect(await claimsChangedAt(event.userId)).toBe(Date.parse(event.changedAt)),
      {
        timeout: 5000,
        interval: 100,
      },
    )
    await world.database.db.transaction().execute((trx) => deleteChangedClaims(trx, event.userId))
    expect(await known(event.userId)).toEqual([])
  })
})
