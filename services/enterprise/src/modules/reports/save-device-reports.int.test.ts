import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  type TestDevice,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { listSectionReports } from '../../testing/section-reports.ts'
import { watchSections } from '../alerts/watch-sections.ts'
import { saveDeviceReports } from './save-device-reports.ts'

const app = await createEnterpriseApp()
afterAll(() => app.close())

const reportPlaying = (device: TestDevice, sectionId: string, soundId: string) =>
  device.post('/v2/enterprise/my/room/section/status/report', {
    sectionId,
    playingDmvId: soundId,
    actStopping: false,
    oldestStopTime: null,
  })

/** Creates a section whose device has reported a sound. */
async function addPlaying() {
  const { id, memberId, sectionIds } = await insertTestAgency(app, { sections: 1 })
  const [sectionId = ''] = sectionIds
  const soundId = await publishTestSound(app, { agencyId: id })
  const device = await createTestDevice(app, memberId)
  await device.get(toSectionUrl(sectionId))
  await reportPlaying(device, sectionId, soundId)
  return { memberId, sectionId, soundId, device }
}

/** Returns the sounds of the newest report to content, which is the one that content applies. */
async function believed(sectionId: string): Promise<string[] | undefined> {
  const told = await listSectionReports(app, sectionId)
  return told.sort((a, b) => a.at.localeCompare(b.at)).at(-1)?.soundIds
}

const release = (device: TestDevice, sectionId: string) =>
  device.post('/v2/enterprise/my/room/section/release', { sectionId })
async function free(_device: TestDevice, sectionId: string) {
  const cookie = await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null })
  const url = `/admin/enterprise-sections/${sectionId}/free`
  return app.app.inject({ method: 'POST', url, headers: { cookie } })
}

describe('a report that is saved after its section was', () => {
  it.each([
    ['released', release],
    ['freed', free],
  ])(
    'after the section was %s, a late report counts as history only, and content receives the sound of the next device',
    async (_what, giveUp) => {
      const { memberId, sectionId, soundId, device } = await addPlaying()
      app.advance(5)
      const at = app.clock.now
      app.advance(1)
      expect((await giveUp(device, sectionId)).statusCode).toBe(200)
      // The device still held the lease when the report arrived.
      const late = { soundIds: [soundId], stopped: false, oldestStopTime: null, since: at, at }
      const { db } = app.context
      await db.transaction().execute((trx) =>
        saveDeviceReports(trx, {
          sectionId,
          heldSince: new Date(0),
          reports: [late],
          now: app.clock.now,
        }),
      )
      expect(await believed(sectionId)).toEqual([])
      const spans = db.selectFrom('play_spans').select('ended_at').where('section_id', '=', sectionId)
      expect(await spans.execute()).toEqual([{ ended_at: at }])

      app.advance(1)
      const next = await createTestDevice(app, memberId)
      await next.get(toSectionUrl(sectionId))
      await reportPlaying(next, sectionId, soundId)
      expect(await believed(sectionId)).toEqual([soundId])
    },
  )
})

describe('a device that sent nothing for a day', () => {
  it('counts as silent after a day without reports, and the overview shows when it last reported', async () => {
    const { sectionId, device } = await addPlaying()
    const reportedAt = app.clock.now.toISOString()
    app.advance(25 * 3600)
    await watchSections(app.context)
    expect(await believed(sectionId)).toEqual([])
    const { rooms } = (await device.get('/v2/enterprise/my/overview')).json()
    expect(rooms[0].sections[0]).toMatchObject({ state: 'offline', reportedAt })
  })
})

describe('the proof of play', () => {
  const laterUrl = '/v2/enterprise/my/room/section/status/reports'
  const DAY_MS = 86_400_000

  it('does not count times in which the device did not hold the section', async () => {
    const { sectionId, soundId, device } = await addPlaying()
    const { now } = app.clock
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
    const playing = { playingDmvId: soundId, actStopping: false, oldestStopTime: null }
    const spans = () =>
      app.context.db
        .selectFrom('play_spans')
        .select(['started_at', 'ended_at'])
        .where('section_id', '=', sectionId)
        .execute()
    const before = await spans()
    const reports = [
      { ...playing, since: daysAgo(28), reportedAt: daysAgo(14) },
      { ...playing, since: daysAgo(14), reportedAt: daysAgo(1) },
      { ...playing, since: daysAgo(1), reportedAt: now.toISOString() },
    ]
    expect((await device.post(laterUrl, { sectionId, reports })).statusCode).toBe(200)
    expect(await spans()).toEqual(before)
  })

  it('counts a time without a network from when the device took the section from another one', async () => {
    const { memberId, sectionId, soundId } = await addPlaying()
    app.advance(3600)
    const next = await createTestDevice(app, memberId)
    await next.get(toSectionUrl(sectionId))
    const takenAt = app.clock.now
    app.advance(7200)
    const since = new Date(takenAt.getTime() - DAY_MS).toISOString()
    const report = { playingDmvId: soundId, actStopping: false, oldestStopTime: null, since }
    const reports = [{ ...report, reportedAt: app.clock.now.toISOString() }]
    expect((await next.post(laterUrl, { sectionId, reports })).statusCode).toBe(200)
    const { db } = app.context
    const spans = await db
      .selectFrom('play_spans')
      .select(['started_at', 'ended_at'])
      .where('section_id', '=', sectionId)
      .orderBy('started_at')
      .execute()
    expect(spans.slice(1)).toEqual([{ started_at: takenAt, ended_at: app.clock.now }])
  })
})

describe('a report with sounds that the section does not have', () => {
  it('sends only the section’s own sounds to content, so that others can still be deleted', async () => {
    const other = await insertTestAgency(app, { sections: 1 })
    const foreign = await publishTestSound(app, { agencyId: other.id })
    const { sectionId, soundId, device } = await addPlaying()
    await reportPlaying(device, sectionId, foreign)
    expect(await believed(sectionId)).toEqual([])
    app.advance(5)
    await device.post('/v2/enterprise/my/room/section/status/report', {
      sectionId,
      playingDmvId: null,
      playingDmvIds: [foreign, soundId, randomUUID()],
      actStopping: false,
      oldestStopTime: null,
    })
    expect(await believed(sectionId)).toEqual([soundId])
  })
})
