import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'

const app = await createEnterpriseApp({ now: '2027-04-28T03:00:00Z' })
afterAll(() => app.close())
const agency = await insertTestAgency(app)
const [sectionId = '', otherId = ''] = agency.sectionIds
const soundId = await publishTestSound(app, { agencyId: agency.id })
const ownSoundId = await publishTestSound(app, { sectionId })
const phone = await createTestDevice(app, agency.memberId)
const tablet = await createTestDevice(app, agency.memberId)
const foreign = await insertTestAgency(app, { sections: 1 })

const closingDays = '/v2/enterprise/my/closing-days'
const openingHours = '/v2/enterprise/my/room/opening-hours'
const schedule = '/v2/enterprise/my/room/section/schedule'
const readSection = async () =>
  (await phone.get('/v2/enterprise/my/overview'))
    .json()
    .rooms[0].sections.find((section: { sectionId: string }) => section.sectionId === sectionId)
const window = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: '09:00',
  to: '18:00',
  soundIds: [soundId, ownSoundId],
  volume: 0.3,
}

beforeAll(async () => {
  await tablet.get(toSectionUrl(sectionId, true))
  await phone.post(schedule, { sectionId, windows: [window] })
})

describe('POST /v2/enterprise/my/closing-days', () => {
  it('closes all rooms on holidays and own days at once, and lists the holidays to come', async () => {
    const { holidays, holidaysKnownUntil, ...before } = (await phone.get(closingDays)).json()
    expect(before).toEqual({ closesOnHolidays: false, closingPeriods: [] })
    expect(holidays[0]).toEqual({ day: '2027-04-29', name: '昭和の日' })
    expect(holidaysKnownUntil).toBe('2050-11-23')

    const { revision } = (await tablet.get(toSectionUrl(sectionId))).json()
    const closingPeriods = [{ since: '2027-05-10', until: '2027-05-12', name: ' 改装 ' }]
    expect((await phone.post(closingDays, { closesOnHolidays: true, closingPeriods })).statusCode).toBe(200)
    expect((await tablet.get(toSectionUrl(sectionId))).json()).toMatchObject({
      revision: revision + 1,
      isOpen: true,
    })
    app.clock.now = new Date('2027-04-29T03:00:00Z')
    expect(await readSection()).toMatchObject({
      isOpen: false,
      silence: { reason: 'closed', until: '2027-04-30T00:00:00.000Z' },
    })
    expect((await phone.get(closingDays)).json().closingPeriods).toEqual([
      { since: '2027-05-10', until: '2027-05-12', name: '改装' },
    ])
    const { action } = (await phone.get('/v2/enterprise/my/changes')).json()[0]
    expect(action).toBe('closing-days')
  })

  it('keeps people’s orders of today when another day is closed, and ends them when today is', async () => {
    app.clock.now = new Date('2027-04-28T03:00:00Z')
    await phone.post('/v2/enterprise/my/control', { sectionId, playing: false })
    app.advance(60)
    const later = [{ since: '2027-06-01', until: '2027-06-01', name: '' }]
    await phone.post(closingDays, { closesOnHolidays: true, closingPeriods: later })
    expect(await readSection()).toMatchObject({ shouldPlay: false, isOpen: true })
    await phone.post('/v2/enterprise/my/control', { sectionId, playing: true })
    app.advance(60)
    const today = [{ since: '2027-04-28', until: '2027-04-28', name: '' }]
    await phone.post(closingDays, { closesOnHolidays: true, closingPeriods: today })
    expect(await readSection()).toMatchObject({ shouldPlay: false, isOpen: false })
    await phone.post(closingDays, { closesOnHolidays: true, closingPeriods: [] })
    expect(await readSection()).toMatchObject({ shouldPlay: true, isOpen: true })
  })

  it.each([
    ['a day that does not exist', { since: '2027-02-30', until: '2027-03-01', name: '' }],
    ['a last day before the first', { since: '2027-03-02', until: '2027-03-01', name: '' }],
    ['more than a year', { since: '2027-03-02', until: '2028-03-02', name: '' }],
  ])('400 E3001 for %s', async (_what, period) => {
    const response = await phone.post(closingDays, { closesOnHolidays: false, closingPeriods: [period] })
    expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
  })
})

describe('the exceptions of a room', () => {
  it('open it on a holiday, and stay when only its hours are saved', async () => {
    const exceptions = [{ day: '2027-05-03', kind: 'asUsual', hours: [] }]
    const body = { roomId: agency.roomId, openingHours: null, exceptions }
    expect((await phone.post(openingHours, body)).statusCode).toBe(200)
    await phone.post(openingHours, { roomId: agency.roomId, openingHours: null })
    const read = await phone.get(`${openingHours}?roomId=${agency.roomId}`)
    expect(read.json()).toEqual({ openingHours: null, exceptions })
    app.clock.now = new Date('2027-05-03T03:00:00Z')
    expect(await readSection()).toMatchObject({ isOpen: true, shouldPlay: true })
    app.clock.now = new Date('2027-05-04T03:00:00Z')
    expect(await readSection()).toMatchObject({ isOpen: false, shouldPlay: false })
  })

  it.each([
    [
      'a day twice',
      [
        { day: '2027-05-03', kind: 'closed', hours: [] },
        { day: '2027-05-03', kind: 'asUsual', hours: [] },
      ],
      'E3001',
    ],
    ['other hours without hours', [{ day: '2027-05-03', kind: 'hours', hours: [] }], 'E3001'],
    [
      'hours that overlap',
      [
        {
          day: '2027-05-03',
          kind: 'hours',
          hours: [
            { from: '09:00', to: '12:00' },
            { from: '11:00', to: '13:00' },
          ],
        },
      ],
      'ENTERPRISE_HOURS_OVERLAP',
    ],
  ])('are rejected with %s', async (_what, exceptions, code) => {
    const response = await phone.post(openingHours, { roomId: agency.roomId, openingHours: null, exceptions })
    expect(response.json().code).toBe(code)
  })
})

describe('GET /v2/enterprise/my/room/section/outlook', () => {
  it('returns the changes of the next five weeks for the present revision', async () => {
    app.clock.now = new Date('2027-04-28T10:00:00Z')
    const { revision, changes } = (
      await phone.get(`/v2/enterprise/my/room/section/outlook?sectionId=${sectionId}`)
    ).json()
    expect(revision).toBe((await tablet.get(toSectionUrl(sectionId))).json().revision)
    const startDays = changes
      .filter(({ playing }: { playing: unknown[] }) => playing.length > 0)
      .map(({ at }: { at: string }) => at.slice(0, 10))
    // 29 April, 4 and 5 May are holidays; on 3 May the room is open as usual.
    expect(startDays.slice(0, 4)).toEqual(['2027-04-30', '2027-05-01', '2027-05-02', '2027-05-03'])
    expect(startDays[4]).toBe('2027-05-06')
    expect(startDays.at(-1)).toBe('2027-06-02')
    expect(changes[0].playing).toHaveLength(2)
  })
})

describe('the limit of the volume', () => {
  it('reaches the device with the next revision, and stays when only the schedule is saved', async () => {
    const limit = { from: '22:00', to: '07:00', max: 0.2 }
    const { revision } = (await tablet.get(toSectionUrl(sectionId))).json()
    const windows = [window]
    expect((await phone.post(schedule, { sectionId, windows, volumeLimit: limit })).statusCode).toBe(200)
    expect((await tablet.get(toSectionUrl(sectionId))).json()).toMatchObject({
      revision: revision + 1,
      volumeLimit: limit,
    })
    expect(await readSection()).toMatchObject({ volumeLimit: limit })
    await phone.post(schedule, { sectionId, windows })
    expect((await phone.get(`${schedule}?sectionId=${sectionId}`)).json().volumeLimit).toEqual(limit)
    await phone.post(schedule, { sectionId, windows, volumeLimit: null })
    expect((await phone.get(`${schedule}?sectionId=${sectionId}`)).json().volumeLimit).toBeNull()
  })

  it.each([0, 0.04, 1.01])('400 for a limit of %s', async (max) => {
    const volumeLimit = { from: '22:00', to: '07:00', max }
    expect((await phone.post(schedule, { sectionId, windows: [], volumeLimit })).statusCode).toBe(400)
  })
})

describe('POST /v2/enterprise/my/room/section/schedule/copy', () => {
  const copy = (body: object) => phone.post(`${schedule}/copy`, { sectionId, ...body })

  it('previews what it would replace, and then replaces it without the sounds that a section does not have', async () => {
    const before = [{ ...window, from: '01:00', to: '02:00', soundIds: [soundId] }]
    await phone.post(schedule, { sectionId: otherId, windows: before })
    const expected = [{ sectionId: otherId, replaced: before, missingSoundIds: [ownSoundId] }]
    expect((await copy({ toSectionIds: [otherId], preview: true })).json()).toEqual(expected)
    const read = async () => (await phone.get(`${schedule}?sectionId=${otherId}`)).json().windows
    expect(await read()).toEqual(before)
    expect((await copy({ toSectionIds: [otherId], preview: false })).json()).toEqual(expected)
    expect(await read()).toEqual([{ ...window, soundIds: [soundId] }])
  })

  it('404 for a section of another agency, in which nothing changes, nor in the others', async () => {
    const response = await copy({ toSectionIds: [otherId, foreign.sectionIds[0]], preview: false })
    expect(response.statusCode).toBe(404)
    expect(
      (await copy({ sectionId: foreign.sectionIds[0], toSectionIds: [otherId], preview: true })).statusCode,
    ).toBe(404)
  })
})
