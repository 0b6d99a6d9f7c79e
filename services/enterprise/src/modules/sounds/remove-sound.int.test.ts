import { countLockWaits } from '@hibiki/test-harness'
import type { Kysely } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { up as cleanWindows } from '../../../migrations/0006-clean-windows.ts'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  type TestDevice,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { updateSectionWindows } from '../plans/plans.sql.ts'
import { removeSoundFromSections } from './sounds.sql.ts'

const app = await createEnterpriseApp()
const cookie = await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null })
afterAll(() => app.close())

const scheduleUrl = '/v2/enterprise/my/room/section/schedule'
const weekdays = [1, 2, 3, 4, 5, 6, 7]
const both = (sounds: string[]) => ({ weekdays, from: '09:00', to: '18:00', soundIds: sounds, volume: 0.3 })
const alone = (sounds: string[]) => ({ weekdays, from: '20:00', to: '08:00', soundIds: sounds, volume: 0.1 })

interface Scheduled {
  sectionId: string
  phone: TestDevice
  leaving: string
  staying: string
}

/** Creates a section with two sounds, one of which will be removed; its schedule plays both by day and only that one by night. */
async function addScheduled(): Promise<Scheduled> {
  const { id, memberId, sectionIds } = await insertTestAgency(app, { sections: 1 })
  const leaving = await publishTestSound(app, { agencyId: id })
  const staying = await publishTestSound(app, { agencyId: id })
  const [sectionId = ''] = sectionIds
  const phone = await createTestDevice(app, memberId)
  const windows = [both([leaving, staying]), alone([leaving])]
  expect((await phone.post(scheduleUrl, { sectionId, windows })).statusCode).toBe(200)
  return { sectionId, phone, leaving, staying }
}
const windowsOf = async ({ phone, sectionId }: Scheduled) =>
  (await phone.get(`${scheduleUrl}?sectionId=${sectionId}`)).json().windows

async function remove({ sectionId, leaving }: Scheduled) {
  const { id } = await app.context.db
    .selectFrom('managements')
    .select('id')
    .where('section_id', '=', sectionId)
    .where('sound_id', '=', leaving)
    .executeTakeFirstOrThrow()
  return app.app.inject({ method: 'DELETE', url: `/admin/enterprise-managements/${id}`, headers: { cookie } })
}
const withdraw = ({ leaving }: Scheduled) =>
  app.deliver('content.sound-withdrawn.v1', { soundId: leaving, at: app.clock.now.toISOString() })

/** Resolves when a transaction waits for another one. */
const someoneWaits = () => expect.poll(() => countLockWaits(app.database.pool), { timeout: 5000 }).toBe(1)

describe.each([
  ['taken out of a section', remove],
  ['withdrawn', withdraw],
])('a sound that is %s', (_what, leave) => {
  it('removes a sound from its windows; a window without sounds stays, so that nothing else starts in its hours', async () => {
    const scheduled = await addScheduled()
    await leave(scheduled)
    expect(await windowsOf(scheduled)).toEqual([both([scheduled.staying]), alone([])])
  })

  it('does not change the orders and plans of other sounds', async () => {
    app.clock.now = new Date('2026-11-23T03:00:00Z')
    const scheduled = await addScheduled()
    const { phone, sectionId } = scheduled
    const playing = async () =>
      (await phone.get(toSectionUrl(sectionId)))
        .json()
        .managements.map(({ playing: plays }: { playing: boolean }) => plays)
    app.advance(1)
    await phone.post('/v2/enterprise/my/control', { sectionId, playing: false })
    app.advance(1)
    await leave(scheduled)
    expect(await playing()).toEqual([false])
    // It is 21:00 in Japan, when only the removed sound was planned.
    app.clock.now = new Date('2026-11-23T12:00:00Z')
    expect(await playing()).toEqual([false])
    app.clock.now = new Date('2026-11-24T00:00:00Z')
    expect(await playing()).toEqual([true])
  })

  it('leaves a schedule that can be saved again unchanged or with another sound', async () => {
    const scheduled = await addScheduled()
    const { phone, sectionId, staying } = scheduled
    await leave(scheduled)
    const url = `/admin/enterprise-sections/${sectionId}`
    const row = (await app.app.inject({ method: 'GET', url, headers: { cookie } })).json()
    const payload = { ...row, name: '窓側' }
    expect((await app.app.inject({ method: 'PUT', url, headers: { cookie }, payload })).statusCode).toBe(200)
    const [first, second] = await windowsOf(scheduled)
    const windows = [first, { ...second, soundIds: [staying] }]
    expect((await phone.post(scheduleUrl, { sectionId, windows })).statusCode).toBe(200)
    expect(await windowsOf(scheduled)).toEqual([both([staying]), alone([staying])])
  })

  it('removes the sound also from the windows of a schedule that is being saved', async () => {
    const scheduled = await addScheduled()
    const { sectionId, leaving } = scheduled
    const { db, clock } = app.context
    await db
      .transaction()
      .execute((trx) => updateSectionWindows(trx, { sectionId, windows: [], at: clock() }))
    const { left } = await db.transaction().execute(async (trx) => {
      await updateSectionWindows(trx, { sectionId, windows: [alone([leaving])], at: clock() })
      const leaves = leave(scheduled)
      await someoneWaits()
      return { left: leaves }
    })
    await left
    expect(await windowsOf(scheduled)).toEqual([alone([])])
  })
})

describe('POST /v2/enterprise/my/room/section/schedule', () => {
  it('rejects a sound that is removed from the section at the same moment with 422 ENTERPRISE_SOUND_UNKNOWN', async () => {
    const scheduled = await addScheduled()
    const { phone, sectionId, leaving, staying } = scheduled
    const { saved } = await app.context.db.transaction().execute(async (trx) => {
      await removeSoundFromSections(trx, { sectionId, soundId: leaving })
      const saving = phone.post(scheduleUrl, { sectionId, windows: [alone([leaving])] })
      await someoneWaits()
      return { saved: saving }
    })
    const refused = await saved
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'ENTERPRISE_SOUND_UNKNOWN'])
    expect(await windowsOf(scheduled)).toEqual([both([staying]), alone([])])
  })
})

describe('the migration 0006-clean-windows', () => {
  it('removes sounds that the section no longer has from the windows, and changes nothing else', async () => {
    const [scheduled, other] = [await addScheduled(), await addScheduled()]
    const { sectionId, leaving, staying } = scheduled
    const { db } = app.context
    await db
      .deleteFrom('managements')
      .where('section_id', '=', sectionId)
      .where('sound_id', '=', leaving)
      .execute()
    expect(await windowsOf(scheduled)).toEqual([both([leaving, staying]), alone([leaving])])
    await cleanWindows(db as unknown as Kysely<unknown>)
    expect(await windowsOf(scheduled)).toEqual([both([staying]), alone([])])
    expect(await windowsOf(other)).toEqual([both([other.leaving, other.staying]), alone([other.leaving])])
  })
})
