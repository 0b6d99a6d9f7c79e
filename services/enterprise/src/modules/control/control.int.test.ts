import { randomUUID } from 'node:crypto'
import { testConsumerGuarantees } from '@hibiki/service/testing'
import { afterAll, describe, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'

const app = await createEnterpriseApp()
const agency = await insertTestAgency(app)
await publishTestSound(app, { agencyId: agency.id })
await publishTestSound(app, { agencyId: agency.id, withMusic: true })
const phone = await createTestDevice(app, agency.memberId)
afterAll(() => app.close())

const control = (body: object) => phone.post('/v2/enterprise/my/control', body)
const undo = (changeId: string) => phone.post('/v2/enterprise/my/control/undo', { changeId })
const overview = async () => (await phone.get('/v2/enterprise/my/overview')).json().rooms[0].sections
const volumes = async () =>
  (await overview()).map((section: { managements: { volume: number }[] }) =>
    section.managements.map(({ volume }) => volume),
  )

describe('POST /v2/enterprise/my/control', () => {
  it('changes all rooms at once, and undo restores everything', async () => {
    const before = await volumes()
    const { changeId, sectionIds } = (await control({ volumeStep: 0.2 })).json()
    expect(sectionIds).toHaveLength(2)
    expect(await volumes()).toEqual([
      [0.7, 0.7],
      [0.7, 0.7],
    ])
    expect((await undo(changeId)).json().sectionIds).toHaveLength(2)
    expect(await volumes()).toEqual(before)
    expect((await undo(changeId)).json().code).toBe('ENTERPRISE_CHANGED_SINCE')
  })

  it('undo rejects a change that a newer one followed with ENTERPRISE_CHANGED_SINCE', async () => {
    const sectionId = agency.sectionIds[0]
    const { changeId } = (await control({ sectionId, volume: 0.3 })).json()
    app.advance(1)
    await control({ sectionId, volume: 0.4 })
    expect((await undo(changeId)).json().code).toBe('ENTERPRISE_CHANGED_SINCE')
  })

  it('overrides the schedule; a schedule with overlapping hours is rejected with 422', async () => {
    const sectionId = agency.sectionIds[1] ?? ''
    const { managements } = (await overview())[1]
    // This is 12:00 in Japan.
    app.clock.now = new Date('2026-11-23T03:00:00Z')
    const windows = [
      {
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        from: '11:00',
        to: '13:00',
        volume: 0.25,
        soundIds: [managements[0].soundId],
      },
    ]
    const saved = await phone.post('/v2/enterprise/my/room/section/schedule', { sectionId, windows })
    expect(saved.statusCode).toBe(200)
    const device = await createTestDevice(app, agency.memberId)
    const body = (await device.get(toSectionUrl(sectionId, true))).json()
    expect(body.managements[0]).toMatchObject({ playing: true, volume: 0.25 })
    expect(body.upcoming[0]).toMatchObject({ at: '2026-11-23T04:00:00.000Z' })
    await control({ sectionId, playing: false })
    expect((await device.get(toSectionUrl(sectionId))).json().managements[0].playing).toBe(false)
    const overlapping = [...windows, { ...windows[0], from: '12:00', to: '14:00' }]
    const refused = await phone.post('/v2/enterprise/my/room/section/schedule', {
      sectionId,
      windows: overlapping,
    })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'ENTERPRISE_HOURS_OVERLAP'])
  })

  it('rejects a request without any change with ENTERPRISE_NOTHING_TO_CHANGE', async () => {
    expect((await control({})).json().code).toBe('ENTERPRISE_NOTHING_TO_CHANGE')
  })

  it('logs changes and undos with the role and name of the person', async () => {
    const changes = (await phone.get('/v2/enterprise/my/changes?size=50')).json()
    expect(changes.map(({ action }: { action: string }) => action)).toContain('undo')
    expect(changes.at(-1)).toMatchObject({ actorRole: 'enterprise', actorName: 'ホテル' })
  })
})

describe('sounds of rooms', () => {
  it('offers a sound in the sections it is meant for, and removes it when it is withdrawn', async () => {
    const { id, sectionIds, memberId } = await insertTestAgency(app)
    const soundId = await publishTestSound(app, { agencyId: id, sectionId: sectionIds[1] ?? '' })
    const device = await createTestDevice(app, memberId)
    const soundsOf = async (sectionId = '') =>
      (await device.get(toSectionUrl(sectionId)))
        .json()
        .managements.map((one: { dmv: { id: string } }) => one.dmv.id)
    expect(await soundsOf(sectionIds[0])).toEqual([])
    expect(await soundsOf(sectionIds[1])).toEqual([soundId])
    const report = {
      sectionId: sectionIds[1],
      playingDmvId: soundId,
      actStopping: false,
      oldestStopTime: null,
    }
    await device.post('/v2/enterprise/my/room/section/status/report', report)
    expect((await app.outbox('enterprise.section-reported.v1')).at(-1)?.payload).toMatchObject({
      sectionId: sectionIds[1],
      soundIds: [soundId],
    })
    await app.deliver('content.sound-withdrawn.v1', { soundId, at: app.clock.now.toISOString() })
    expect(await soundsOf(sectionIds[1])).toEqual([])
  })

  describe('project-frequencies', () => {
    const at = '2026-11-20T00:00:00Z'
    const measured = (soundId: string, frequencies = [43.7, 246.9]) => ({
      soundId,
      kind: 'enterprise',
      frequencies,
      at,
    })
    testConsumerGuarantees({
      service: () => app,
      consumer: 'project-frequencies',
      subject: 'content.sound-measured.v1',
      table: 'measured_sounds',
      payload: () => measured(randomUUID()),
      effect: (payload) =>
        app.context.db
          .selectFrom('measured_sounds')
          .selectAll()
          .where('sound_id', '=', (payload as { soundId: string }).soundId)
          .execute(),
    })

    it('adds frequencies to the sounds of rooms and the trial page, whether they arrive before or after the sound', async () => {
      const { id, sectionIds, memberId } = await insertTestAgency(app, { sections: 1 })
      const device = await createTestDevice(app, memberId)
      const soundId = randomUUID()
      await app.deliver('content.sound-measured.v1', measured(soundId, [44]))
      await publishTestSound(app, { soundId, agencyId: id })
      const section = async () => (await device.get(toSectionUrl(sectionIds[0] ?? ''))).json()
      const before = await section()
      expect(before.managements).toMatchObject([{ dmv: { id: soundId, frequencies: [44] } }])
      await app.deliver('content.sound-measured.v1', measured(soundId))
      const after = await section()
      expect(after.managements).toMatchObject([{ dmv: { id: soundId, frequencies: [43.7, 246.9] } }])
      expect(after.revision).toBeGreaterThan(before.revision)

      const trialId = await publishTestSound(app, { agencyId: id, experience: true })
      const trial = async () => (await device.get('/enterprise/random')).json()
      expect(await trial()).toMatchObject({ id: trialId, frequencies: [] })
      await app.deliver('content.sound-measured.v1', measured(trialId))
      expect(await trial()).toMatchObject({ id: trialId, frequencies: [43.7, 246.9] })
    })

    it('ignores sounds of other kinds', async () => {
      const soundId = randomUUID()
      await app.deliver('content.sound-measured.v1', { ...measured(soundId), kind: 'kanade' })
      const rows = app.context.db.selectFrom('measured_sounds').selectAll().where('sound_id', '=', soundId)
      expect(await rows.execute()).toEqual([])
    })
  })

  it('offers a sound for trials on the trial page only', async () => {
    const { id, sectionIds, memberId } = await insertTestAgency(app)
    const soundId = await publishTestSound(app, { agencyId: id, experience: true })
    const device = await createTestDevice(app, memberId)
    expect((await device.get(toSectionUrl(sectionIds[0] ?? ''))).json().managements).toEqual([])
    const random = (await device.get('/enterprise/random')).json()
    expect(random).toMatchObject({ id: soundId, soundSrc: expect.stringContaining(soundId) })
    const none = await createTestDevice(app, (await insertTestAgency(app)).memberId)
    expect((await none.get('/enterprise/random')).json().code).toBe('ENTERPRISE_NO_SOUND')
  })
})

describe('GET /admin/enterprise-managements', () => {
  it('lists sounds of sections with their rooms, and titles in the administrator’s language', async () => {
    const { id, sectionIds } = await insertTestAgency(app, { sections: 1 })
    const [sectionId = ''] = sectionIds
    await publishTestSound(app, { agencyId: id })
    const cookie = await app.cookieFor({ roles: ['ROLE_ADMIN'] })
    const list = async (resource: string, language: string) => {
      const url = `/admin/${resource}?filter=${JSON.stringify(resource === 'enterprise-managements' ? { sectionId } : {})}`
      const headers = { cookie, 'accept-language': language }
      return (await app.app.inject({ method: 'GET', url, headers })).json()
    }
    expect(await list('enterprise-managements', 'ja')).toEqual([
      expect.objectContaining({
        sectionId,
        agencyId: id,
        agencyName: 'ホテル',
        roomName: 'ロビー',
        sectionName: '区画1',
        title: '静けさ',
        playing: false,
        volume: 0.5,
      }),
    ])
    expect(await list('enterprise-managements', 'en')).toMatchObject([{ title: 'Calm' }])
    expect(await list('enterprise-sounds', 'en')).toContainEqual(expect.objectContaining({ title: 'Calm' }))
  })
})
