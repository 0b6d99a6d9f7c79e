import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { addDays, formatJstDateTime, getJstDay } from '@hibiki/calendar'
import { type Addressee, createSmtpSender, type MailSender, sendDueMails } from '@hibiki/mail'
import { createSmtpCatcher } from '@hibiki/mail/testing'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContentApp } from '../../testing/content-app.ts'
import { addSound } from '../../testing/sounds.ts'
import { toReminderEnd, toReminderMoment } from '../seven-nights/reminder.rules.ts'
import { enqueueDueReminders } from '../seven-nights/reminders.sql.ts'
import { resolveReminderMail } from '../seven-nights/resolve-reminder-mail.ts'
import { createContentMailQueue } from './mails.sql.ts'
import { mails as mailsModule } from './module.ts'

const FROM = 'no-reply@hibiki.test'
const smtp = await createSmtpCatcher()
const sender = createSmtpSender({ url: smtp.url, from: FROM })
/** What identity knows of members; it responds for everybody else with an address. */
const known = new Map<string, Partial<Addressee> | null | Error>()
const content = await createContentApp({
  resources: {
    mailSender: sender,
    subscribeToReminders: async (memberId) => void known.delete(memberId),
    addressees: async (memberId, type) => {
      const found = known.get(memberId)
      if (found === null) return null
      if (found instanceof Error) throw found
      const link = `https://hibiki.test/advertise?request=cancel&type=${type}&key=${memberId}`
      const email = `${memberId}@example.jp`
      const oneClickUrl = `https://hibiki.test/api/v3/advertise/one-click?type=${type}&key=${memberId}`
      const links = { unsubscribeUrl: link, oneClickUrl }
      return { email, name: '響 花子', language: 'ja', subscribed: true, ...links, ...found }
    },
  },
})
afterAll(async () => {
  sender.close()
  await content.close()
  await smtp.close()
})
const { db } = content.database
const { id: soundId, mediaFileId } = await addSound(content, { title: '朝の森' })
await db.updateTable('media_files').set({ duration_ms: 576_000 }).where('id', '=', mediaFileId).execute()
// The catalogue caches that it was empty.
await vi.waitFor(async () => expect(await content.context.catalogue.medicalSounds()).toHaveLength(1), {
  timeout: 5000,
})

const at = (time: string, day = '2026-11-28') => new Date(`${day}T${time}:00+09:00`)
beforeEach(async () => {
  content.clock.now = at('20:00')
  smtp.mails = []
  smtp.rejectWith = null
  known.clear()
  await db.deleteFrom('mails').execute()
  await db.deleteFrom('seven_nights').execute()
})

const jobs = mailsModule.jobs?.(content.context) ?? []
async function runJob(name: string) {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  await job.run(new AbortController().signal)
}
/** Lets time pass until a moment and runs both jobs. */
async function passTo(now: Date) {
  content.clock.now = now
  await runJob('write-reminders')
  await runJob('send-mails')
}
const listMails = () => db.selectFrom('mails').select(['state', 'facts', 'attempts']).orderBy('id').execute()

async function createMember(wish: object = {}) {
  const userId = randomUUID()
  const headers = { cookie: await content.sessions.cookieFor({ userId, lifetimeSeconds: 9_000_000 }) }
  const post = async (path: string, payload: object = {}) => {
    const { statusCode } = await content.app.inject({ method: 'POST', url: path, headers, payload })
    expect(statusCode).toBe(200)
  }
  const start = (changed: object = {}) =>
    post('/activity/seven-nights/start', {
      aim: 'sleep',
      minutes: 10,
      remindAt: '21:00',
      reminder: true,
      ...wish,
      ...changed,
    })
  await start()
  return {
    userId,
    start,
    end: () => post('/activity/seven-nights/end'),
    setReminder: (change: { reminder?: boolean; remindAt?: string }) =>
      post('/activity/seven-nights/reminder', { reminder: true, remindAt: '21:00', ...change }),
    nextReminder: async () =>
      (await content.app.inject({ url: '/activity/seven-nights', headers })).json().run.nextReminder,
    isReminderOn: async () =>
      (await content.app.inject({ url: '/activity/seven-nights', headers })).json().run.reminder,
    /** Reports ten seconds of listening that end now. */
    listen: async () => {
      const endedAt = content.clock.now
      await post('/dmv/record-playing', {
        dmvTypeCode: '02',
        planCode: '01',
        vibrationId: soundId,
        startDateTime: formatJstDateTime(new Date(endedAt.getTime() - 10_000)),
        endDateTime: formatJstDateTime(endedAt),
        totalPlayingTime: '00:00:10',
        playSessionId: randomUUID(),
      })
    },
  }
}

describe('the reminder of an evening', () => {
  it('comes at the chosen time, and says which night, which sound, how long, and where', async () => {
    const { userId, nextReminder } = await createMember()
    expect(await nextReminder()).toBe('2026-11-28')
    await passTo(new Date(at('21:00').getTime() - 1))
    expect(smtp.mails).toEqual([])
    await passTo(at('21:00'))
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[`${userId}@example.jp`]])
    const { subject, text = '' } = smtp.mails[0]?.mail ?? {}
    expect(subject).toBe('【Hibiki】七夜・第1夜のお知らせ')
    for (const part of [
      '響 花子 様',
      '第1夜（11月28日）',
      '朝の森',
      '約10分',
      '/advertise?request=cancel&type=seven-nights',
    ])
      expect(text).toContain(part)
    expect(text).toContain('http://localhost:3000/mypage/seven-nights?night=2026-11-28\n')
    const { rows: announced } = await content.database.pool.query(
      `select payload from outbox where subject = 'content.evening-announced.v1' and payload->>'memberId' = $1`,
      [userId],
    )
    const payload = { memberId: userId, day: '2026-11-28', at: at('21:00').toISOString() }
    expect(announced).toEqual([{ payload }])
    expect(await nextReminder()).toBe('2026-11-29')
  })

  it.each([
    ['en', 'Seven nights: night 1', '28 November'],
    ['cn', '七夜 · 第1夜提醒', '11月28日'],
    ['tw', '七夜 · 第1夜提醒', '11月28日'],
  ] as const)('is written in %s for a member who reads it', async (language, subject, day) => {
    const { userId } = await createMember()
    known.set(userId, { language })
    await passTo(at('21:00'))
    expect(smtp.mails[0]?.mail.subject).toBe(`【Hibiki】${subject}`)
    expect(smtp.mails[0]?.mail.text).toContain(day)
  })

  it('lets a mail program cancel it with one request', async () => {
    const { userId } = await createMember()
    await passTo(at('21:00'))
    const headers = smtp.mails[0]?.mail.headers ?? []
    const findHeader = (name: string) => headers.find(({ key }) => key === name)?.value
    expect(findHeader('list-unsubscribe')).toBe(
      `<https://hibiki.test/api/v3/advertise/one-click?type=seven-nights&key=${userId}>`,
    )
    expect(findHeader('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  it('comes once an evening however often the jobs run, and on the following evenings until the last', async () => {
    await createMember()
    for (let day = 0; day < 9; day++)
      for (const time of ['20:59', '21:00', '21:01', '21:59', '22:30'])
        await passTo(at(time, addDays('2026-11-28', day)))
    const nights = Array.from({ length: 7 }, (_, index) => `【Hibiki】七夜・第${index + 1}夜のお知らせ`)
    expect(smtp.mails.map(({ mail }) => mail.subject)).toEqual(nights)
  })

  it('does not come when the evening was heard, but on the next', async () => {
    const { listen, nextReminder } = await createMember()
    content.clock.now = at('20:30')
    await listen()
    expect(await nextReminder()).toBe('2026-11-29')
    await passTo(at('21:00'))
    expect(await listMails()).toEqual([])
    await passTo(at('21:00', '2026-11-29'))
    expect(smtp.mails).toHaveLength(1)
  })

  it('does not come when the evening was heard while the mail waited', async () => {
    const { listen } = await createMember()
    content.clock.now = at('21:00')
    await runJob('write-reminders')
    await listen()
    await passTo(at('21:01'))
    expect(smtp.mails).toEqual([])
    expect(await listMails()).toMatchObject([{ state: 'given-up', facts: null }])
  })

  it('does not come for a time that had passed when it was chosen', async () => {
    const { setReminder, start, nextReminder } = await createMember({ reminder: false })
    content.clock.now = at('21:30')
    await setReminder({ remindAt: '21:00' })
    expect(await nextReminder()).toBe('2026-11-29')
    await passTo(at('21:31'))
    await start({ remindAt: '21:15' })
    await passTo(at('21:32'))
    expect(smtp.mails).toEqual([])
  })

  it('follows a change of the time, and is not repeated at a later time of the same evening', async () => {
    const { setReminder, nextReminder } = await createMember()
    await setReminder({ remindAt: '22:00' })
    await passTo(at('21:30'))
    expect(smtp.mails).toEqual([])
    await passTo(at('22:00'))
    await setReminder({ remindAt: '23:00' })
    expect(await nextReminder()).toBe('2026-11-29')
    await passTo(at('23:00'))
    expect(smtp.mails).toHaveLength(1)
  })

  it('is dropped when it could not be sent for an hour, and at midnight', async () => {
    await createMember()
    await createMember({ remindAt: '23:30' })
    await passTo(at('22:00'))
    await passTo(at('00:00', '2026-11-29'))
    expect([smtp.mails, await listMails()]).toEqual([[], []])
    await passTo(at('21:59', '2026-11-29'))
    expect(smtp.mails).toHaveLength(1)
  })

  it.each([
    ['the nights were ended', ({ end }: Awaited<ReturnType<typeof createMember>>) => end()],
    ['it was switched off', ({ setReminder }) => setReminder({ reminder: false })],
    ['new nights were started without it', ({ start }) => start({ reminder: false })],
    [
      'the account was deleted',
      ({ userId }) => content.deliver('identity.person-deleted.v1', { userId, at: '2026-11-28T12:00:00Z' }),
    ],
    ['identity does not know the member any more', async ({ userId }) => void known.set(userId, null)],
  ] as [string, (member: Awaited<ReturnType<typeof createMember>>) => Promise<void>][])(
    'does not come when %s, not even while the mail waited',
    async (_what, change) => {
      const member = await createMember()
      content.clock.now = at('21:00')
      await runJob('write-reminders')
      expect(await listMails()).toHaveLength(1)
      await change(member)
      await passTo(at('21:01'))
      await passTo(at('21:00', '2026-11-29'))
      expect(smtp.mails).toEqual([])
    },
  )

  it('does not come to a member who cancelled it by the link of a mail, until the member asks for it in the app', async () => {
    const { userId, isReminderOn, setReminder } = await createMember()
    known.set(userId, { subscribed: false })
    await passTo(at('21:00'))
    expect([smtp.mails.length, await isReminderOn()]).toEqual([0, false])
    content.clock.now = at('22:00')
    await setReminder({ reminder: true })
    await passTo(at('21:00', '2026-11-29'))
    expect(smtp.mails).toHaveLength(1)
  })
})

describe('a reminder that meets a failure', () => {
  it('comes later while identity does not respond or the mail server is busy', async () => {
    const { userId } = await createMember()
    known.set(userId, new Error('no response'))
    await passTo(at('21:00'))
    known.delete(userId)
    smtp.rejectWith = { responseCode: 451, at: 'data' }
    await passTo(at('21:01'))
    smtp.rejectWith = null
    await passTo(at('21:02'))
    expect(smtp.mails).toEqual([])
    await passTo(at('21:04'))
    expect(smtp.mails).toHaveLength(1)
    expect(await listMails()).toMatchObject([{ state: 'sent', facts: null, attempts: 3 }])
  })

  it('is given up when the server rejects the address', async () => {
    await createMember()
    smtp.rejectWith = { responseCode: 550, at: 'recipient' }
    await passTo(at('21:00'))
    expect(await listMails()).toMatchObject([{ state: 'given-up', facts: null }])
  })

  it('is not sent again when the connection broke before the server could say that it took it', async () => {
    await createMember()
    const { port } = new URL(smtp.url)
    const breaking = createServer((client) => {
      const server = connect(Number(port), '127.0.0.1')
      client.pipe(server)
      server.on('data', (reply) => {
        // The catcher says so of a mail that it has taken.
        if (smtp.mails.length > 0) client.destroy()
        else client.write(reply)
      })
      for (const socket of [client, server]) socket.on('error', () => {})
      client.on('close', () => server.destroy())
    })
    breaking.listen(0, '127.0.0.1')
    await once(breaking, 'listening')
    const url = `smtp://127.0.0.1:${(breaking.address() as AddressInfo).port}`
    const brokenSender = createSmtpSender({ url, from: FROM })
    content.clock.now = at('21:00')
    await enqueueDueReminders(db, { now: at('21:00'), limit: 10 })
    await send({ sender: brokenSender })
    expect(smtp.mails).toHaveLength(1)
    brokenSender.close()
    breaking.close()
    for (const time of ['21:03', '21:30', '21:59']) await passTo(at(time))
    expect(smtp.mails).toHaveLength(1)
  })
})

interface Sending {
  sender: MailSender
  queue?: ReturnType<typeof createContentMailQueue>
  addressees?: typeof content.context.addressees
}
function send({ sender, queue = createContentMailQueue(db), addressees }: Sending) {
  const deps = {
    ...content.context,
    ...(addressees && { addressees }),
    publicOrigin: 'https://hibiki.test',
  }
  return sendDueMails({
    queue,
    resolveMail: (mail) => resolveReminderMail(deps, mail),
    sender,
    from: FROM,
    atMostOnce: true,
    clock: () => content.clock.now,
    log: pino({ level: 'silent' }),
  })
}

/** The first day of nights that the member ended. */
const NEVER = '9999-01-01'

/** How the sending of one replica goes. After a crash nothing of it reaches the database. */
const outcomes = ['ok', 'crash-resolving', 'crash-before', 'crash-after', 'response-lost', 'busy'] as const
type Outcome = (typeof outcomes)[number]

async function runReplica(outcome: Outcome, record: (recipient: string) => void): Promise<void> {
  const real = createContentMailQueue(db)
  let isDead = false
  const die = () => {
    isDead = true
    throw new Error('the process is gone')
  }
  const queue = new Proxy(real, {
    get(target, name: keyof typeof real) {
      return (...args: never[]) => (isDead ? die() : (target[name] as (...all: never[]) => unknown)(...args))
    },
  })
  const sender: MailSender = {
    async send({ to }) {
      if (outcome === 'crash-before') die()
      if (outcome === 'busy') throw Object.assign(new Error('busy'), { responseCode: 451 })
      record(to)
      if (outcome === 'crash-after') die()
      if (outcome === 'response-lost') throw Object.assign(new Error('reset'), { code: 'ESOCKET' })
    },
    close: () => {},
  }
  const addressees: typeof content.context.addressees = (memberId, type) =>
    outcome === 'crash-resolving' ? die() : content.context.addressees(memberId, type)
  await enqueueDueReminders(db, { now: content.clock.now, limit: 10 })
  await send({ sender, queue, addressees }).catch((error) => {
    if (!isDead) throw error
  })
}

it('reminds at most once an evening, at its time and only while it is wished and not heard, whatever crashes', async () => {
  const anyTime = fc.constantFrom('00:10', '20:30', '21:00', '21:05', '22:00', '23:40')
  const anyRun = fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 3 })
  const anyStep = fc.oneof(
    { weight: 4, arbitrary: fc.record({ runs: anyRun }) },
    { weight: 4, arbitrary: fc.record({ passMinutes: fc.constantFrom(1, 3, 3, 11, 59, 300, 1440) }) },
    { weight: 1, arbitrary: fc.record({ set: fc.record({ reminder: fc.boolean(), remindAt: anyTime }) }) },
    { weight: 1, arbitrary: fc.record({ runs: anyRun, switchesOff: fc.constant(true as const) }) },
    { weight: 1, arbitrary: fc.constant({ listens: true as const }) },
    { weight: 1, arbitrary: fc.constantFrom({ ends: true as const }, { restarts: true as const }) },
  )
  await fc.assert(
    fc.asyncProperty(
      anyTime,
      fc.array(anyStep, { minLength: 4, maxLength: 16, size: 'max' }),
      async (remindAt, steps) => {
        // The first reminder is due in a minute.
        content.clock.now = new Date(toReminderMoment('2026-11-28', remindAt).getTime() - 60_000)
        await db.deleteFrom('mails').execute()
        await db.deleteFrom('seven_nights').execute()
        const member = await createMember({ remindAt })
        const model = {
          wish: {
            reminder: true,
            remindAt,
            setAt: content.clock.now,
            firstDay: getJstDay(content.clock.now),
          },
          heard: new Set<string>(),
          sent: new Map<string, number>(),
          /** Evenings whose mail may have left already, or was tried. */
          tried: new Set<string>(),
        }
        let mayRemind = true
        const isDue = () => {
          const { wish, heard } = model
          const [now, day] = [content.clock.now, getJstDay(content.clock.now)]
          const due = toReminderMoment(day, wish.remindAt)
          const isNight = day >= wish.firstDay && day <= addDays(wish.firstDay, 6)
          const isTime = wish.setAt <= due && due <= now && now < toReminderEnd(day, wish.remindAt)
          return wish.reminder && isNight && isTime && !heard.has(day)
        }
        const record = (recipient: string) => {
          expect(recipient).toBe(`${member.userId}@example.jp`)
          expect(mayRemind).toBe(true)
          const day = getJstDay(content.clock.now)
          model.sent.set(day, (model.sent.get(day) ?? 0) + 1)
        }
        const setWish = (change: Partial<typeof model.wish>) =>
          Object.assign(model.wish, { setAt: content.clock.now, ...change })
        for (const step of steps) {
          const day = getJstDay(content.clock.now)
          const hasEnded = model.wish.firstDay === NEVER
          if ('runs' in step) {
            mayRemind = isDue()
            const mustRemind = mayRemind && !model.tried.has(day) && step.runs.every((run) => run === 'ok')
            const off = 'switchesOff' in step && !hasEnded
            await Promise.all([
              ...step.runs.map((outcome) => runReplica(outcome, record)),
              ...(off ? [member.setReminder({ reminder: false, remindAt: model.wish.remindAt })] : []),
            ])
            if (off) setWish({ reminder: false })
            else if (mustRemind) expect(model.sent.get(day)).toBe(1)
            if (mayRemind) model.tried.add(day)
          } else if ('passMinutes' in step)
            content.clock.now = new Date(content.clock.now.getTime() + step.passMinutes * 60_000)
          else if ('set' in step) {
            if (hasEnded) continue
            await member.setReminder(step.set)
            setWish(step.set)
          } else if ('listens' in step) {
            await member.listen()
            model.heard.add(getJstDay(new Date(content.clock.now.getTime() - 10_000)))
          } else if ('ends' in step) {
            await member.end()
            setWish({ reminder: false, firstDay: NEVER })
          } else {
            await member.start()
            setWish({ reminder: true, remindAt, firstDay: day })
          }
          for (const count of model.sent.values()) expect(count).toBe(1)
        }
      },
    ),
    createPropertyParameters({ test: 60, prove: 1000 }),
  )
})
