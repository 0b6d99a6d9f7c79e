import { randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import { lockMember } from '@hibiki/projections'
import { countRowsOfPerson, listTablesContainingText, testConsumerGuarantees } from '@hibiki/service/testing'
import { countLockWaits } from '@hibiki/test-harness'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { listSectionReports, sendPlayingReport } from '../../testing/section-reports.ts'
import { insertChangeLogEntry } from '../control/changes.sql.ts'
import { claimLease } from '../leases/leases.sql.ts'
import { releaseSectionsOfErasedMembers } from '../leases/release-section.ts'

const app = await createEnterpriseApp()
afterAll(() => app.close())

const at = '2026-11-21T03:00:00.000Z'
const erase = (userId: string, id?: string) => app.deliver('identity.person-deleted.v1', { userId, at }, id)
const exported = async (memberId: string): Promise<Record<string, unknown[]>> =>
  (await injectInternalCall(app.app, `/internal/members/${memberId}/export`)).json()

/** Creates a member with a row in every table that names people. */
async function memberWithEverything() {
  const agency = await insertTestAgency(app, { sections: 1 })
  const { memberId: userId } = agency
  const [sectionId = ''] = agency.sectionIds
  const email = `${userId}@hibiki.example`
  await app.deliver('identity.name-reading-changed.v1', { userId, nameKana: 'ホテル ハナ', at })
  await app.deliver('identity.member-changed.v1', {
    userId,
    loginName: `hotel${userId.slice(0, 8)}`,
    name: 'ホテル 花',
    email,
    roles: ['ROLE_ENTERPRISE'],
    agencyCode: null,
    at: '2026-11-22T00:00:00.000Z',
  })
  const soundId = await publishTestSound(app, { agencyId: agency.id })
  const device = await createTestDevice(app, userId)
  await device.get(toSectionUrl(sectionId, true))
  await device.post('/v2/enterprise/my/room/section/ticket', { sectionId })
  await device.post('/v2/enterprise/my/control', { volumeStep: 0.1 })
  const { db } = app.context
  const [created_at, next_attempt_at] = [app.clock.now, app.clock.now]
  await db.insertInto('changed_claims').values({ user_id: userId, changed_at: created_at }).execute()
  // Alerts go to agencies, but the table of mails has this column in every service.
  const mail = { user_id: userId, template: 'section-silent', facts: '{}', useless_after: null }
  await db
    .insertInto('mails')
    .values({ ...mail, created_at, next_attempt_at, finished_at: null })
    .execute()
  return { ...agency, userId, sectionId, email, device, soundId }
}

const toldOf = async (sectionId: string) =>
  (await listSectionReports(app, sectionId)).map(({ soundIds }) => soundIds)

const rowsOf = (userId: string) => countRowsOfPerson(app.context.db, 'enterprise', userId)

const tablesWith = (text: string) => listTablesContainingText(app.context.db, 'enterprise', text)

describe('erase-member', () => {
  it('deletes all data of the person except changes without their name, none of others, and confirms once', async () => {
    const [leaving, staying] = [await memberWithEverything(), await memberWithEverything()]
    const before = await rowsOf(leaving.userId)
    const empty = Object.keys(before).filter((column) => before[column] === 0)
    expect(empty).toEqual(['erased_members.member_id'])
    expect(await tablesWith(leaving.email)).toEqual(['accounts'])
    const stayingBefore = await rowsOf(staying.userId)
    const id = randomUUID()
    app.advance(60)
    await erase(leaving.userId, id)
    const confirmedAt = app.clock.now.toISOString()
    app.advance(60)
    await erase(leaving.userId, id)

    const left = Object.entries(await rowsOf(leaving.userId)).filter(([, count]) => count > 0)
    expect(left).toEqual([['erased_members.member_id', 1]])
    expect(await tablesWith(leaving.userId)).toEqual(['erased_members', 'outbox'])
    expect(await tablesWith(leaving.email)).toEqual([])
    expect(await rowsOf(staying.userId)).toEqual(stayingBefore)
    const confirmations = await app.outbox('enterprise.person-erased.v1')
    expect(confirmations.map(({ payload }) => payload)).toEqual([
      { userId: leaving.userId, service: 'enterprise', at: confirmedAt },
    ])
    const changes = await app.context.db
      .selectFrom('changes')
      .select(['actor_id', 'actor_role', 'action', 'change'])
      .where('agency_id', '=', leaving.id)
      .execute()
    expect(changes).toEqual([
      { actor_id: null, actor_role: 'enterprise', action: 'control', change: { volumeStep: 0.1 } },
    ])
  })

  it('keeps the rooms of the agency, where another account can play the section at once', async () => {
    const leaving = await memberWithEverything()
    const colleague = randomUUID()
    await app.context.db
      .insertInto('accounts')
      .values({
        member_id: colleague,
        login_name: 'front',
        name: 'フロント',
        email: 'front@hibiki.example',
        agency_id: leaving.id,
        changed_at: app.clock.now,
      })
      .execute()
    const tablet = await createTestDevice(app, colleague)
    const statusCode = async () => (await tablet.get(toSectionUrl(leaving.sectionId))).json().statusCode
    expect(await statusCode()).toBe('E1000')
    await erase(leaving.userId)
    expect(await statusCode()).toBe('E0000')
    expect((await leaving.device.get(toSectionUrl(leaving.sectionId, true))).statusCode).toBe(404)
  })

  it('reports the section as silent, so that its sound can be deleted', async () => {
    const { userId, sectionId, device, soundId } = await memberWithEverything()
    await sendPlayingReport(device, { sectionId, soundId })
    expect(await toldOf(sectionId)).toEqual([[soundId]])
    await erase(userId)
    expect(await toldOf(sectionId)).toEqual([[soundId], []])
    const status = app.context.db.selectFrom('section_status').select(['act_stopping', 'sound_ids'])
    expect(await status.where('section_id', '=', sectionId).execute()).toEqual([
      { act_stopping: true, sound_ids: [] },
    ])
  })

  it('reports a section as silent that a concurrent poll took', async () => {
    const { userId, sectionId, device, soundId } = await memberWithEverything()
    await sendPlayingReport(device, { sectionId, soundId })
    const { db } = app.context
    await db.insertInto('erased_members').values({ member_id: userId, erased_at: app.clock.now }).execute()
    await releaseSectionsOfErasedMembers(app.context)
    expect(await toldOf(sectionId)).toEqual([[soundId], []])
  })

  it('leaves no name in a concurrent change and no lease of a concurrent poll', async () => {
    const { id: agencyId, userId, sectionId } = await memberWithEverything()
    const { db } = app.context
    const actor = { id: userId, role: 'enterprise' } as const
    const change = { agencyId, at: app.clock.now, actor, action: 'control', target: {}, change: {} }
    const claim = { sectionId, deviceId: randomUUID(), memberId: userId, sessionId: 'session' }
    const observer = await app.database.pool.connect()
    onTestFinished(() => observer.release())
    const waits = () => countLockWaits(observer)
    const holding = await db.startTransaction().execute()
    await lockMember(holding, userId)
    const erasing = erase(userId)
    await expect.poll(waits, { timeout: 10_000 }).toBe(1)
    const changing = db.transaction().execute((trx) => insertChangeLogEntry(trx, change))
    await expect.poll(waits, { timeout: 10_000 }).toBe(2)
    await holding.commit().execute()
    await Promise.all([erasing, changing])
    expect((await rowsOf(userId))['changes.actor_id']).toBe(0)
    // This poll read the agency before the erasure.
    await claimLease(db, { ...claim, deviceName: 'Chrome', start: true }, sql<Date>`now()`)
    await releaseSectionsOfErasedMembers(app.context)
    expect((await rowsOf(userId))['leases.member_id']).toBe(0)
  })

  it('does not restore the account when an event arrives late', async () => {
    const { userId, email } = await memberWithEverything()
    await erase(userId)
    await app.deliver('identity.member-changed.v1', {
      userId,
      loginName: 'late',
      name: 'ホテル',
      email,
      roles: ['ROLE_ENTERPRISE'],
      agencyCode: null,
      at: '2026-11-23T00:00:00.000Z',
    })
    expect((await rowsOf(userId))['accounts.member_id']).toBe(0)
  })

  testConsumerGuarantees({
    service: () => app,
    consumer: 'erase-member',
    subject: 'identity.person-deleted.v1',
    table: 'mails',
    payload: () => ({ userId: randomUUID(), at }),
    // This row is written first and the table that fails comes late, so a partial erasure would show here.
    effect: (payload) =>
      app.context.db
        .selectFrom('erased_members')
        .selectAll()
        .where('member_id', '=', (payload as { userId: string }).userId)
        .execute(),
  })
})

describe('GET /internal/members/{id}/export', () => {
  it('returns the changes and sections of that member only', async () => {
    const [member] = [await memberWithEverything(), await memberWithEverything()]
    const moment = app.clock.now.toISOString()
    expect(await exported(member.userId)).toEqual({
      changes: [{ at: moment, action: 'control', target: {}, change: { volumeStep: 0.1 } }],
      leases: [{ section: '区画1', device: expect.any(String), takenAt: moment }],
    })
  })

  it('returns 404 to a caller that is not a service', async () => {
    expect((await app.app.inject(`/internal/members/${randomUUID()}/export`)).statusCode).toBe(404)
  })

  it('returns empty lists for an unknown member, and 400 for an invalid id', async () => {
    expect(await exported(randomUUID())).toEqual({ changes: [], leases: [] })
    expect((await injectInternalCall(app.app, '/internal/members/1/export')).statusCode).toBe(400)
  })
})
