import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  type EnterpriseApp,
  insertTestAgency,
  publishTestSound,
  type TestAgency,
  type TestDevice,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'

let app: EnterpriseApp
let agency: TestAgency
let phone: TestDevice
let cookie: string
beforeAll(async () => {
  // This is 12:00 in Japan.
  app = await createEnterpriseApp({ now: '2026-11-23T03:00:00Z' })
  agency = await insertTestAgency(app, { sections: 1 })
  phone = await createTestDevice(app, agency.memberId)
  cookie = await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null })
  const soundId = await publishTestSound(app, { agencyId: agency.id })
  const hours = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '21:00' }
  const windows = [{ ...hours, soundIds: [soundId], volume: 0.25 }]
  const { roomId } = agency
  await phone.post('/v2/enterprise/my/room/section/schedule', { sectionId: sectionId(), windows })
  await phone.post('/v2/enterprise/my/room/opening-hours', { roomId, openingHours: [hours] })
  await phone.post('/v2/enterprise/my/control', { sectionId: sectionId(), playing: false })
})
afterAll(() => app.close())

const sectionId = () => agency.sectionIds[0] ?? ''
const isPlaying = async () =>
  (await phone.get(toSectionUrl(sectionId())))
    .json()
    .managements.map((one: { playing: boolean }) => one.playing)
const actions = async () =>
  (await phone.get('/v2/enterprise/my/changes?size=50'))
    .json()
    .map(({ action }: { action: string }) => action)

/** Saves a row as the console does: everything it has read, with the changes. */
async function save(url: string, change: (row: never) => object): Promise<void> {
  const read = await app.app.inject({ method: 'GET', url, headers: { cookie } })
  const payload = { ...read.json(), ...change(read.json() as never) }
  const saved = await app.app.inject({ method: 'PUT', url, headers: { cookie }, payload })
  expect(saved.statusCode).toBe(200)
}

describe('a section that a person has stopped', () => {
  it.each([
    ['section', () => `/admin/enterprise-sections/${sectionId()}`],
    ['room', () => `/admin/enterprise-rooms/${agency.roomId}`],
  ])(
    'a stopped section stays silent when its %s is renamed, and no change of the plan is logged',
    async (_what, url) => {
      app.advance(1)
      await save(url(), () => ({ name: '新しい名前' }))
      expect(await isPlaying()).toEqual([false])
      expect((await actions()).filter((action: string) => action !== 'setup')).toEqual([
        ...['control', 'opening-hours', 'schedule'],
      ])
    },
  )

  it('a stopped section plays by its schedule again when the schedule itself changes', async () => {
    app.advance(1)
    await save(
      `/admin/enterprise-sections/${sectionId()}`,
      ({ windows: [window] }: { windows: object[] }) => ({
        windows: [{ ...window, volume: 0.4 }],
      }),
    )
    expect(await isPlaying()).toEqual([true])
    expect(await actions()).toContain('schedule')
  })
})
