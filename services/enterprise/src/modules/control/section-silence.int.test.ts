import { afterAll, describe, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  type TestDevice,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { sendPlayingReport } from '../../testing/section-reports.ts'

const app = await createEnterpriseApp()
afterAll(() => app.close())

async function createSection() {
  const agency = await insertTestAgency(app, { sections: 1 })
  const phone = await createTestDevice(app, agency.memberId)
  return { ...agency, sectionId: agency.sectionIds[0] ?? '', phone }
}

const readSilence = async (phone: TestDevice) =>
  (await phone.get('/v2/enterprise/my/overview')).json().rooms[0].sections[0].silence
const control = async (phone: TestDevice, body: object) =>
  (await phone.post('/v2/enterprise/my/control', body)).json().changeId as string

describe('the silence of a section', () => {
  it('leads from one reason to the next until the section is heard', async () => {
    const { id: agencyId, memberId, sectionId, phone } = await createSection()
    expect(await readSilence(phone)).toMatchObject({ reason: 'noSounds' })
    const soundId = await publishTestSound(app, { agencyId })
    expect(await readSilence(phone)).toMatchObject({ reason: 'noDevice', since: null })
    const tablet = await createTestDevice(app, memberId)
    await tablet.get(toSectionUrl(sectionId, true))
    expect(await readSilence(phone)).toMatchObject({ reason: 'neverStarted', stoppedBy: null })
    await control(phone, { sectionId, playing: true })
    expect(await readSilence(phone)).toMatchObject({ reason: 'starting' })
    await sendPlayingReport(tablet, { sectionId, soundId })
    expect(await readSilence(phone)).toBeNull()
    const seenAt = app.clock.now.toISOString()
    app.advance(20)
    expect(await readSilence(phone)).toMatchObject({ reason: 'offline', since: seenAt })
  })

  it('names who stopped it and when, also after others changed the volume', async () => {
    const { id: agencyId, memberId, sectionId, phone } = await createSection()
    await publishTestSound(app, { agencyId })
    await (await createTestDevice(app, memberId)).get(toSectionUrl(sectionId, true))
    await control(phone, { sectionId, playing: true })
    app.advance(1)
    await control(phone, { sectionId, playing: false })
    const stoppedAt = app.clock.now.toISOString()
    app.advance(3)
    await control(phone, { sectionId, volume: 0.9 })
    expect(await readSilence(phone)).toEqual({
      reason: 'stopped',
      since: stoppedAt,
      until: null,
      stoppedBy: { name: 'ホテル', role: 'enterprise' },
    })
    await app.context.db.updateTable('changes').set({ actor_id: null }).execute()
    expect((await readSilence(phone)).stoppedBy).toEqual({ name: null, role: 'enterprise' })
  })

  it('names an administrator by the role alone, and who undid a start', async () => {
    const { id: agencyId, memberId, sectionId, phone } = await createSection()
    await publishTestSound(app, { agencyId })
    await (await createTestDevice(app, memberId)).get(toSectionUrl(sectionId, true))
    const cookie = await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null })
    const changeId = await control(phone, { sectionId, playing: true })
    const undone = await phone.post('/v2/enterprise/my/control/undo', { changeId })
    expect(undone.statusCode).toBe(200)
    const { stop_change_id } = await app.context.db
      .selectFrom('managements')
      .select('stop_change_id')
      .where('section_id', '=', sectionId)
      .executeTakeFirstOrThrow()
    expect(stop_change_id).not.toBeNull()
    expect(stop_change_id).not.toBe(changeId)
    await control(phone, { sectionId, playing: true })
    app.advance(1)
    const stopped = await app.app.inject({
      method: 'POST',
      url: `/admin/enterprise-agencies/${agencyId}/control`,
      headers: { cookie },
      payload: { sectionId, playing: false },
    })
    expect(stopped.statusCode).toBe(200)
    expect(await readSilence(phone)).toMatchObject({
      reason: 'stopped',
      stoppedBy: { name: null, role: 'administrator' },
    })
  })
})
