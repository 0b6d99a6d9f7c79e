import { randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import { lockMember, saveErasedMember } from '@hibiki/projections'
import { countRowsOfPerson } from '@hibiki/service/testing'
import { countLockWaits } from '@hibiki/test-harness'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createContentApp } from '../../testing/content-app.ts'
import { fillMemberTables } from '../../testing/member-tables.ts'
import { addSound } from '../../testing/sounds.ts'
import { claimWeeklyNotice, saveWeekdayChoice } from '../activity/streaks.sql.ts'
import { insertCatalogueLogEntry } from '../catalogue/catalogue-log.sql.ts'
import { saveLastRecommendation } from '../recommendations/last-recommendations.sql.ts'
import { insertUpload, insertUploadUnderCheck, type NewUpload } from '../uploads/uploads.sql.ts'
import type { PlayReport } from './play-ledger.rules.ts'

const content = await createContentApp()
const writer = content.context.recorder
const soundId = (await addSound(content)).id
afterAll(() => content.close())
beforeEach(async () => {
  await sql`truncate outbox`.execute(content.database.db)
})

const start = Date.parse('2026-11-10T03:00:00Z') / 1000
const report = (memberId: string, playKey = 'session:1'): PlayReport => ({
  memberId,
  playKey,
  soundId,
  faceResultId: null,
  dmvTypeCode: '01',
  planCode: '01',
  startedAt: start,
  endedAt: start + 600,
  playedSeconds: 600,
})

async function memberWithData(): Promise<string> {
  const memberId = randomUUID()
  await writer.submit(report(memberId))
  await saveLastRecommendation(content.database.db, { memberId, soundId })
  const claims = { user_id: memberId, changed_at: new Date() }
  await content.database.db.insertInto('changed_claims').values(claims).execute()
  return memberId
}

const publish = (userId: string, id: string = randomUUID(), change: object = {}) =>
  content.deliver('identity.person-deleted.v1', { userId, at: '2026-11-21T03:00:00.000Z', ...change }, id)

const memberData = async (memberId: string): Promise<Record<string, unknown[]>> =>
  (await injectInternalCall(content.app, `/internal/members/${memberId}/export`)).json()

async function sizes(memberId: string): Promise<number[]> {
  const data = await memberData(memberId)
  return [data.plays, data.dailyActivity, data.lastPicks].map((rows) => rows?.length ?? -1)
}

const confirmations = async (userId: string) =>
  (
    await content.database.db
      .selectFrom('outbox')
      .select('payload')
      .where('subject', '=', 'content.person-erased.v1')
      .execute()
  ).filter((row) => (row.payload as { userId: string }).userId === userId)

describe('erase-member', () => {
  it('erases all data of the person, none of others, and publishes a confirmation', async () => {
    const [leaving, staying] = [await memberWithData(), await memberWithData()]
    await publish(leaving)
    expect(await sizes(leaving)).toEqual([0, 0, 0])
    expect(await sizes(staying)).toEqual([1, 1, 1])
    expect(await confirmations(leaving)).toMatchObject([{ payload: { userId: leaving, service: 'content' } }])
  })

  it('leaves no row that names the person, except the one in erased_members', async () => {
    const memberId = await memberWithData()
    await fillMemberTables(content.database.db, { memberId, soundId })
    await publish(memberId)
    const counts = await countRowsOfPerson(content.database.db, 'content', memberId)
    for (const [column, rows] of Object.entries(counts)) {
      // The subject of a log entry is a sound or a row of master data, not a person.
      if (column.endsWith('.subject_id')) continue
      expect([column, rows]).toEqual([column, column.startsWith('erased_members.') ? 1 : 0])
    }
  })

  it('ignores later reports and choices of the person without publishing an event', async () => {
    const memberId = await memberWithData()
    await publish(memberId)
    await sql`truncate outbox`.execute(content.database.db)
    expect(await writer.submit(report(memberId, 'session:2'))).toBe('recorded')
    await saveLastRecommendation(content.database.db, { memberId, soundId })
    await saveWeekdayChoice(content.database.db, memberId, { validFrom: '2026-11-21', weekdays: [1] })
    expect(await claimWeeklyNotice(content.database.db, memberId, '2026-11-16')).toBe(false)
    const claims = { user_id: memberId, changed_at: new Date() }
    await content.database.db.insertInto('changed_claims').values(claims).execute()
    expect(await sizes(memberId)).toEqual([0, 0, 0])
    expect(await content.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('erases reports that arrive at the same moment', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, memberWithData))
    await Promise.all(
      members.flatMap((memberId) => [
        writer.submit(report(memberId, 'session:2')),
        publish(memberId),
        writer.submit(report(memberId, 'session:3')),
      ]),
    )
    for (const memberId of members) expect((await sizes(memberId)).slice(0, 2)).toEqual([0, 0])
  })

  it('erases or rejects every other write that is concurrent with it', async () => {
    const { db } = content.database
    const memberId = await memberWithData()
    const upload: NewUpload = {
      memberId,
      details: {
        kind: 'enterprise',
        title: 'ロビー',
        experience: true,
        withMusic: false,
        agencyId: null,
        roomId: null,
        sectionId: null,
      },
      fileName: 'lobby.mp3',
      bytes: 10,
      lifetimeMs: 1000,
    }
    let writing: Promise<unknown>[] = []
    // The test takes its connection before the writers occupy the whole pool.
    const observer = await content.database.pool.connect()
    onTestFinished(() => observer.release())
    await db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      for (const table of ['plays', 'daily_activity', 'last_picks'] as const)
        await trx.deleteFrom(table).where('member_id', '=', memberId).execute()
      await saveErasedMember(trx, memberId, new Date())
      writing = [
        saveLastRecommendation(db, { memberId, soundId }),
        saveWeekdayChoice(db, memberId, { validFrom: '2026-11-21', weekdays: [1] }),
        claimWeeklyNotice(db, memberId, '2026-11-16'),
        insertUpload(db, upload, 20),
        insertUploadUnderCheck(db, upload, randomUUID()),
        db
          .transaction()
          .execute((act) =>
            insertCatalogueLogEntry(act, { actorId: memberId, action: 'sound-changed', subjectId: soundId }),
          ),
      ]
      await expect.poll(() => countLockWaits(observer), { timeout: 10_000 }).toBeGreaterThan(2)
    })
    expect(await Promise.all(writing)).toEqual([undefined, undefined, false, null, null, undefined])
    const left = Object.entries(await memberData(memberId)).filter(([, rows]) => rows.length > 0)
    expect(left).toEqual([])
    const acts = await db.selectFrom('catalogue_log').select(['action', 'actor_id']).execute()
    expect(acts).toContainEqual({ action: 'sound-changed', actor_id: null })
  })

  it('publishes one confirmation for duplicate deliveries', async () => {
    const memberId = await memberWithData()
    const id = randomUUID()
    await publish(memberId, id)
    await publish(memberId, id)
    expect(await confirmations(memberId)).toHaveLength(1)
  })

  it('stores an invalid payload as a dead letter and erases nothing', async () => {
    const memberId = await memberWithData()
    const id = randomUUID()
    await publish(memberId, id, { at: 'yesterday' })
    expect(await sizes(memberId)).toEqual([1, 1, 1])
    const letters = await content.database.db
      .selectFrom('dead_letters')
      .select('consumer')
      .where('event_id', '=', id)
      .execute()
    expect(letters).toEqual([{ consumer: 'erase-member' }])
  })

  it('erases nothing when it fails and everything when it is retried', async () => {
    const memberId = await memberWithData()
    const id = randomUUID()
    const { db } = content.database
    await sql`alter table erased_members rename to erased_members_away`.execute(db)
    await expect(publish(memberId, id)).rejects.toThrow('postponed')
    await sql`alter table erased_members_away rename to erased_members`.execute(db)
    expect(await sizes(memberId)).toEqual([1, 1, 1])
    await publish(memberId, id)
    expect(await sizes(memberId)).toEqual([0, 0, 0])
  })
})
