import { afterAll, describe, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  type TestDevice,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { createAlertMail } from './alert-mails.ts'
import type { AlertMailFacts } from './alerts.sql.ts'
import { alerts } from './module.ts'
import { watchSections } from './watch-sections.ts'

const sent: string[] = []
const mailSender = { send: async ({ to }: { to: string }) => void sent.push(to), close() {} }
const app = await createEnterpriseApp({ resources: { mailSender } })
afterAll(() => app.close())

const mails = async (sectionId: string) => {
  const rows = await app.context.db.selectFrom('mails').select(['template', 'facts']).orderBy('id').execute()
  return rows
    .map(({ template, facts }) => ({ template, body: facts as AlertMailFacts }))
    .filter(({ body }) => body.sectionId === sectionId)
}
const templates = async (sectionId: string) => (await mails(sectionId)).map(({ template }) => template)
/** Returns whom each published silence of a section tells. */
async function publishedSilences(sectionId: string): Promise<string[][]> {
  const { rows } = await app.database.pool.query<{ memberIds: string[] }>(
    `select payload->'memberIds' as "memberIds" from outbox
     where subject = 'enterprise.section-fell-silent.v1' and payload->>'sectionId' = $1`,
    [sectionId],
  )
  return rows.map(({ memberIds }) => memberIds)
}

/** Lets time pass in rounds of 30 s, in each of which the device reports if it plays. */
async function pass({
  minutes,
  playing,
}: {
  minutes: number
  playing?: () => Promise<unknown>
}): Promise<void> {
  for (let look = 0; look < minutes * 2; look++) {
    app.advance(15)
    await playing?.()
    app.advance(15)
    await playing?.()
    await Promise.all([watchSections(app.context), watchSections(app.context)])
  }
}

async function playingSection(): Promise<{
  sectionId: string
  device: TestDevice
  soundId: string
  memberId: string
}> {
  const agency = await insertTestAgency(app, { sections: 1, alertEmail: 'front@hotel.example' })
  const soundId = await publishTestSound(app, { agencyId: agency.id })
  const sectionId = agency.sectionIds[0] ?? ''
  const device = await createTestDevice(app, agency.memberId)
  await device.get(toSectionUrl(sectionId, true))
  await device.post('/v2/enterprise/my/control', { sectionId, playing: true })
  return { sectionId, device, soundId, memberId: agency.memberId }
}
const reporting = (device: TestDevice, sectionId: string, soundId: string) => () =>
  device.post('/v2/enterprise/my/room/section/status/report', {
    sectionId,
    playingDmvId: soundId,
    actStopping: false,
    oldestStopTime: null,
  })

describe('watchSections', () => {
  it('mails once after five minutes of silence, and once when the section plays again', async () => {
    const { sectionId, device, soundId, memberId } = await playingSection()
    const playing = reporting(device, sectionId, soundId)
    await pass({ minutes: 2, playing })
    await pass({ minutes: 4 })
    expect(await templates(sectionId)).toEqual([])
    await pass({ minutes: 10 })
    expect(await templates(sectionId)).toEqual(['section-silent'])
    await pass({ minutes: 1, playing })
    expect(await templates(sectionId)).toEqual(['section-silent', 'section-back'])
    expect(await publishedSilences(sectionId)).toEqual([[memberId]])
    const [first] = await mails(sectionId)
    if (!first) throw new Error('no mail')
    const opened = await createAlertMail(
      { db: app.context.db, publicOrigin: 'https://hibiki.example' },
      first,
    )
    expect(opened).toMatchObject({ to: 'front@hotel.example', language: 'ja' })
    expect(JSON.stringify(opened?.content)).toContain('ロビー')
  })

  it('sends no mail where nothing should play', async () => {
    const { sectionId, device } = await playingSection()
    await device.post('/v2/enterprise/my/control', { sectionId, playing: false })
    await pass({ minutes: 7 })
    expect(await templates(sectionId)).toEqual([])
  })
})

describe('the proof of play', () => {
  it('the proof of play contains planned and reported minutes, including those of a time without a network', async () => {
    const { sectionId, device, soundId } = await playingSection()
    const playing = reporting(device, sectionId, soundId)
    await pass({ minutes: 10, playing })
    const cutAt = app.clock.now
    await pass({ minutes: 30 })
    const queued = {
      playingDmvId: soundId,
      actStopping: false,
      oldestStopTime: null,
      since: cutAt.toISOString(),
      reportedAt: app.clock.now.toISOString(),
    }
    const late = { sectionId, reports: [queued] }
    const url = '/v2/enterprise/my/room/section/status/reports'
    expect((await device.get(toSectionUrl(sectionId))).json().statusCode).toBe('E0000')
    expect((await device.post(url, late)).json()).toEqual({})
    expect((await device.post(url, late)).json()).toEqual({})
    const day = new Date(app.clock.now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
    const report = await device.get(`/v2/enterprise/my/report?since=${day}&until=${day}`)
    expect(report.json()).toMatchObject([{ plannedMinutes: 40, interruptions: 0 }])
    expect(report.json()[0].playedMinutes).toBeCloseTo(39.8, 0)
    const csv = await device.get(`/v2/enterprise/my/report/csv?since=${day}&until=${day}`)
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body).toContain('再生（分）')
  })
})

describe('send-mails', () => {
  it('sends waiting alerts through the mail sender of the service', async () => {
    const { sectionId, device, soundId } = await playingSection()
    await pass({ minutes: 1, playing: reporting(device, sectionId, soundId) })
    await pass({ minutes: 10 })
    expect(await templates(sectionId)).toEqual(['section-silent'])
    const job = alerts.jobs?.(app.context).find(({ name }) => name === 'send-mails')
    await job?.run(AbortSignal.timeout(5000))
    expect(sent).toContain('front@hotel.example')
  })
})
