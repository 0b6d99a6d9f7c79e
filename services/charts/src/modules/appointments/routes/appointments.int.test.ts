import { randomUUID } from 'node:crypto'
import { readMemberData } from '@hibiki/service'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  type ChartsApp,
  createChartsApp,
  deliverMemberChanged,
  type TestPerson,
} from '../../../testing/charts-app.ts'
import { appointments } from '../module.ts'

const charts: ChartsApp = await createChartsApp()
afterAll(() => charts.close())

let agency = 300_000_000_000
let agencyCode: string
let pic: TestPerson
let colleague: TestPerson
let customer: TestPerson

beforeEach(async () => {
  agency += 1
  agencyCode = String(agency)
  charts.clock.now = new Date('2026-12-01T00:00:00Z')
  const add = (name: string, role: 'ROLE_PERSON_IN_CHARGE' | 'ROLE_CUSTOMER') =>
    addTestPerson(charts, { agencyCode, name, roles: [role] })
  pic = await add('担当 一郎', 'ROLE_PERSON_IN_CHARGE')
  colleague = await add('担当 二郎', 'ROLE_PERSON_IN_CHARGE')
  customer = await add('逗子 花子', 'ROLE_CUSTOMER')
})

const weekly = { frequency: 'weekly', interval: 1, weekdays: [], until: null }
const createContent = (more: object = {}) => ({
  title: 'フェイシャル',
  customerId: customer.userId,
  start: '2026-12-01 10:00:00',
  minutes: 60,
  repeat: null,
  ...more,
})

async function create(more: object = {}, person = pic): Promise<{ id: string; overlaps: object[] }> {
  const response = await person.post('/calendar/appointments', createContent(more))
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

interface Event {
  title: string
  start: string
  end: string
  userId: string
  category: string
  appointment: { id: string; day: string; customerName: string | null; overlaps: boolean }
}

async function listEvents(
  person: TestPerson,
  userIds: string[] = [],
  until = '2027-01-01',
): Promise<Event[]> {
  const body = { userIds, since: '2026-12-01', until }
  const response = await person.post('/calendar/esthe-between', body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().filter(({ category }: Event) => category === 'appointment')
}
const listStarts = async (person = pic, userIds: string[] = []) =>
  (await listEvents(person, userIds)).map(({ start, title }) => `${start.slice(5, 16)} ${title}`)
const read = async (id: string, day: string, person = pic) =>
  person.get(`/calendar/appointment?id=${id}&day=${day}`)
const change = async (id: string, day: string, scope: string, more: object = {}, person = pic) => {
  const { version } = (await read(id, day)).json()
  const target = { id, day, scope, version: version ?? 1 }
  return person.post('/calendar/appointments/change', { ...createContent(more), ...target })
}
const cancel = async (id: string, day: string, scope: string) => {
  const { version } = (await read(id, day)).json()
  return pic.post('/calendar/appointments/cancel', { id, day, scope, version })
}
const getDay = async (person = pic) => (await person.get('/pic/calte/today')).json()

describe('POST /calendar/appointments', () => {
  it('is in the calendars of who serves it and of its customer, and on the day of the salon', async () => {
    const { id } = await create()
    const appointment = { id, day: '2026-12-01', overlaps: false }
    expect(await listEvents(pic)).toMatchObject([
      {
        title: 'フェイシャル',
        start: '2026-12-01 10:00:00',
        end: '2026-12-01 11:00:00',
        userId: pic.userId,
        appointment: { ...appointment, customerName: '逗子 花子' },
      },
    ])
    expect(await listEvents(customer)).toMatchObject([
      { userId: customer.userId, appointment: { ...appointment, customerName: null } },
    ])
    // A colleague sees it on the day of the salon and in the customer's calendar, but not in the own one.
    expect(await listEvents(colleague)).toEqual([])
    expect(await listEvents(colleague, [customer.userId])).toHaveLength(1)
    expect((await getDay(colleague)).appointments).toMatchObject([
      {
        id,
        title: 'フェイシャル',
        start: '2026-12-01 10:00:00',
        end: '2026-12-01 11:00:00',
        customer: { id: customer.userId, name: '逗子 花子' },
        pic: { id: pic.userId, name: '担当 一郎' },
        overlaps: false,
      },
    ])
  })

  it('may overlap, and says with what', async () => {
    await create({ repeat: weekly })
    const { overlaps } = await create({ title: '電話', customerId: null, start: '2026-12-08 10:59:00' })
    expect(overlaps).toEqual([{ title: 'フェイシャル', start: '2026-12-08 10:00:00' }])
    expect((await create({ start: '2026-12-08 12:00:00' })).overlaps).toEqual([])
    const marked = (await listEvents(pic)).map(({ appointment }) => appointment.overlaps)
    expect(marked).toEqual([false, true, true, false, false, false, false])
    // Somebody else may have something at the same time.
    expect((await create({ start: '2026-12-15 10:00:00' }, colleague)).overlaps).toEqual([])
    expect((await listEvents(customer)).every(({ appointment }) => !appointment.overlaps)).toBe(true)
  })

  it.each([
    ['a blank title', { title: ' 　' }],
    ['a long title', { title: 'あ'.repeat(51) }],
    ['a day that does not exist', { start: '2026-02-30 10:00:00' }],
    ['a time that does not exist', { start: '2026-12-01 24:00:00' }],
    ['a start in the far future', { start: '2036-12-01 10:00:00' }],
    ['a start in the far past', { start: '0001-12-01 10:00:00' }],
    ['no minutes', { minutes: 0 }],
    ['more than half a day', { minutes: 721 }],
    ['fractions of minutes', { minutes: 7.5 }],
    ['an unknown rule', { repeat: { ...weekly, frequency: 'secondly' } }],
    ['an interval of nothing', { repeat: { ...weekly, interval: 0 } }],
    ['a weekday that does not exist', { repeat: { ...weekly, weekdays: [8] } }],
    ['an end before the start', { repeat: { ...weekly, until: '2026-11-30' } }],
    ['an end that is no day', { repeat: { ...weekly, until: '2027-02-29' } }],
    ['an end in the far future', { repeat: { ...weekly, until: '9999-12-31' } }],
    ['a reminder that is no choice', { reminder: 'yes' }],
    ['an id that is none', { customerId: "1' or '1'='1" }],
  ])('400 E3001 for %s', async (_what, more) => {
    const response = await pic.post('/calendar/appointments', createContent(more))
    expect(response.json()).toMatchObject({ code: 'E3001' })
    expect(await listEvents(pic)).toEqual([])
  })

  it('404 for a customer of another salon, 403 for customers, 404 without a salon', async () => {
    const foreign = await addTestPerson(charts, { name: '他店 花子' })
    for (const customerId of [foreign.userId, randomUUID(), colleague.userId])
      expect((await pic.post('/calendar/appointments', createContent({ customerId }))).statusCode).toBe(404)
    expect((await customer.post('/calendar/appointments', createContent())).statusCode).toBe(403)
    const without = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode: null })
    expect(
      (await without.post('/calendar/appointments', createContent({ customerId: null }))).statusCode,
    ).toBe(404)
  })
})

describe('POST /calendar/appointments/change and /cancel', () => {
  it('change one occurrence, it and the following ones, or all', async () => {
    const { id } = await create({ repeat: { ...weekly, until: '2026-12-31' } })
    const repeat = { ...weekly, weekdays: [2], until: '2026-12-31' }
    expect(
      (await change(id, '2026-12-08', 'one', { start: '2026-12-09 15:00:00', title: '延長' })).statusCode,
    ).toBe(200)
    expect(await listStarts()).toEqual([
      '12-01 10:00 フェイシャル',
      '12-09 15:00 延長',
      '12-15 10:00 フェイシャル',
      '12-22 10:00 フェイシャル',
      '12-29 10:00 フェイシャル',
    ])
    const following = await change(id, '2026-12-22', 'following', {
      repeat,
      start: '2026-12-22 11:00:00',
      title: 'ボディ',
    })
    expect(following.json().id).not.toBe(id)
    const ended = { ...repeat, until: '2026-12-21' }
    expect(
      (await change(id, '2026-12-01', 'all', { repeat: ended, start: '2026-12-01 09:30:00', title: '朝' }))
        .statusCode,
    ).toBe(200)
    // The changed occurrence of 8 December stays as it is.
    expect(await listStarts()).toEqual([
      '12-01 09:30 朝',
      '12-09 15:00 延長',
      '12-15 09:30 朝',
      '12-22 11:00 ボディ',
      '12-29 11:00 ボディ',
    ])
  })

  it('keep single changes of days that the appointment stays on, and drop the others', async () => {
    const { id } = await create({ repeat: weekly })
    await cancel(id, '2026-12-08', 'one')
    const repeat = { ...weekly, weekdays: [2] }
    await change(id, '2026-12-15', 'all', { repeat, start: '2026-12-15 12:00:00' })
    expect((await listStarts()).map((row) => row.slice(0, 11))).toEqual([
      '12-01 12:00',
      '12-15 12:00',
      '12-22 12:00',
      '12-29 12:00',
    ])
    await change(id, '2026-12-15', 'all', {
      repeat: { ...weekly, weekdays: [3] },
      start: '2026-12-16 12:00:00',
    })
    expect((await listStarts()).map((row) => row.slice(0, 5))).toEqual([
      '12-02',
      '12-09',
      '12-16',
      '12-23',
      '12-30',
    ])
  })

  it('cancel one, it and the following ones, or all', async () => {
    const { id } = await create({ repeat: weekly })
    await cancel(id, '2026-12-08', 'one')
    expect((await read(id, '2026-12-08')).statusCode).toBe(404)
    await cancel(id, '2026-12-22', 'following')
    expect((await listStarts()).map((row) => row.slice(0, 5))).toEqual(['12-01', '12-15'])
    await cancel(id, '2026-12-15', 'all')
    expect(await listStarts()).toEqual([])
    expect((await read(id, '2026-12-01')).statusCode).toBe(404)
  })

  it('409 for who saw an older version, and only one of two that save at once succeeds', async () => {
    const { id } = await create({ repeat: weekly })
    const target = { id, day: '2026-12-08', scope: 'one', version: 1 }
    const body = { ...createContent({ start: '2026-12-08 13:00:00' }), ...target }
    const saved = await Promise.all(
      [pic, colleague, pic].map((person) => person.post('/calendar/appointments/change', body)),
    )
    expect(saved.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect((await pic.post('/calendar/appointments/cancel', target)).json()).toMatchObject({
      code: 'CHARTS_APPOINTMENT_CHANGED',
    })
  })

  it('404 for another salon and for a day without an occurrence', async () => {
    const { id } = await create({ repeat: weekly })
    const foreign = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
    const target = { id, day: '2026-12-08', scope: 'all', version: 1 }
    expect((await foreign.post('/calendar/appointments/cancel', target)).statusCode).toBe(404)
    expect((await read(id, '2026-12-08', foreign)).statusCode).toBe(404)
    for (const day of ['2026-12-09', '2026-11-24'])
      expect((await pic.post('/calendar/appointments/cancel', { ...target, day })).statusCode).toBe(404)
    expect(
      (await pic.post('/calendar/appointments/cancel', { ...target, day: '2026-02-30' })).statusCode,
    ).toBe(400)
    expect((await customer.post('/calendar/appointments/cancel', target)).statusCode).toBe(403)
  })
})

describe('an appointment', () => {
  it('is read by the salon and by its customer, who may not change it', async () => {
    await charts.deliver('identity.agency-named.v1', {
      agencyCode,
      name: 'サロン結',
      at: '2026-11-01T00:00:00.000Z',
    })
    const { id } = await create({ repeat: weekly })
    expect((await read(id, '2026-12-08', customer)).json()).toEqual({
      id,
      day: '2026-12-08',
      version: 1,
      title: 'フェイシャル',
      start: '2026-12-08 10:00:00',
      minutes: 60,
      repeat: { ...weekly, weekdays: [2] },
      reminder: false,
      isReminded: false,
      customer: { id: customer.userId, name: '逗子 花子' },
      pic: { id: pic.userId, name: '担当 一郎' },
      salonName: 'サロン結',
      editable: false,
    })
    expect((await read(id, '2026-12-08', colleague)).json()).toMatchObject({ editable: true })
    const other = await addTestPerson(charts, { agencyCode })
    expect((await read(id, '2026-12-08', other)).statusCode).toBe(404)
  })

  it('leaves the calendars of both when the customer moves to another salon, and comes back when that is undone', async () => {
    const { id } = await create()
    const moveTo = (code: string, at: string) =>
      deliverMemberChanged(charts, customer.userId, { roles: ['ROLE_CUSTOMER'], agencyCode: code, at })
    await moveTo('100000000009', '2026-12-01T00:00:01.000Z')
    expect(await listEvents(pic)).toEqual([])
    expect((await getDay()).appointments).toEqual([])
    expect((await read(id, '2026-12-01')).statusCode).toBe(404)
    await moveTo(agencyCode, '2026-12-01T00:00:02.000Z')
    expect(await listEvents(pic)).toHaveLength(1)
  })

  it('is rejected as the 1,001st of a person, also as the following ones of a series that go on otherwise', async () => {
    const { id } = await create({ repeat: weekly })
    await sql`insert into appointments (agency_code, pic_id, title, first_at, minutes, last_at, created_at, updated_at)
      select ${agencyCode}, ${pic.userId}, '予約', at, 60, at, at, at
      from generate_series(1, 999), (select ${charts.clock.now}::timestamptz + interval '1 day' as at) as day`.execute(
      charts.database.db,
    )
    const code = async (response: ReturnType<typeof change>) => (await response).json().code
    expect(await code(pic.post('/calendar/appointments', createContent()))).toBe(
      'CHARTS_TOO_MANY_APPOINTMENTS',
    )
    const start = '2026-12-15 12:00:00'
    const repeat = weekly
    for (const person of [pic, colleague])
      expect(await code(change(id, '2026-12-15', 'following', { start, repeat }, person))).toBe(
        'CHARTS_TOO_MANY_APPOINTMENTS',
      )
    // The series on which nothing was changed goes on; a change that makes none more is possible.
    expect((await read(id, '2026-12-22')).statusCode).toBe(200)
    expect((await change(id, '2026-12-15', 'one', { start })).statusCode).toBe(200)
    charts.clock.now = new Date('2026-12-14T00:00:00Z')
    expect((await change(id, '2026-12-15', 'following', { start, repeat })).statusCode).toBe(200)
  })

  it('changes the version of the customer’s calendar that staff poll', async () => {
    const body = { userIds: [customer.userId], since: '2026-12-01', until: '2026-12-02' }
    const poll = async () => (await pic.post('/calendar/esthe-between/version', body)).json().version
    const before = await poll()
    const { id } = await create({ start: '2027-03-01 10:00:00' })
    const created = await poll()
    expect(created).not.toBe(before)
    expect(await poll()).toBe(created)
    await change(id, '2027-03-01', 'all', { start: '2027-03-01 11:00:00' })
    expect(await poll()).not.toBe(created)
  })

  it('is hidden from a session of an easy-login link', async () => {
    await create()
    const easy = await addTestPerson(charts, {
      agencyCode,
      userId: customer.userId,
      assurance: 'low',
      name: '逗子 花子',
    })
    expect(await listEvents(easy)).toEqual([])
  })

  it('is in the log that its customer reads, for each act of the salon', async () => {
    const { id } = await create({ repeat: weekly })
    await change(id, '2026-12-08', 'one', { start: '2026-12-08 11:00:00' })
    await cancel(id, '2026-12-15', 'one')
    const views = (await customer.get('/customer/calte/views')).json()
    expect(
      views.map(({ action, subject, recordId }: Record<string, unknown>) => [action, subject, recordId]),
    ).toEqual(['delete', 'update', 'create'].map((action) => [action, 'appointment', null]))
  })

  it('is in the feeds of both with the name of the salon and without names of people', async () => {
    await create({ repeat: weekly })
    for (const person of [pic, customer]) {
      const { url } = (await person.post('/calendar/feed')).json()
      const file = await person.get(new URL(url).pathname.replace('/api', ''))
      expect(file.body).toContain('RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=TU')
      expect(file.body).toContain('DTSTART;TZID=Asia/Tokyo:20261201T100000')
      expect(file.body).not.toContain('花子')
    }
  })

  it('is in the copy of the customer’s data and goes with the customer; of who served it only the id goes', async () => {
    await create({ repeat: weekly })
    await create({ customerId: null, title: '仕入れ' })
    const { db } = charts.context
    const copy = await readMemberData(db, appointments.personalData ?? [], customer.userId)
    expect(JSON.stringify(copy)).toContain('フェイシャル')
    expect(JSON.stringify(copy)).not.toContain('仕入れ')
    const list = () =>
      db
        .selectFrom('appointments')
        .select(['title', 'pic_id'])
        .where('agency_code', '=', agencyCode)
        .execute()
    await charts.deliver('identity.person-deleted.v1', {
      userId: customer.userId,
      at: '2026-12-01T00:00:00.000Z',
    })
    expect(await list()).toEqual([{ title: '仕入れ', pic_id: pic.userId }])
    await charts.deliver('identity.person-deleted.v1', { userId: pic.userId, at: '2026-12-01T00:00:00.000Z' })
    expect(await list()).toEqual([{ title: '仕入れ', pic_id: null }])
  })
})
