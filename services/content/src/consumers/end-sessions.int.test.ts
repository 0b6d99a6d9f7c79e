import { randomUUID } from 'node:crypto'
import type { EventPayload } from '@hibiki/event-contracts'
import { createInProcessTransport, type InProcessTransport, startConsumers } from '@hibiki/messaging'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createEndedSessions } from '../sessions/ended-sessions.ts'
import { type ContentApp, createContentApp } from '../testing/content-app.ts'
import { endSessions } from './end-sessions.ts'

const log = pino({ level: 'silent' })
let content: ContentApp
let transport: InProcessTransport
let consumers: { stop(): Promise<void> }

beforeAll(async () => {
  content = await createContentApp()
  transport = createInProcessTransport({ log })
  consumers = await startConsumers({
    service: 'content',
    database: content.database,
    transport,
    consumers: [endSessions],
    log,
    retryDelaysMs: [10, 10],
  })
})
afterAll(async () => {
  await consumers.stop()
  await transport.close()
  await content.close()
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
  content.database.db.selectFrom('ended_sessions').selectAll().where('session_id', '=', sessionId).execute()

describe('end-sessions', () => {
  it('keeps why and when a session ended', async () => {
    const event = ended({ reason: 'duplicate-login' })
    await publish(event)
    expect(await stored(event.sessionId)).toMatchObject([
      { reason: 'duplicate-login', ended_at: new Date('2026-11-21T03:00:00Z') },
    ])
  })

  it('takes effect once for duplicate deliveries, and the first reason stays', async () => {
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
    const letters = await content.database.db
      .selectFrom('dead_letters')
      .select(['consumer', 'subject'])
      .where('event_id', '=', id)
      .execute()
    expect(letters).toEqual([{ consumer: 'end-sessions', subject: 'identity.session-ended.v1' }])
  })

  it('succeeds when tried again after a failure', async () => {
    const event = ended()
    const id = randomUUID()
    await sql`alter table ended_sessions rename to ended_sessions_away`.execute(content.database.db)
    await expect(publish(event, id)).rejects.toThrow('postponed')
    await sql`alter table ended_sessions_away rename to ended_sessions`.execute(content.database.db)
    await publish(event, id)
    expect(await stored(event.sessionId)).toHaveLength(1)
  })

  it('forgets ends that no token outlives, and only those', async () => {
    const [old, recent] = [ended(), ended()]
    await publish(old)
    await sql`update ended_sessions set recorded_at = now() - interval '81 minutes'
      where session_id = ${old.sessionId}`.execute(content.database.db)
    await publish(recent)
    expect([await stored(old.sessionId), await stored(recent.sessionId)].map((rows) => rows.length)).toEqual([
      0, 1,
    ])
  })

  it('is seen by the session check within 5 s (R23)', async () => {
    const endedReason = createEndedSessions(content.database.db)
    const event = ended({ reason: 'revoked' })
    expect(await endedReason(event.sessionId)).toBeNull()
    await publish(event)
    await vi.waitFor(async () => expect(await endedReason(event.sessionId)).toBe('revoked'), {
      timeout: 5000,
      interval: 100,
    })
  })
})
