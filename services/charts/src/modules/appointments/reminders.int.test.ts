import { addDays, DAY_MS, type Day, formatJstDateTime, getJstDay } from '@hibiki/calendar'
import { injectInternalCall } from '@hibiki/http/testing'
import { type Addressee, createSmtpSender, type MailSender, sendDueMails } from '@hibiki/mail'
import { createSmtpCatcher } from '@hibiki/mail/testing'
import { chooseCount, createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  createChartsApp,
  deliverMemberChanged,
  type TestPerson,
} from '../../testing/charts-app.ts'
import { createAppointmentMailQueue } from './appointment-mails.sql.ts'
import { toReminderEnd, toReminderMoment } from './appointment-reminder.rules.ts'
import { enqueueDueReminders } from './appointment-reminders.sql.ts'
import { appointments } from './module.ts'
import { resolveReminderMail } from './resolve-reminder-mail.ts'

const FROM = 'no-reply@hibiki.test'
const smtp = await createSmtpCatcher()
const sender = createSmtpSender({ url: smtp.url, from: FROM })
/** What identity knows of members; it responds for everybody else with an address. */
const known = new Map<string, Partial<Addressee> | null | Error>()
const charts = await createChartsApp({
  mailSender: sender,
  addressees: async (memberId, type) => {
    const found = known.get(memberId)
    if (found === null) return null
    if (found instanceof Error) throw found
    const query = `type=${type}&key=${memberId}`
    return {
      email: `${memberId}@example.jp`,
      name: '逗子 花子',
      language: 'ja',
      subscribed: true,
      unsubscribeUrl: `https://hibiki.test/advertise?request=cancel&${query}`,
      oneClickUrl: `https://hibiki.test/api/v3/advertise/one-click?${query}`,
      ...found,
    }
  },
})
afterAll(async () => {
  sender.close()
  await charts.close()
  await smtp.close()
})
const { db } = charts.database

const at = (moment: string) => new Date(`${moment.replace(' ', 'T')}:00+09:00`)
let agency = 400_000_000_000
let agencyCode: string
let pic: TestPerson
let customer: TestPerson
beforeEach(async () => {
  agency += 1
  agencyCode = String(agency)
  charts.clock.now = at('2026-12-01 09:00')
  smtp.mails = []
  smtp.rejectWith = null
  known.clear()
  await db.deleteFrom('mails').execute()
  await db.deleteFrom('appointments').execute()
  pic = await addTestPerson(charts, { agencyCode, name: '担当 一郎', roles: ['ROLE_PERSON_IN_CHARGE'] })
  customer = await addTestPerson(charts, { agencyCode, name: '逗子 花子' })
  await charts.deliver('identity.agency-named.v1', {
    agencyCode,
    name: 'サロン結',
    at: '2026-11-01T00:00:00.000Z',
  })
})

const jobs = appointments.jobs?.(charts.context) ?? []
async function runJob(name: string) {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  await job.run(new AbortController().signal)
}
/** Lets time pass until a moment and runs both jobs. */
async function passTo(moment: string) {
  charts.clock.now = at(moment)
  await runJob('write-reminders')
  await runJob('send-mails')
}
const listMails = () => db.selectFrom('mails').select(['state', 'facts', 'attempts']).orderBy('id').execute()

const daily = { frequency: 'daily', interval: 1, weekdays: [], until: null }
const createContent = (more: object = {}) => ({
  title: 'フェイシャル',
  customerId: customer.userId,
  start: '2026-12-03 14:00:00',
  minutes: 60,
  repeat: null,
  reminder: true,
  ...more,
})
async function create(more: object = {}): Promise<string> {
  const response = await pic.post('/calendar/appointments', createContent(more))
  expect(response.statusCode, response.body).toBe(200)
  return response.json().id
}
const read = async (id: string, day: string) =>
  (await pic.get(`/calendar/appointment?id=${id}&day=${day}`)).json()
async function change(id: string, day: string, scope: string, more: object = {}): Promise<string> {
  const { version } = await read(id, day)
  const body = { ...createContent(more), id, day, scope, version }
  const response = await pic.post('/calendar/appointments/change', body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().id
}
async function cancel(id: string, day: string, scope = 'all') {
  const { version } = await read(id, day)
  const response = await pic.post('/calendar/appointments/cancel', { id, day, scope, version })
  expect(response.statusCode, response.body).toBe(200)
}

describe('the reminder of an appointment', () => {
  it('comes at six in the evening of the day before, and says when, where and what, and no more', async () => {
    await create()
    await passTo('2026-12-02 17:59')
    expect(smtp.mails).toEqual([])
    await passTo('2026-12-02 18:00')
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[`${customer.userId}@example.jp`]])
    const { subject, text = '', headers } = smtp.mails[0]?.mail ?? {}
    expect(subject).toBe('【Hibiki】明日のご予約のお知らせ')
    for (const part of [
      '逗子 花子 様',
      '2026年12月3日 14:00',
      'サロン結',
      'フェイシャル',
      'https://hibiki.example/mypage/calendar?view=day&day=2026-12-03\n',
      '/advertise?request=cancel&type=appointment',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('担当')
    const findHeader = (name: string) => headers?.find(({ key }) => key === name)?.value
    expect(findHeader('list-unsubscribe')).toBe(
      `<https://hibiki.test/api/v3/advertise/one-click?type=appointment&key=${customer.userId}>`,
    )
    expect(findHeader('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  it.each([
    ['en', 'Your appointment tomorrow', '3 December 2026'],
    ['cn', '明天的预约提醒', '2026年12月3日'],
    ['tw', '明天的預約提醒', '2026年12月3日'],
  ] as const)('is written in %s for a customer who reads it', async (language, subject, day) => {
    await create()
    known.set(customer.userId, { language })
    await passTo('2026-12-02 18:00')
    expect(smtp.mails[0]?.mail.subject).toBe(`【Hibiki】${subject}`)
    expect(smtp.mails[0]?.mail.text).toContain(day)
  })

  it('comes once for each occurrence of a series, however often the jobs run', async () => {
    await create({ repeat: { ...daily, interval: 2, until: '2026-12-07' } })
    for (let day = '2026-12-01'; day < '2026-12-09'; day = addDays(day, 1))
      for (const time of ['17:59', '18:00', '18:01', '20:59', '21:30']) await passTo(`${day} ${time}`)
    const days = smtp.mails.map(({ mail }) => /12月\d+日/.exec(mail.text ?? '')?.[0])
    expect(days).toEqual(['12月3日', '12月5日', '12月7日'])
  })

  it('is chosen for one occurrence or for all, and an app that does not know it leaves it as it is', async () => {
    const id = await create({ repeat: daily, reminder: false })
    await change(id, '2026-12-04', 'one', { start: '2026-12-04 15:00:00', reminder: true })
    const shown = async () =>
      [await read(id, '2026-12-03'), await read(id, '2026-12-04')].map(({ reminder }) => reminder)
    expect(await shown()).toEqual([false, true])
    await change(id, '2026-12-04', 'one', { start: '2026-12-04 16:00:00', reminder: undefined })
    await change(id, '2026-12-03', 'all', {
      start: '2026-12-03 12:00:00',
      repeat: daily,
      reminder: undefined,
    })
    expect(await shown()).toEqual([false, true])
    for (const day of ['02', '03', '04']) await passTo(`2026-12-${day} 18:00`)
    expect(smtp.mails.map(({ mail }) => /12月\d+日 \d+:\d+/.exec(mail.text ?? '')?.[0])).toEqual([
      '12月4日 16:00',
    ])
    expect((await pic.get(`/calendar/appointment?id=${id}&day=2026-12-03`)).json().reminder).toBe(false)
  })

  it.each([
    ['made', async () => void (await create({ start: '2026-12-03 10:00:00' }))],
    [
      'moved there',
      async (id: string) => void (await change(id, '2026-12-20', 'all', { start: '2026-12-03 10:00:00' })),
    ],
  ])('does not come for what was %s after its time', async (_what, act) => {
    const id = await create({ start: '2026-12-20 10:00:00' })
    charts.clock.now = at('2026-12-02 17:59')
    charts.clock.now = new Date(charts.clock.now.getTime() + 1)
    await act(id)
    await passTo('2026-12-02 18:02')
    expect(smtp.mails).toEqual([])
  })

  it('does not come twice when what it reminded of goes on in another series', async () => {
    const series = { repeat: daily, reminder: false }
    const id = await create({ ...series, start: '2026-12-01 14:00:00' })
    await change(id, '2026-12-03', 'one', { start: '2026-12-03 15:00:00' })
    await passTo('2026-12-02 18:00')
    charts.clock.now = at('2026-12-02 18:30')
    await change(id, '2026-12-02', 'following', { ...series, start: '2026-12-02 19:00:00' })
    await passTo('2026-12-02 18:31')
    expect(smtp.mails).toHaveLength(1)
  })

  it('comes again for another day to which the appointment moves', async () => {
    const id = await create()
    await passTo('2026-12-02 18:00')
    charts.clock.now = at('2026-12-02 18:30')
    await change(id, '2026-12-03', 'all', { start: '2026-12-08 14:00:00' })
    await passTo('2026-12-07 18:00')
    expect(smtp.mails).toHaveLength(2)
  })

  it('is dropped when it could not be sent by nine in the evening', async () => {
    await create()
    await passTo('2026-12-02 21:00')
    await passTo('2026-12-03 08:00')
    expect([smtp.mails, await listMails()]).toEqual([[], []])
  })

  it.each([
    ['the appointment was cancelled', (id: string) => cancel(id, '2026-12-03')],
    ['it moved', (id) => change(id, '2026-12-03', 'all', { start: '2026-12-03 15:00:00' })],
    ['the reminder was switched off', (id) => change(id, '2026-12-03', 'all', { reminder: false })],
    ['it has no customer any more', (id) => change(id, '2026-12-03', 'all', { customerId: null })],
    [
      'the customer left the salon',
      () =>
        deliverMemberChanged(charts, customer.userId, {
          roles: ['ROLE_CUSTOMER'],
          agencyCode: '100000000009',
          at: '2026-12-02T09:00:01.000Z',
        }),
    ],
    [
      'the account was deleted',
      () =>
        charts.deliver('identity.person-deleted.v1', {
          userId: customer.userId,
          at: '2026-12-02T09:00:00Z',
        }),
    ],
    ['identity does not know the customer any more', async () => void known.set(customer.userId, null)],
    ['the customer cancelled such mails', async () => void known.set(customer.userId, { subscribed: false })],
  ] as [string, (id: string) => Promise<unknown>][])(
    'does not come when %s, not even while the mail waited',
    async (_what, act) => {
      const id = await create()
      charts.clock.now = at('2026-12-02 18:00')
      await runJob('write-reminders')
      expect(await listMails()).toHaveLength(1)
      charts.clock.now = at('2026-12-02 18:01')
      await act(id)
      for (const time of ['18:01', '18:05', '20:00']) await passTo(`2026-12-02 ${time}`)
      expect(smtp.mails).toEqual([])
      expect((await listMails()).filter(({ state }) => state === 'waiting')).toEqual([])
    },
  )

  it('still comes when another occurrence changes while the mail waits', async () => {
    const id = await create({ start: '2026-12-01 14:00:00', repeat: daily })
    charts.clock.now = at('2026-12-02 18:00')
    await runJob('write-reminders')
    await cancel(id, '2026-12-10', 'one')
    await passTo('2026-12-02 18:01')
    expect(smtp.mails).toHaveLength(1)
  })

  it('comes later while identity does not respond or the mail server is busy', async () => {
    await create()
    known.set(customer.userId, new Error('no response'))
    await passTo('2026-12-02 18:00')
    known.delete(customer.userId)
    smtp.rejectWith = { responseCode: 451, at: 'data' }
    await passTo('2026-12-02 18:01')
    smtp.rejectWith = null
    expect(smtp.mails).toEqual([])
    await passTo('2026-12-02 18:04')
    expect(smtp.mails).toHaveLength(1)
    expect(await listMails()).toMatchObject([{ state: 'sent', facts: null, attempts: 3 }])
  })
})

describe('the reminder of a day with several appointments', () => {
  const listMoments = () =>
    smtp.mails.map(({ mail }) =>
      mail.text?.match(/\d+:\d\d\n\n\[内容\]\n.+/g)?.map((part) => part.split(/\n+/)),
    )

  it('is one mail that names all of them that have a reminder, first things first', async () => {
    await create({ start: '2026-12-03 16:00:00', title: 'ボディ' })
    await create()
    await create({ start: '2026-12-03 18:00:00', title: '電話', reminder: false })
    await create({ start: '2026-12-04 10:00:00', title: '翌日' })
    for (const time of ['18:00', '18:01', '20:00']) await passTo(`2026-12-02 ${time}`)
    expect(listMoments()).toEqual([
      [
        ['14:00', '[内容]', 'フェイシャル'],
        ['16:00', '[内容]', 'ボディ'],
      ],
    ])
    expect(smtp.mails[0]?.mail.text?.match(/サロン結/g)).toHaveLength(1)
    await passTo('2026-12-03 18:00')
    expect(listMoments()[1]).toEqual([['10:00', '[内容]', '翌日']])
  })

  it('speaks of several in English', async () => {
    await create()
    await create({ start: '2026-12-03 16:00:00' })
    known.set(customer.userId, { language: 'en' })
    await passTo('2026-12-02 18:00')
    expect(smtp.mails[0]?.mail.subject).toBe('【Hibiki】Your appointments tomorrow')
  })

  it('names what is left when one of them is cancelled or moves while the mail waits', async () => {
    const [first, second] = [await create(), await create({ start: '2026-12-03 16:00:00' })]
    await create({ start: '2026-12-03 17:00:00', title: 'ボディ' })
    charts.clock.now = at('2026-12-02 18:00')
    await runJob('write-reminders')
    await cancel(first, '2026-12-03')
    await change(second, '2026-12-03', 'all', { start: '2026-12-03 19:00:00' })
    await passTo('2026-12-02 18:01')
    expect(listMoments()).toEqual([[['17:00', '[内容]', 'ボディ']]])
  })

  it('keeps one mail for each appointment of what the release before has written', async () => {
    await create()
    const appointmentId = await create({ start: '2026-12-03 16:00:00', title: 'ボディ' })
    charts.clock.now = at('2026-12-02 18:00')
    await db
      .insertInto('mails')
      .values({
        user_id: customer.userId,
        template: 'appointment-reminder',
        facts: JSON.stringify({ appointmentId, agencyCode, day: '2026-12-03', startDay: '2026-12-03' }),
        once: `appointment:${appointmentId}:2026-12-03:2026-12-03`,
        created_at: charts.clock.now,
        next_attempt_at: charts.clock.now,
        useless_after: toReminderEnd('2026-12-03'),
      })
      .execute()
    await runJob('send-mails')
    expect(listMoments()).toEqual([[['16:00', '[内容]', 'ボディ']]])
  })
})

describe('charts.appointments-announced.v1', () => {
  const listAnnounced = async () => {
    const { rows } = await charts.database.pool.query(
      `select payload from outbox where subject = 'charts.appointments-announced.v1'
        and payload->>'memberId' = $1 order by payload->>'at'`,
      [customer.userId],
    )
    return rows.map(({ payload }) => payload)
  }

  it('is published once for a day, whatever changes and however many replicas there are, and says nothing of the appointments', async () => {
    const id = await create()
    await create({ start: '2026-12-03 16:00:00' })
    charts.clock.now = at('2026-12-02 18:00')
    const enqueue = () => enqueueDueReminders(db, { now: charts.clock.now, limit: 10 })
    await Promise.all([enqueue(), enqueue(), enqueue()])
    await change(id, '2026-12-03', 'all', { start: '2026-12-03 15:00:00' })
    for (const time of ['18:05', '20:00']) await passTo(`2026-12-02 ${time}`)
    expect(await listAnnounced()).toEqual([
      {
        memberId: customer.userId,
        day: '2026-12-03',
        until: '2026-12-02T12:00:00.000Z',
        at: '2026-12-02T09:00:00.000Z',
      },
    ])
  })

  it('is published when the customer cancelled the mails, too, but not for what has no reminder', async () => {
    known.set(customer.userId, { subscribed: false })
    await create()
    await create({ start: '2026-12-04 10:00:00', reminder: false })
    await passTo('2026-12-02 18:00')
    await passTo('2026-12-03 18:00')
    expect(await listAnnounced()).toMatchObject([{ day: '2026-12-03' }])
  })
})

describe('GET /internal/members/{id}/due-reminder', () => {
  const isDue = async (day = '2026-12-03', person = customer) => {
    const url = `/internal/members/${person.userId}/due-reminder?day=${day}`
    const response = await injectInternalCall(charts.app, url)
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }

  it('says whether something is due in the hours of reminders', async () => {
    await create()
    const responses = []
    for (const time of ['17:59', '18:00', '20:59', '21:00']) {
      charts.clock.now = at(`2026-12-02 ${time}`)
      responses.push((await isDue()).isDue)
    }
    expect(responses).toEqual([false, true, true, false])
    charts.clock.now = at('2026-12-02 18:00')
    expect([await isDue('2026-12-04'), await isDue('2026-12-03', pic)]).toEqual([
      { isDue: false },
      { isDue: false },
    ])
  })

  it('says no after the last one of the day was cancelled or moved', async () => {
    const [first, second] = [await create(), await create({ start: '2026-12-03 16:00:00' })]
    charts.clock.now = at('2026-12-02 18:00')
    await cancel(first, '2026-12-03')
    expect(await isDue()).toEqual({ isDue: true })
    await change(second, '2026-12-03', 'all', { start: '2026-12-05 16:00:00' })
    expect(await isDue()).toEqual({ isDue: false })
  })

  it('rejects a day that does not exist, and whoever is no service', async () => {
    const url = `/internal/members/${customer.userId}/due-reminder?day=2026-02-30`
    expect((await injectInternalCall(charts.app, url)).statusCode).toBe(400)
    expect((await customer.get(url)).statusCode).toBe(404)
  })
})

describe('GET /calendar/appointment', () => {
  it('tells that no reminder comes for what is made or changed after its time', async () => {
    charts.clock.now = at('2026-12-02 17:59')
    const early = await create()
    const isReminded = async (id: string, day = '2026-12-03') => {
      const { reminder, isReminded: shown } = await read(id, day)
      return { reminder, shown }
    }
    expect(await isReminded(early)).toEqual({ reminder: true, shown: true })
    charts.clock.now = at('2026-12-02 18:00')
    const late = await create({ repeat: daily })
    expect(await isReminded(late)).toEqual({ reminder: true, shown: false })
    expect(await isReminded(late, '2026-12-04')).toEqual({ reminder: true, shown: true })
    await change(late, '2026-12-04', 'one', { start: '2026-12-03 20:00:00' })
    expect(await isReminded(late, '2026-12-04')).toEqual({ reminder: true, shown: false })
    expect(await isReminded(early)).toEqual({ reminder: true, shown: true })
    charts.clock.now = at('2026-12-03 00:00')
    expect(await isReminded(early)).toEqual({ reminder: true, shown: null })
  })

  it.each([
    ['a single appointment', null, 'all'],
    ['one of a series', daily, 'one'],
    ['one of a series and those after it', { ...daily, until: '2026-12-30' }, 'following'],
    ['a series', daily, 'all'],
  ] as const)(
    'tells of the reminder that came when only the title of %s changes afterwards',
    async (_what, repeat, scope) => {
      charts.clock.now = at('2026-12-02 12:00')
      const start = repeat ? '2026-12-01 14:00:00' : '2026-12-03 14:00:00'
      let id = await create({ repeat, start })
      charts.clock.now = at('2026-12-02 19:00')
      id = await change(id, '2026-12-03', scope, { repeat, title: 'ボディ' })
      expect(await read(id, '2026-12-03')).toMatchObject({ title: 'ボディ', isReminded: true })
      id = await change(id, '2026-12-03', scope, { repeat, title: 'ボディ', start: '2026-12-03 20:00:00' })
      expect(await read(id, '2026-12-03')).toMatchObject({ isReminded: false })
    },
  )

  it.each(['following', 'all'] as const)(
    'tells of no reminder for one that was moved and moved back, after another title of %s',
    async (scope) => {
      charts.clock.now = at('2026-12-02 12:00')
      const repeat = { ...daily, until: '2026-12-30' }
      let id = await create({ repeat, start: '2026-12-01 14:00:00' })
      charts.clock.now = at('2026-12-02 19:00')
      await change(id, '2026-12-03', 'one', { repeat, start: '2026-12-03 20:00:00' })
      await change(id, '2026-12-03', 'one', { repeat })
      id = await change(id, '2026-12-03', scope, { repeat, title: 'ボディ' })
      expect(await read(id, '2026-12-03')).toMatchObject({ title: 'ボディ', isReminded: false })
      expect(await read(id, '2026-12-04')).toMatchObject({ title: 'ボディ', isReminded: true })
    },
  )
})

/** How the sending of one replica goes. After a crash nothing of it reaches the database. */
const outcomes = [
  'ok',
  'ok',
  'crash-resolving',
  'crash-before',
  'crash-after',
  'response-lost',
  'busy',
] as const
type Outcome = (typeof outcomes)[number]

/** @param between happens after the replica has read the appointment and before it records the mail as sent */
async function runReplica(
  outcome: Outcome,
  record: (text: string) => void,
  between?: () => Promise<void>,
): Promise<void> {
  const real = createAppointmentMailQueue(db)
  let isDead = false
  const die = () => {
    isDead = true
    throw new Error('the process is gone')
  }
  const queue = new Proxy(real, {
    get(target, name: keyof typeof real) {
      return async (...args: never[]) => {
        if (isDead) die()
        if (name === 'finish') await between?.()
        return (target[name] as (...all: never[]) => unknown)(...args)
      }
    },
  })
  const replicaSender: MailSender = {
    async send({ text }) {
      if (outcome === 'crash-before') die()
      if (outcome === 'busy') throw Object.assign(new Error('busy'), { responseCode: 451 })
      record(text)
      if (outcome === 'crash-after') die()
      if (outcome === 'response-lost') throw Object.assign(new Error('reset'), { code: 'ESOCKET' })
    },
    close: () => {},
  }
  const addressees: typeof charts.context.addressees = (memberId, type) =>
    outcome === 'crash-resolving' ? die() : charts.context.addressees(memberId, type)
  await enqueueDueReminders(db, { now: charts.clock.now, limit: 10 })
  await sendDueMails({
    queue,
    resolveMail: (mail) =>
      resolveReminderMail({ ...charts.context, addressees, publicOrigin: 'https://hibiki.test' }, mail),
    sender: replicaSender,
    from: FROM,
    atMostOnce: true,
    clock: () => charts.clock.now,
    log: pino({ level: 'silent' }),
  }).catch((error) => {
    if (!isDead) throw error
  })
}

/** What the model knows of the occurrence of a day. */
interface Planned {
  /** Which series it belongs to. */
  id: string
  hour: number
  /** Null follows the series, also in what it says. */
  own: { reminder: boolean | null; plannedAt: Date | null } | null
  isCancelled: boolean
}

const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`
/** Times of day to which the clock moves: before, during and after the hours of reminders. */
const times = ['10:00', '17:58', '17:59', '18:00', '18:00', '18:03', '19:00', '20:59', '21:00'] as const
const FIRST_DAY = '2026-12-02'
const DAYS = Array.from({ length: 6 }, (_, index) => addDays(FIRST_DAY, index))

/** A daily appointment as its history says, day by day. */
class Model {
  readonly planned = new Map<Day, Planned>()
  readonly series = new Map<string, { hour: number; reminder: boolean; plannedAt: Date }>()
  readonly sent = new Map<Day, number>()
  readonly tried = new Set<Day>()
  isSubscribed = true

  constructor(id: string, hour: number, reminder: boolean) {
    this.series.set(id, { hour, reminder, plannedAt: charts.clock.now })
    for (const day of DAYS) this.planned.set(day, { id, hour, own: null, isCancelled: false })
  }

  /** Returns the hour of which the day's reminder has to speak now; null when none may come. */
  findDueHour(day: Day): number | null {
    return this.isSubscribed ? this.findPlannedHour(day) : null
  }

  /** Returns the hour of which the day's reminder would speak now to somebody who wants such mails. */
  findPlannedHour(day: Day): number | null {
    const planned = this.planned.get(day)
    if (!planned || planned.isCancelled) return null
    const series = this.series.get(planned.id)
    if (!series) return null
    const { own } = planned
    const now = charts.clock.now
    const [due, end] = [toReminderMoment(day), toReminderEnd(day)]
    const latest = new Date(due.getTime() - 60_000)
    const isFollowing = own === null || own.reminder === null
    const reminder = own?.reminder ?? series.reminder
    const isEarly =
      (!own?.plannedAt || own.plannedAt <= latest) && (!isFollowing || series.plannedAt <= latest)
    return reminder && isEarly && now >= due && now < end ? planned.hour : null
  }
}

type Change =
  | { act: 'move'; scope: 'one' | 'following' | 'all'; offset: number; hour: number; reminder: boolean }
  | { act: 'rename'; scope: 'one' | 'following' | 'all'; offset: number }
  | { act: 'cancel'; scope: 'one' | 'following'; offset: number }

/** Applies a change to the product and, when it is done, to the model. */
async function applyChange(model: Model, step: Change): Promise<void> {
  const day = DAYS[step.offset] as Day
  const planned = model.planned.get(day)
  if (!planned || planned.isCancelled) return
  const { id } = planned
  const now = charts.clock.now
  const daysOf = (from: Day) => DAYS.filter((one) => one >= from && model.planned.get(one)?.id === id)
  const isFirst = daysOf(DAYS[0] as Day)[0] === day
  if (step.act === 'cancel') {
    await cancel(id, day, step.scope)
    if (step.scope === 'one') planned.isCancelled = true
    else for (const one of daysOf(day)) model.planned.delete(one)
    return
  }
  const series = model.series.get(id)
  if (!series) throw new Error('the series is unknown')
  const { own } = planned
  const hadReminder = own?.reminder ?? series.reminder
  const { scope } = step
  const { hour, reminder } = step.act === 'move' ? step : { hour: planned.hour, reminder: hadReminder }
  const end = daysOf(day).at(-1) as Day
  const repeat = { ...daily, until: end }
  const start = `${day} ${formatHour(hour)}:00`
  const title = step.act === 'move' ? 'フェイシャル' : 'ボディ'
  const savedId = await change(id, day, scope, { start, reminder, repeat, title })
  const isSame = hour === planned.hour && reminder === hadReminder
  if (scope === 'one') {
    planned.hour = hour
    planned.own = isSame
      ? (own ?? { reminder: null, plannedAt: null })
      : { reminder: reminder === series.reminder ? null : reminder, plannedAt: now }
    return
  }
  // Nothing is planned anew when all have that hour and that reminder already.
  const isSameSeries = isSame && hour === series.hour && reminder === series.reminder && !own?.plannedAt
  const plannedAt = isSameSeries ? series.plannedAt : now
  if (scope === 'following' && !isFirst) {
    model.series.set(savedId, { hour, reminder, plannedAt })
    for (const one of daysOf(day)) {
      const each = model.planned.get(one) as Planned
      each.id = savedId
      if (one > day && (each.own || each.isCancelled)) {
        if (each.own && !isSameSeries) each.own = { ...each.own, plannedAt: now }
      } else Object.assign(each, { hour, own: null, isCancelled: false })
    }
    return
  }
  Object.assign(series, { hour, reminder, plannedAt })
  for (const one of daysOf(DAYS[0] as Day)) {
    const each = model.planned.get(one) as Planned
    if (one === day || (!each.own && !each.isCancelled))
      Object.assign(each, { hour, own: null, isCancelled: false })
  }
}

it(
  'reminds at most once of an occurrence, in its hours, with its time, and only while it is there and wished',
  async () => {
    const anyHour = fc.constantFrom(9, 10, 14, 19)
    const anyOffset = fc.nat({ max: DAYS.length - 1 })
    const anyChange: fc.Arbitrary<Change> = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          act: fc.constant('move' as const),
          scope: fc.constantFrom('one', 'one', 'following', 'all'),
          offset: anyOffset,
          hour: anyHour,
          reminder: fc.boolean(),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          act: fc.constant('rename' as const),
          scope: fc.constantFrom('one', 'following', 'all'),
          offset: anyOffset,
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          act: fc.constant('cancel' as const),
          scope: fc.constantFrom('one', 'one', 'one', 'following'),
          offset: anyOffset,
        }),
      },
    )
    const anyRun = fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 3 })
    const anyStep = fc.oneof(
      { weight: 4, arbitrary: fc.record({ runs: anyRun }) },
      { weight: 2, arbitrary: fc.record({ runs: anyRun, meanwhile: anyChange }) },
      { weight: 2, arbitrary: fc.record({ runs: fc.constant(['ok' as const]), between: anyChange }) },
      { weight: 6, arbitrary: fc.record({ passTo: fc.constantFrom(...times) }) },
      { weight: 3, arbitrary: fc.record({ change: anyChange }) },
      { weight: 1, arbitrary: fc.record({ subscribed: fc.boolean() }) },
    )
    await fc.assert(
      fc.asyncProperty(
        anyHour,
        fc.boolean(),
        fc.array(anyStep, { minLength: 6, maxLength: 20, size: 'max' }),
        async (hour, isOn, steps) => {
          charts.clock.now = at('2026-12-01 17:58')
          await db.deleteFrom('mails').execute()
          await db.deleteFrom('appointments').execute()
          known.clear()
          const repeat = { ...daily, until: DAYS.at(-1) }
          const id = await create({ start: `${FIRST_DAY} ${formatHour(hour)}:00`, repeat, reminder: isOn })
          const model = new Model(id, hour, isOn)
          for (const step of steps) {
            if ('passTo' in step) {
              const today = at(`${getJstDay(charts.clock.now)} ${step.passTo}`)
              charts.clock.now = today > charts.clock.now ? today : new Date(today.getTime() + DAY_MS)
            } else if ('subscribed' in step) {
              model.isSubscribed = step.subscribed
              known.set(customer.userId, { subscribed: step.subscribed })
            } else if ('change' in step) {
              await applyChange(model, step.change)
            } else {
              const day = addDays(getJstDay(charts.clock.now), 1)
              const before = model.findDueHour(day)
              const isPlanned = model.findPlannedHour(day) !== null
              const received: string[] = []
              let changed: Promise<void> | undefined
              const between = async () => {
                if (!('between' in step)) return
                changed ??= applyChange(model, step.between)
                await changed
              }
              await Promise.all([
                ...step.runs.map((outcome) =>
                  runReplica(outcome, (text) => void received.push(text), between),
                ),
                ...('meanwhile' in step ? [applyChange(model, step.meanwhile)] : []),
              ])
              // A mail that left before a change speaks of what was planned until then.
              const after = model.findDueHour(day)
              const allowed = (changed ? [after] : [before, after]).filter((one) => one !== null)
              for (const text of received) {
                const due = allowed.find((one) => text.includes(formatHour(one)))
                expect(due, `${formatJstDateTime(charts.clock.now)} ${text}`).toBeDefined()
                expect(text).toContain(`12月${Number(day.slice(8))}日`)
              }
              model.sent.set(day, (model.sent.get(day) ?? 0) + received.length)
              expect(model.sent.get(day)).toBeLessThanOrEqual(1)
              const mustCome = before !== null && !('meanwhile' in step) && !changed && !model.tried.has(day)
              if (mustCome && step.runs.every((run) => run === 'ok')) expect(model.sent.get(day)).toBe(1)
              // A mail that was dropped, because it was not wanted then, does not come later either.
              if (isPlanned || model.findPlannedHour(day) !== null) model.tried.add(day)
            }
          }
        },
      ),
      createPropertyParameters({ test: 30, prove: 3000 }),
    )
  },
  chooseCount({ test: 120_000, prove: 1_200_000 }),
)

it('forgets the reminders of a customer who is erased, also one that is written at that moment', async () => {
  await create()
  charts.clock.now = at('2026-12-02 18:00')
  await Promise.all([
    enqueueDueReminders(db, { now: charts.clock.now, limit: 10 }),
    charts.deliver('identity.person-deleted.v1', { userId: customer.userId, at: '2026-12-02T09:00:00Z' }),
  ])
  await enqueueDueReminders(db, { now: charts.clock.now, limit: 10 })
  expect(await listMails()).toEqual([])
})
