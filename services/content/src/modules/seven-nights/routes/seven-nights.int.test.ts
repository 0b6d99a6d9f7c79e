import { randomUUID } from 'node:crypto'
import { addDays, DAY_MS, formatJstDateTime, getJstDay } from '@hibiki/calendar'
import { saveEntitlements } from '@hibiki/projections'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'

const subscribed: string[] = []
const content = await createContentApp({
  resources: { subscribeToReminders: async (memberId) => void subscribed.push(memberId) },
})
afterAll(() => content.close())

/** 20:00 in Japan. */
const evening = new Date('2026-11-28T11:00:00Z')
beforeEach(() => {
  content.clock.now = evening
})

const wish = { aim: 'sleep', minutes: 10, remindAt: '22:00', reminder: false }
const soundIds: string[] = []
for (let index = 0; index < 8; index++) soundIds.push((await addSound(content)).id)

interface NightOfResponse {
  day: string
  state: string
  seconds: number
  composed: { id: string }
  heard: { id: string } | null
}

async function createMember(authorities: string[] = []) {
  const userId = randomUUID()
  const cookie = await content.sessions.cookieFor({ userId, authorities, lifetimeSeconds: 9_000_000 })
  const headers = { cookie }
  const post = (path: string, payload: object = {}) =>
    content.app.inject({ method: 'POST', url: `/activity/seven-nights/${path}`, headers, payload })
  const read = async () => (await content.app.inject({ url: '/activity/seven-nights', headers })).json()
  return {
    userId,
    post,
    read,
    start: (of: Partial<typeof wish> = {}) => post('start', { ...wish, ...of }),
    nights: async (): Promise<NightOfResponse[]> => (await read()).run.nights,
    states: async () => (await read()).run.nights.map(({ state }: NightOfResponse) => state),
    tonightsSound: async (): Promise<string> =>
      (await content.app.inject({ url: '/soundesthe/random?tonight=true', headers })).json().id,
    /** Reports a play of some seconds that began at a moment, which may be long ago. */
    play: (startedAt: Date, seconds = 60, soundId = soundIds[0]) =>
      content.app.inject({
        method: 'POST',
        url: '/dmv/record-playing',
        headers,
        payload: {
          dmvTypeCode: '02',
          planCode: '01',
          vibrationId: soundId,
          startDateTime: formatJstDateTime(startedAt),
          endDateTime: formatJstDateTime(new Date(startedAt.getTime() + seconds * 1000)),
          totalPlayingTime: new Date(seconds * 1000).toISOString().slice(11, 19),
          playSessionId: randomUUID(),
        },
      }),
  }
}

describe('POST /activity/seven-nights/start', () => {
  it('composes seven evenings from today in Japan on, no sound twice', async () => {
    const { read, start, nights } = await createMember()
    expect(await read()).toEqual({ isOfferOpen: true, run: null })
    await vi.waitFor(async () => expect((await start()).statusCode).toBe(200), { timeout: 5000 })
    expect((await nights()).map(({ day }) => day)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays('2026-11-28', index)),
    )
    expect(new Set((await nights()).map(({ composed }) => composed.id)).size).toBe(7)
    expect(await read()).toMatchObject({
      isOfferOpen: false,
      run: { ...wish, tonight: 1, isFinished: false, planNote: null },
    })
  })

  it('replaces earlier nights, from the day of the restart on', async () => {
    const { start, nights, read } = await createMember()
    await start()
    content.clock.now = new Date(evening.getTime() + 3 * DAY_MS)
    await start({ aim: 'focus', minutes: 20 })
    expect((await nights())[0]?.day).toBe('2026-12-01')
    expect((await read()).run).toMatchObject({ aim: 'focus', minutes: 20, tonight: 1 })
  })

  it.each([
    ['an unknown aim', { aim: 'cure' }],
    ['a length that is not offered', { minutes: 15 }],
    ['a time that does not exist', { remindAt: '24:00' }],
    ['a time without a leading zero', { remindAt: '9:00' }],
    ['no word on the reminder', { reminder: undefined }],
  ])('rejects %s with 400 E3001', async (_what, fields) => {
    const { post, read } = await createMember()
    const response = await post('start', { ...wish, ...fields })
    expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
    expect((await read()).run).toBeNull()
  })

  it('rejects with 404 CONTENT_NO_SOUND while there is no sound', async () => {
    const empty = await createContentApp()
    const cookie = await empty.sessions.cookieFor()
    const response = await empty.app.inject({
      method: 'POST',
      url: '/activity/seven-nights/start',
      headers: { cookie },
      payload: wish,
    })
    expect([response.statusCode, response.json().code]).toEqual([404, 'CONTENT_NO_SOUND'])
    await empty.close()
  })
})

describe('GET /activity/seven-nights', () => {
  it('draws the petal of the evening with any sound that was heard, and keeps both sounds', async () => {
    const { start, play, nights, tonightsSound } = await createMember()
    await start()
    const [first] = await nights()
    expect(await tonightsSound()).toBe(first?.composed.id)
    const another = soundIds.find((id) => id !== first?.composed.id)
    await play(new Date(evening.getTime() - 120_000), 60, another)
    expect((await nights())[0]).toMatchObject({
      state: 'drawn',
      seconds: 60,
      composed: { id: first?.composed.id },
      heard: { id: another },
    })
    expect(await tonightsSound()).toBe(first?.composed.id)
  })

  it('draws no petal for a play of less than five seconds', async () => {
    const { start, play, states } = await createMember()
    await start()
    await play(new Date(evening.getTime() - 60_000), 4)
    expect((await states())[0]).toBe('open')
    await play(new Date(evening.getTime() - 30_000), 5)
    expect((await states())[0]).toBe('drawn')
  })

  it('leaves a gap at midnight in Japan, which a late report of that evening fills', async () => {
    const { start, play, states } = await createMember()
    await start()
    content.clock.now = new Date('2026-11-28T14:59:59Z')
    expect((await states()).slice(0, 2)).toEqual(['open', 'ahead'])
    content.clock.now = new Date('2026-11-28T15:00:00Z')
    expect((await states()).slice(0, 2)).toEqual(['missed', 'open'])
    await play(new Date('2026-11-28T14:50:00Z'))
    expect((await states()).slice(0, 2)).toEqual(['drawn', 'open'])
  })

  it('replaces a sound that was withdrawn, for the list and for tonight alike', async () => {
    const { start, nights, tonightsSound } = await createMember()
    await start()
    const before = await nights()
    const withdrawnId = before[0]?.composed.id ?? ''
    await content.database.db
      .updateTable('sounds')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', withdrawnId)
      .execute()
    await vi.waitFor(async () => expect((await nights())[0]?.composed.id).not.toBe(withdrawnId), {
      timeout: 5000,
    })
    const after = await nights()
    expect(after.slice(1)).toEqual(before.slice(1))
    expect(after[0]?.composed.id).not.toBe(after[1]?.composed.id)
    expect(await tonightsSound()).toBe(after[0]?.composed.id)
    await content.database.db
      .updateTable('sounds')
      .set({ withdrawn_at: null })
      .where('id', '=', withdrawnId)
      .execute()
  })

  it('follows plays that arrive in any order and in parallel, restarts and the moving clock', async () => {
    const anyStep = fc.oneof(
      fc.record({
        // Hours before now, so that a play may belong to any of the nights, or to a day before them.
        plays: fc.array(
          fc.record({ hoursAgo: fc.integer({ min: 1, max: 200 }), seconds: fc.integer({ min: 1, max: 90 }) }),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
      }),
      fc.record({ passHours: fc.integer({ min: 1, max: 40 }) }),
      fc.constant({ restarts: true as const }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 8 }), async (steps) => {
        content.clock.now = evening
        const { start, play, nights, read } = await createMember()
        await start()
        let firstDay = '2026-11-28'
        const daysHeard = new Set<string>()
        for (const step of steps) {
          if ('passHours' in step)
            content.clock.now = new Date(content.clock.now.getTime() + step.passHours * 3_600_000)
          else if ('restarts' in step) {
            await start()
            firstDay = getJstDay(content.clock.now)
          } else {
            const from = (hoursAgo: number) => new Date(content.clock.now.getTime() - hoursAgo * 3_600_000)
            const plays = step.plays.filter(
              ({ hoursAgo }, index, all) => all.findIndex((other) => other.hoursAgo === hoursAgo) === index,
            )
            await Promise.all(plays.map(({ hoursAgo, seconds }) => play(from(hoursAgo), seconds)))
            for (const { hoursAgo, seconds } of plays)
              if (seconds >= 5) daysHeard.add(getJstDay(from(hoursAgo)))
          }
          const today = getJstDay(content.clock.now)
          for (const { day, state } of await nights()) {
            const undrawn = day === today ? 'open' : day < today ? 'missed' : 'ahead'
            expect(state).toBe(daysHeard.has(day) ? 'drawn' : undrawn)
          }
          const { run } = await read()
          const isOver = today > addDays(firstDay, 6)
          expect(run.nights[0].day).toBe(firstDay)
          expect(run.isFinished).toBe(isOver || daysHeard.has(addDays(firstDay, 6)))
        }
      }),
      createPropertyParameters({ test: 25, prove: 500 }),
    )
  })
})

describe('what a plan would add', () => {
  async function readOnNightThree(member: Awaited<ReturnType<typeof createMember>>) {
    await member.start()
    content.clock.now = new Date(evening.getTime() + 2 * DAY_MS)
    return (await member.read()).run.planNote
  }

  it('counts the sounds for the aim on the third night only, until it is closed for good', async () => {
    await addSound(content, { kind: 'aiesthe', course: { cluster: 2, minutes: 10 } })
    await addSound(content, { kind: 'aiesthe', course: { cluster: 3, minutes: 10 } })
    await addSound(content, { kind: 'aiesthe', withdrawn: true, course: { cluster: 2, minutes: 10 } })
    const member = await createMember()
    expect(await readOnNightThree(member)).toEqual({ aiEsthe: 1, therapy: 0 })
    await member.post('dismiss', { topic: 'plan-note' })
    expect((await member.read()).run.planNote).toBeNull()
    content.clock.now = evening
    const other = await createMember()
    await readOnNightThree(other)
    content.clock.now = new Date(evening.getTime() + 3 * DAY_MS)
    expect((await other.read()).run.planNote).toBeNull()
  })

  it('is not mentioned to members whose plan or authority opens these sounds', async () => {
    const subscriber = await createMember()
    await content.database.db.transaction().execute((trx) =>
      saveEntitlements(trx, {
        memberId: subscriber.userId,
        functions: ['aiesthe', 'sound-therapy'],
        paymentUnconfirmed: false,
        revision: 1,
      }),
    )
    expect(await readOnNightThree(subscriber)).toBeNull()
    content.clock.now = evening
    expect(await readOnNightThree(await createMember(['ai_esthe']))).toBeNull()
  })
})

describe('POST /activity/seven-nights/dismiss and end', () => {
  it('remembers that the offer was declined', async () => {
    const { post, read } = await createMember()
    expect((await post('dismiss', { topic: 'offer' })).json()).toEqual({})
    expect(await read()).toEqual({ isOfferOpen: false, run: null })
  })

  it('ends the nights without offering them again, and lets the member start anew', async () => {
    const { post, read, start, tonightsSound } = await createMember()
    await start()
    expect((await post('end')).json()).toEqual({})
    expect(await read()).toEqual({ isOfferOpen: false, run: null })
    expect(soundIds).toContain(await tonightsSound())
    expect((await start()).statusCode).toBe(200)
  })
})

describe('POST /activity/seven-nights/reminder', () => {
  it("sets the time and the reminder of the member's own nights", async () => {
    const { post, read, start } = await createMember()
    const missing = await post('reminder', { remindAt: '21:30', reminder: true })
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'E4040'])
    await start()
    await post('reminder', { remindAt: '21:30', reminder: true })
    expect((await read()).run).toMatchObject({
      remindAt: '21:30',
      reminder: true,
      nextReminder: '2026-11-28',
    })
    await post('reminder', { remindAt: '21:30', reminder: false })
    expect((await read()).run).toMatchObject({ reminder: false, nextReminder: null })
  })

  it('lets identity know that the member asks for mails again, and rejects with 503 when it cannot', async () => {
    const { userId, post, start, read } = await createMember()
    await start()
    expect(subscribed).not.toContain(userId)
    await post('reminder', { remindAt: '21:30', reminder: true })
    await start({ reminder: true })
    expect(subscribed.filter((id) => id === userId)).toHaveLength(2)
    await start({ reminder: false })
    const { app, close } = await content.openReplica({ resources: {} })
    const response = await app.inject({
      method: 'POST',
      url: '/activity/seven-nights/reminder',
      headers: { cookie: await content.sessions.cookieFor({ userId }) },
      payload: { remindAt: '21:30', reminder: true },
    })
    expect([response.statusCode, response.json().code]).toEqual([503, 'E5030'])
    expect((await read()).run).toMatchObject({ reminder: false })
    await close()
  })
})
