import { randomUUID } from 'node:crypto'
import { startWhileLocked } from '@hibiki/test-harness'
import type { Transaction } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { EnterpriseTables } from '../../tables.ts'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { MAX_SECTION_SOUNDS } from '../rooms/sections.sql.ts'
import { MAX_ROOMS_PER_AGENCY, MAX_SECTIONS_PER_ROOM } from './run-setup-change.ts'

const app = await createEnterpriseApp()
const cookie = await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null })
afterAll(() => app.close())

const call = async (method: 'POST' | 'DELETE', url: string, payload?: object) => {
  const response = await app.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
  return response.statusCode
}
const holdRow =
  (table: 'agencies' | 'rooms' | 'sections', id: string) => (trx: Transaction<EnterpriseTables>) =>
    trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
const holdStatus = (id: string) => (trx: Transaction<EnterpriseTables>) =>
  trx.selectFrom('section_status').select('section_id').where('section_id', '=', id).forUpdate().execute()

/** Creates a section whose device has reported, and returns both. */
async function addPlaying() {
  const { memberId, sectionIds } = await insertTestAgency(app, { sections: 1 })
  const [sectionId = ''] = sectionIds
  const device = await createTestDevice(app, memberId)
  await device.get(toSectionUrl(sectionId, true))
  const silent = { sectionId, playingDmvId: null, actStopping: true, oldestStopTime: null }
  expect((await device.post('/v2/enterprise/my/room/section/status/report', silent)).statusCode).toBe(200)
  return { sectionId, device }
}

describe('two concurrent changes of one section', () => {
  it('two concurrent requests both add a sound to a section', async () => {
    const { id: agencyId, sectionIds } = await insertTestAgency(app, { sections: 1 })
    const [sectionId = ''] = sectionIds
    const soundIds = [await publishTestSound(app, { agencyId }), await publishTestSound(app, { agencyId })]
    await app.context.db.deleteFrom('managements').where('section_id', '=', sectionId).execute()
    const add = (soundId = '') => call('POST', '/admin/enterprise-managements', { sectionId, soundId })
    const added = await startWhileLocked(
      app.database,
      holdRow('sections', sectionId),
      () => add(soundIds[0]),
      () => add(soundIds[1]),
    )
    expect(added).toEqual([200, 200])
  })

  it('two concurrent uploads are both offered to a section', async () => {
    const { id: agencyId, sectionIds } = await insertTestAgency(app, { sections: 1 })
    const [sectionId = ''] = sectionIds
    const soundIds = [randomUUID(), randomUUID()]
    await startWhileLocked(
      app.database,
      holdRow('sections', sectionId),
      () => publishTestSound(app, { agencyId, soundId: soundIds[0] ?? '' }),
      () => publishTestSound(app, { agencyId, soundId: soundIds[1] ?? '' }),
    )
    const rows = await app.context.db
      .selectFrom('managements')
      .select('sound_id')
      .where('section_id', '=', sectionId)
      .execute()
    expect(rows.map((row) => row.sound_id).sort()).toEqual(soundIds.sort())
  })

  it.each([
    [
      'its device leaves',
      async ({ device, sectionId }: Awaited<ReturnType<typeof addPlaying>>) =>
        (await device.post('/v2/enterprise/my/room/section/release', { sectionId })).statusCode,
    ],
    [
      'it is freed',
      ({ sectionId }: Awaited<ReturnType<typeof addPlaying>>) =>
        call('POST', `/admin/enterprise-sections/${sectionId}/free`),
    ],
  ])('deletes a section without a deadlock while %s', async (_what, end) => {
    const playing = await addPlaying()
    const { sectionId } = playing
    const [deleted, ended] = await startWhileLocked(
      app.database,
      holdStatus(sectionId),
      () => call('DELETE', `/admin/enterprise-sections/${sectionId}`),
      () => end(playing),
    )
    expect(deleted).toBe(200)
    // The result depends on which transaction gets the lock first.
    expect([200, 404]).toContain(ended)
  })
})

describe('two concurrent additions where one more fits', () => {
  it('only one of two concurrent requests adds the last possible room', async () => {
    const { id: agencyId } = await insertTestAgency(app, { sections: 1 })
    const room = { agency_id: agencyId, name: '客室', created_at: app.clock.now }
    const rooms = Array.from({ length: MAX_ROOMS_PER_AGENCY - 2 }, () => room)
    await app.context.db.insertInto('rooms').values(rooms).execute()
    const add = () => call('POST', '/admin/enterprise-rooms', { agencyId, name: '新しい部屋' })
    const added = await startWhileLocked(app.database, holdRow('agencies', agencyId), add, add)
    expect(added.sort()).toEqual([200, 409])
  })

  it('only one of two concurrent requests adds the last possible section', async () => {
    const { roomId } = await insertTestAgency(app, { sections: MAX_SECTIONS_PER_ROOM - 1 })
    const add = () => call('POST', '/admin/enterprise-sections', { roomId, name: '新しい区画' })
    const added = await startWhileLocked(app.database, holdRow('rooms', roomId), add, add)
    expect(added.sort()).toEqual([200, 409])
  })

  it('only one of two concurrent requests adds the last possible sound', async () => {
    const { id: agencyId, sectionIds } = await insertTestAgency(app, { sections: 1 })
    const [sectionId = ''] = sectionIds
    const soundIds = await Promise.all(
      Array.from({ length: MAX_SECTION_SOUNDS + 1 }, () => publishTestSound(app, { agencyId })),
    )
    const [first, second] = soundIds.slice(-2)
    await app.context.db.deleteFrom('managements').where('section_id', '=', sectionId).execute()
    const managements = soundIds
      .slice(0, MAX_SECTION_SOUNDS - 1)
      .map((soundId) => ({ section_id: sectionId, sound_id: soundId }))
    await app.context.db.insertInto('managements').values(managements).execute()
    const add = (soundId = '') => call('POST', '/admin/enterprise-managements', { sectionId, soundId })
    const added = await startWhileLocked(
      app.database,
      holdRow('sections', sectionId),
      () => add(first),
      () => add(second),
    )
    expect(added.sort()).toEqual([200, 409])
  })
})
