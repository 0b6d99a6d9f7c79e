import { randomUUID } from 'node:crypto'
import { openDatabase } from '@hibiki/database'
import type { EventPayload, EventSubject } from '@hibiki/event-contracts'
import type { MessagingTables } from '@hibiki/messaging'
import { createInProcessTransport, startConsumers } from '@hibiki/messaging'
import { createTestDatabase } from '@hibiki/test-harness'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import {
  createConsentsProjection,
  createEntitlementsProjection,
  createMemberProfilesProjection,
  createNameReadingsProjection,
  findEntitlements,
  findMemberProfile,
  findNameReading,
  hasCurrentConsent,
  hasWithdrawnConsent,
  lockMembers,
  type MemberProfileChange,
  saveErasedMember,
  writeForMember,
} from '../src/index.ts'

const log = pino({ level: 'silent' })
const service = 'projections'
const profileChanges: MemberProfileChange[] = []
const withdrawals: string[] = []
const nameReadings: { memberId: string; nameKana: string | null }[] = []

const migrations = new URL('./migrations/', import.meta.url)
const testDatabase = await createTestDatabase({ service, migrations })
const database = openDatabase<MessagingTables>({
  url: testDatabase.url,
  schema: service,
  applicationName: 'projections-test',
})
const transport = createInProcessTransport({ log })
const projections = [
  createEntitlementsProjection(),
  createMemberProfilesProjection({
    async onChange(_trx, change) {
      profileChanges.push(change)
    },
  }),
  createNameReadingsProjection({
    async onChange(_trx, reading) {
      nameReadings.push(reading)
    },
  }),
  createConsentsProjection({
    document: 'providing-data',
    async onWithdrawal(_trx, memberId) {
      withdrawals.push(memberId)
    },
  }),
]
const consumers = await startConsumers({
  service,
  database,
  transport,
  log,
  retryDelaysMs: [10, 10],
  consumers: projections.flatMap((projection) => projection.consumers),
})
afterAll(async () => {
  await consumers.stop()
  await transport.close()
  await database.close()
  await testDatabase.close()
})

const publish = (subject: EventSubject, payload: unknown, id: string = randomUUID()) =>
  transport.publish({ id, subject, payload, occurredAt: '2026-11-21T03:00:00.000Z' })
const erase = (memberId: string) =>
  database.db.transaction().execute((trx) => saveErasedMember(trx, memberId, new Date()))

async function deadLettersOf(id: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('dead_letters')
    .select('consumer')
    .where('event_id', '=', id)
    .execute()
  return rows.map((row) => row.consumer)
}

/** An invalid payload is parked; a failing one takes effect when tried again. */
async function expectGuarantees({
  subject,
  payload,
  consumer,
  table,
}: {
  subject: EventSubject
  consumer: string
  table: string
  payload: object
}) {
  const invalid = randomUUID()
  await publish(subject, { ...payload, at: 'yesterday' }, invalid)
  expect(await deadLettersOf(invalid)).toEqual([consumer])
  const id = randomUUID()
  await sql`alter table ${sql.table(table)} rename to away`.execute(database.db)
  await expect(publish(subject, payload, id)).rejects.toThrow('postponed')
  await sql`alter table away rename to ${sql.ref(table)}`.execute(database.db)
  await publish(subject, payload, id)
}

describe('entitlements', () => {
  const subject = 'billing.entitlements-changed.v1'
  type Changed = EventPayload<typeof subject>
  const changed = (changes: Partial<Changed> = {}): Changed => ({
    userId: randomUUID(),
    functions: ['loop', 'with-soundesthe'],
    premium: true,
    paymentUnconfirmed: false,
    planName: { ja: 'スタンダード', en: 'Standard' },
    revision: 1,
    at: '2026-11-21T03:00:00.000Z',
    ...changes,
  })
  const find = (userId: string) => findEntitlements(database.db, userId)

  it('contains what a member may use, and follows changes', async () => {
    const event = changed()
    expect(await find(event.userId)).toBeNull()
    await publish(subject, event)
    expect(await find(event.userId)).toEqual({ functions: event.functions, paymentUnconfirmed: false })
    await publish(subject, { ...event, functions: [], paymentUnconfirmed: true, revision: 2 })
    expect(await find(event.userId)).toEqual({ functions: [], paymentUnconfirmed: true })
  })

  it('takes effect once for duplicate deliveries, and ignores an older revision', async () => {
    const [event, id] = [changed({ revision: 5 }), randomUUID()]
    await publish(subject, event, id)
    await publish(subject, { ...event, functions: ['timer'], revision: 6 })
    await publish(subject, event, id)
    await publish(subject, { ...event, functions: [], revision: 4 })
    expect((await find(event.userId))?.functions).toEqual(['timer'])
  })

  it('ignores a member who was erased', async () => {
    const event = changed()
    await erase(event.userId)
    await publish(subject, event)
    expect(await find(event.userId)).toBeNull()
  })

  it('parks an invalid event and retries a failed one', async () => {
    const payload = changed()
    await expectGuarantees({ subject, consumer: 'project-entitlements', table: 'entitlements', payload })
    expect(await find(payload.userId)).not.toBeNull()
  })
})

describe('member profiles', () => {
  const subject = 'identity.member-changed.v1'
  type Changed = EventPayload<typeof subject>
  const tokyo = '100000000001'
  const changed = (changes: Partial<Changed> = {}): Changed => ({
    userId: randomUUID(),
    loginName: 'customer',
    name: '東京 花子',
    email: 'customer@hibiki.example',
    roles: ['ROLE_CUSTOMER'],
    agencyCode: tokyo,
    at: '2026-11-21T03:00:00.000Z',
    ...changes,
  })
  const find = (userId: string) => findMemberProfile(database.db, userId)

  it('contain the name and the agency of a member; staff belong to no agency', async () => {
    const [customer, staff] = [changed(), changed({ roles: ['ROLE_PERSON_IN_CHARGE'], name: '担当者' })]
    await publish(subject, customer)
    await publish(subject, staff)
    expect(await find(customer.userId)).toEqual({ name: '東京 花子', customerOfAgency: tokyo })
    expect(await find(staff.userId)).toEqual({ name: '担当者', customerOfAgency: null })
  })

  it('take effect once, newest first, and pass the change on', async () => {
    const [event, id] = [changed(), randomUUID()]
    await publish(subject, event, id)
    await publish(subject, { ...event, agencyCode: null, at: '2026-11-21T04:00:00.000Z' })
    await publish(subject, event, id)
    await publish(subject, { ...event, at: '2026-11-21T03:30:00.000Z' })
    expect(await find(event.userId)).toEqual({ name: '東京 花子', customerOfAgency: null })
    const of = (agency: string | null) => ({ name: '東京 花子', customerOfAgency: agency })
    expect(profileChanges.filter(({ memberId }) => memberId === event.userId)).toMatchObject([
      { before: null, after: of(tokyo) },
      { before: of(tokyo), after: of(null) },
      { before: of(null), after: of(null) },
    ])
  })

  it('ignore a member who was erased', async () => {
    const event = changed()
    await erase(event.userId)
    await publish(subject, event)
    expect(await find(event.userId)).toBeNull()
  })

  it('park an invalid event and retry a failed one', async () => {
    const payload = changed()
    await expectGuarantees({
      subject,
      consumer: 'project-member-profiles',
      table: 'member_profiles',
      payload,
    })
    expect(await find(payload.userId)).not.toBeNull()
  })
})

describe('name readings', () => {
  const subject = 'identity.name-reading-changed.v1'
  type Changed = EventPayload<typeof subject>
  const changed = (changes: Partial<Changed> = {}): Changed => ({
    userId: randomUUID(),
    nameKana: 'トウキョウ ハナコ',
    at: '2026-11-21T03:00:00.000Z',
    ...changes,
  })
  const find = (userId: string) => findNameReading(database.db, userId)

  it('take effect once, newest first, and pass the newest on', async () => {
    const [event, id] = [changed(), randomUUID()]
    await publish(subject, event, id)
    await publish(subject, { ...event, nameKana: null, at: '2026-11-21T04:00:00.000Z' })
    await publish(subject, event, id)
    await publish(subject, { ...event, at: '2026-11-21T03:30:00.000Z' })
    expect(await find(event.userId)).toBeNull()
    const passed = nameReadings.filter(({ memberId }) => memberId === event.userId)
    expect(passed.map(({ nameKana }) => nameKana)).toEqual(['トウキョウ ハナコ', null, null])
  })

  it('ignore a member who was erased', async () => {
    const event = changed()
    await erase(event.userId)
    await publish(subject, event)
    expect(await find(event.userId)).toBeNull()
  })

  it('park an invalid event and retry a failed one', async () => {
    const payload = changed()
    await expectGuarantees({ subject, consumer: 'project-name-readings', table: 'name_readings', payload })
    expect(await find(payload.userId)).toBe('トウキョウ ハナコ')
  })
})

describe('consents', () => {
  const subject = 'identity.consent-changed.v1'
  type Changed = EventPayload<typeof subject>
  const changed = (changes: Partial<Changed> = {}): Changed => ({
    userId: randomUUID(),
    document: 'providing-data',
    version: '1',
    agreed: true,
    at: '2026-11-21T03:00:00.000Z',
    ...changes,
  })
  const publishDocument = (version: string, at: string) =>
    publish('identity.document-published.v1', { document: 'providing-data', version, at })

  it('count only for the version in force', async () => {
    const event = changed()
    await publish(subject, event)
    expect(await hasCurrentConsent(database.db, event.userId)).toBe(false)
    await publishDocument('1', '2026-10-01T00:00:00.000Z')
    expect(await hasCurrentConsent(database.db, event.userId)).toBe(true)
    await publishDocument('2', '2026-11-01T00:00:00.000Z')
    await publishDocument('1', '2026-10-01T00:00:00.000Z')
    expect(await hasCurrentConsent(database.db, event.userId)).toBe(false)
    expect(await hasWithdrawnConsent(database.db, event.userId)).toBe(false)
  })

  it('follow the newest decision, the negative one if two are equally new, and report a withdrawal', async () => {
    const event = changed({ version: '2' })
    await publish(subject, event)
    await publish(subject, { ...event, agreed: false })
    await publish(subject, event)
    expect(await hasWithdrawnConsent(database.db, event.userId)).toBe(true)
    expect(withdrawals).toEqual([event.userId])
    await publish(subject, { ...event, at: '2026-11-22T03:00:00.000Z' })
    expect(await hasCurrentConsent(database.db, event.userId)).toBe(true)
  })

  it('ignore other documents and erased members', async () => {
    const [terms, gone] = [changed({ document: 'terms-of-service', agreed: false }), changed()]
    await erase(gone.userId)
    await publish(subject, terms)
    await publish(subject, gone)
    const { rows } = await sql`
      select from consents where member_id in (${terms.userId}, ${gone.userId})`.execute(database.db)
    expect(rows).toEqual([])
  })

  it('park an invalid event and retry a failed one', async () => {
    const payload = changed({ version: '2' })
    await expectGuarantees({ subject, consumer: 'project-consents', table: 'consents', payload })
    expect(await hasCurrentConsent(database.db, payload.userId)).toBe(true)
  })
})

describe('member locks', () => {
  it('serialize transactions with common members, whatever the order of the members', async () => {
    const members = Array.from({ length: 20 }, () => randomUUID())
    let inside = 0
    const lockAll = (ids: string[]) =>
      database.db.transaction().execute(async (trx) => {
        await lockMembers(trx, ids)
        inside += 1
        expect(inside).toBe(1)
        await sql`select pg_sleep(0.01)`.execute(trx)
        inside -= 1
      })
    await Promise.all([members, members.toReversed(), members, members.toReversed()].map(lockAll))
  })

  it('write nothing for a member who is being erased', async () => {
    const memberId = randomUUID()
    let writing: Promise<string | null> | undefined
    await database.db.transaction().execute(async (trx) => {
      await lockMembers(trx, [memberId])
      await saveErasedMember(trx, memberId, new Date())
      writing = writeForMember(database.db, memberId, async () => 'written')
      await sql`select pg_sleep(0.05)`.execute(trx)
    })
    expect(await writing).toBeNull()
    expect(await writeForMember(database.db, randomUUID(), async () => 'written')).toBe('written')
  })
})
