import { randomUUID } from 'node:crypto'
import { formatJstDateTime } from '@hibiki/calendar'
import type { EventSubject } from '@hibiki/event-contracts'
import { createInProcessTransport, startOutboxRelay } from '@hibiki/messaging'
import { republishServiceEvents, resetServiceConsumers, startService } from '@hibiki/service'
import { listTablesOfPerson } from '@hibiki/service/testing'
import { chooseCount, proofSeed } from '@hibiki/test-harness/proofs'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aiesthe as aiestheService } from '../../../services/aiesthe/src/service.ts'
import {
  type AiestheApp,
  addTestSounds,
  createAiestheApp,
  createTestMember,
} from '../../../services/aiesthe/src/testing/aiesthe-app.ts'
import { completeDiagnosis } from '../../../services/aiesthe/src/testing/diagnoses.ts'
import { createFakeExaminer } from '../../../services/aiesthe/src/testing/fake-examiner.ts'
import { charts as chartsService } from '../../../services/charts/src/service.ts'
import {
  addTestPerson,
  type ChartsApp,
  createChartsApp,
} from '../../../services/charts/src/testing/charts-app.ts'
import { content as contentService } from '../../../services/content/src/service.ts'
import { type ContentApp, createContentApp } from '../../../services/content/src/testing/content-app.ts'
import { addSound } from '../../../services/content/src/testing/sounds.ts'
import { createSeededRandom } from './support/seeded-random.ts'

interface StoredEvent {
  id: string
  subject: EventSubject
  payload: { userId: string }
}

const subjects = [
  'content.play-recorded.v2',
  'aiesthe.diagnosis-completed.v2',
  'aiesthe.publication-changed.v1',
  'aiesthe.diagnosis-deleted.v1',
  'aiesthe.stress-result-saved.v1',
  'aiesthe.stress-result-withdrawn.v1',
] as const
/** The subjects of the calendar's events that other services publish. */
const tables = ['plays', 'diagnoses', 'stress_results'] as const

const MINUTE_MS = 60_000
const customers = chooseCount({ test: 4, prove: 40 })
const random = createSeededRandom(proofSeed)

let content: ContentApp
let aiesthe: AiestheApp
/** Events in the outboxes of both publishers, in the order in which they happened. */
let events: StoredEvent[]
/** A charts service that received every event once and in order. */
let orderly: ChartsApp
const opened: ChartsApp[] = []

beforeAll(async () => {
  ;[content, aiesthe] = await Promise.all([createContentApp(), createAiestheApp(createFakeExaminer())])
  await addTestSounds(aiesthe)
  const sound = await addSound(content)
  for (let number = 0; number < customers; number++) await live(sound.id)
  events = [...(await outboxOf(content.database)), ...(await outboxOf(aiesthe.database))]
  orderly = await openCharts()
  for (const event of events) await deliver(orderly, event)
}, 600_000)
afterAll(async () => {
  for (const charts of opened) await charts.close()
  await aiesthe?.close()
  await content?.close()
})

/** Advances both clocks, so that no two changes have the same moment. */
function pass(): void {
  const now = new Date(content.clock.now.getTime() + (1 + random.below(90)) * MINUTE_MS)
  content.clock.now = now
  aiesthe.clock.now = now
}

/**
 * Lives a customer's evenings: plays, diagnoses that are published, withdrawn and deleted, and stress checks that are saved and
 * deleted.
 */
async function live(soundId: string): Promise<void> {
  const userId = randomUUID()
  const session = { userId, roles: ['ROLE_CUSTOMER' as const], agencyCode: '100000000001' }
  const cookie = await content.sessions.cookieFor(session)
  const member = await createTestMember(aiesthe, { session: { ...session, sessionId: randomUUID() } })
  for (let play = 0; play < 3; play++) {
    pass()
    const now = content.clock.now.getTime()
    const answer = await content.app.inject({
      method: 'POST',
      url: '/dmv/record-playing',
      headers: { cookie },
      payload: {
        dmvTypeCode: '02',
        planCode: '01',
        vibrationId: soundId,
        totalPlayingTime: '00:00:50',
        startDateTime: formatJstDateTime(now - MINUTE_MS),
        endDateTime: formatJstDateTime(now),
      },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  for (let diagnosis = 0; diagnosis < 3; diagnosis++) {
    pass()
    const detectId = await completeDiagnosis(member, { publish: random.below(2) === 0 })
    for (let change = random.below(4); change > 0; change--) {
      pass()
      const published = random.below(2) === 0
      await member.post('/aiesthe/publication', { detectId, published })
    }
    pass()
    // Everybody's second diagnosis is deleted, so that the case does not depend on chance.
    if (diagnosis === 1)
      expect((await member.post('/aiesthe/delete-result', { detectId })).statusCode).toBe(200)
  }
  for (const score of [10, 30]) {
    pass()
    const saved = await member.post('/stress-check/save', { score, forChoice: false })
    expect(saved.statusCode, saved.body).toBe(200)
    if (score === 30) await member.post('/stress-check/withdraw', { id: saved.json().id })
  }
}

async function outboxOf({ pool }: Pick<ContentApp['database'], 'pool'>): Promise<StoredEvent[]> {
  const { rows } = await pool.query<StoredEvent>(
    'select id, subject, payload from outbox where subject = any ($1) order by id',
    [subjects],
  )
  return rows
}

async function openCharts(): Promise<ChartsApp> {
  const charts = await createChartsApp()
  opened.push(charts)
  return charts
}

const deliver = (charts: ChartsApp, { id, subject, payload }: StoredEvent) =>
  charts.deliver(subject, payload, id)

/** Returns one checksum of everything the calendar has of other services. */
async function checksum(charts: ChartsApp): Promise<string> {
  const rowsOf = tables.map((table) => `select '${table}' || to_jsonb(${table})::text as row from ${table}`)
  const { rows } = await charts.database.pool.query<{ sum: string; count: number }>(`
    select md5(string_agg(row, E'\n' order by row)) as sum, count(*)::int as count
      from (${rowsOf.join(' union all ')}) as rows`)
  return `${rows[0]?.count} rows ${rows[0]?.sum}`
}

const log = pino({ level: 'silent' })
const settingsOf = (app: { databaseUrl: string }) => ({ MODE: 'local', DATABASE_URL: app.databaseUrl })

/** Does what operators do (docs/operations.md): runs both commands, while replicas and relays are running. */
async function rebuild(charts: ChartsApp): Promise<void> {
  await using closing = new AsyncDisposableStack()
  const transport = createInProcessTransport({ log })
  closing.defer(() => transport.close())
  const running = await startService(chartsService, {
    transport,
    log,
    sessions: charts.sessions.verifier,
    settings: {
      ...settingsOf(charts),
      PORT: 0,
      IDENTITY_URL: 'http://identity.invalid',
      INTERNAL_KEYS: 'x'.repeat(32),
      PUBLIC_ORIGIN: 'https://hibiki.example',
      CHART_PHOTO_FOLDER: charts.folder,
      CHART_PHOTO_KEY: 'p'.repeat(32),
    },
  })
  closing.defer(() => running.close())
  const options = { transport, log, pollMs: 50 }
  for (const relay of [
    startOutboxRelay({ ...options, database: content.database }),
    startOutboxRelay({ ...options, database: aiesthe.database }),
  ])
    closing.defer(() => relay.stop())

  const { publishers } = await resetServiceConsumers(chartsService, settingsOf(charts))
  expect(publishers).toEqual(['aiesthe', 'content', 'identity'])
  await republishServiceEvents(contentService, settingsOf(content))
  await republishServiceEvents(aiestheService, settingsOf(aiesthe))
  for (const { database } of [content, aiesthe])
    await expect
      .poll(
        async () => {
          const { rows } = await database.pool.query('select from outbox where sent_at is null')
          return rows.length
        },
        { timeout: 60_000 },
      )
      .toBe(0)
}

/** Marks everything as published a while ago. */
async function markSent(): Promise<void> {
  for (const { database } of [content, aiesthe])
    await database.pool.query(`update outbox set sent_at = now() - interval '1 hour'`)
}

/** Deletes rows although their events had arrived: some, or all of them. */
async function loseRows({ database }: ChartsApp, all: boolean): Promise<void> {
  for (const table of tables)
    await database.pool.query(
      `delete from ${table} ${all ? '' : `where abs(hashtext(to_jsonb(${table})::text)) % 3 = 0`}`,
    )
}

describe('the calendar of charts', () => {
  it('has rows of every kind in these histories', () => {
    expect(new Set(events.map(({ subject }) => subject))).toEqual(new Set(subjects))
    expect(events.length).toBeGreaterThan(customers * 7)
  })

  it.each(Array.from({ length: chooseCount({ test: 2, prove: 10 }) }, (_, history) => history))(
    'is repaired by a rebuild, without a new event, after lost, doubled and shuffled events and lost rows (history %i)',
    async (history) => {
      const charts = await openCharts()
      const heard = random.shuffled(events).filter(() => random.below(10) < 7)
      const doubled = heard.filter(() => random.below(10) < 3)
      for (const event of random.shuffled([...heard, ...doubled])) await deliver(charts, event)
      await loseRows(charts, history % 2 === 1)
      expect(await checksum(charts)).not.toBe(await checksum(orderly))
      await markSent()
      await rebuild(charts)
      expect(await checksum(charts)).toBe(await checksum(orderly))
      expect([...(await outboxOf(content.database)), ...(await outboxOf(aiesthe.database))]).toEqual(events)
    },
    120_000,
  )

  it('does not change when events arrive again under other ids, because their effects are idempotent', async () => {
    const before = await checksum(orderly)
    for (const event of random.shuffled(events)) await deliver(orderly, { ...event, id: randomUUID() })
    expect(await checksum(orderly)).toBe(before)
  }, 120_000)
})

describe('a deleted customer', () => {
  it('leaves no row in any table that names people, and later events add none', async () => {
    const charts = await openCharts()
    const [first] = events
    const userId = first?.payload.userId ?? ''
    const { get, post } = await addTestPerson(charts, { userId })
    for (const event of events) await deliver(charts, event)
    await post('/calendar/feed')
    await post('/customer/calte/sharing', { listening: true })
    expect((await get('/calendar/feed')).json().createdAt).not.toBeNull()
    // This covers the events of other services; customers.int.test.ts covers the rest.
    expect(await listTablesOfPerson(charts.database.db, 'charts', userId)).toEqual(
      ['calendar_feeds', 'customers', 'sharing', ...tables].sort(),
    )

    await charts.deliver('identity.person-deleted.v1', { userId, at: charts.clock.now.toISOString() })
    const others = await checksum(charts)
    for (const event of random.shuffled(events)) await deliver(charts, { ...event, id: randomUUID() })
    const late = { userId, name: '花子', loginName: 'hanako', email: 'hanako@hibiki.example' }
    await charts.deliver('identity.member-changed.v1', {
      ...late,
      roles: ['ROLE_CUSTOMER'],
      agencyCode: '100000000001',
      at: charts.clock.now.toISOString(),
    })
    // Only the fact of the erasure is stored.
    expect(await listTablesOfPerson(charts.database.db, 'charts', userId)).toEqual(['erased_members'])
    expect(await checksum(charts)).toBe(others)
  }, 120_000)
})
