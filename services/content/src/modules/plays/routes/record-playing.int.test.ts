import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'

const content = await createContentApp({ now: '2026-11-21T03:00:00Z' }) // This is 12:00 in Japan.
const soundId = (await addSound(content)).id
afterAll(() => content.close())

const record = (changes: object = {}) => ({
  dmvTypeCode: '02',
  planCode: '01',
  vibrationId: soundId,
  startDateTime: '2026-11-21 11:00:00',
  endDateTime: '2026-11-21 11:10:00',
  totalPlayingTime: '00:10:00',
  ...changes,
})

async function newMember() {
  const userId = randomUUID()
  const cookie = await content.sessions.cookieFor({ userId })
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    content.app.inject({
      method: 'POST',
      url: '/dmv/record-playing',
      headers: { cookie, 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const plays = () =>
    content.database.db.selectFrom('plays').selectAll().where('member_id', '=', userId).execute()
  const days = () =>
    content.database.db.selectFrom('daily_activity').selectAll().where('member_id', '=', userId).execute()
  const events = async () => {
    const rows = await content.database.db.selectFrom('outbox').select('payload').orderBy('id').execute()
    return rows
      .map((row) => row.payload as Record<string, unknown>)
      .filter((event) => event.userId === userId)
  }
  return { userId, send, plays, days, events }
}

describe('POST /dmv/record-playing', () => {
  it('publishes the title of the sound in every language that it has a name in', async () => {
    const named = await content.database.db
      .selectFrom('sounds')
      .select('names')
      .where('id', '=', soundId)
      .executeTakeFirstOrThrow()
    const names = {
      en: { title: 'Morning forest' },
      cn: { title: '清晨的森林' },
      tw: { title: '清晨的森林（繁）' },
    }
    const rename = (value: object) =>
      content.database.db.updateTable('sounds').set({ names: value }).where('id', '=', soundId).execute()
    await rename(names)
    try {
      const member = await newMember()
      expect((await member.send(record())).statusCode).toBe(200)
      expect(await member.events()).toMatchObject([
        { soundTitle: { ja: '朝の森', en: 'Morning forest', cn: '清晨的森林', tw: '清晨的森林（繁）' } },
      ])
    } finally {
      await rename(named.names)
    }
  })

  it('stores, counts and publishes the play', async () => {
    const member = await newMember()
    const answer = await member.send(record())
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    const [play, ...more] = await member.plays()
    expect(more).toEqual([])
    expect(play).toMatchObject({
      sound_id: soundId,
      started_at: new Date('2026-11-21T02:00:00Z'),
      ended_at: new Date('2026-11-21T02:10:00Z'),
      played_seconds: 600,
      counted_seconds: 600,
      revision: 1,
    })
    expect(await member.days()).toMatchObject([
      { day: '2026-11-21', ai_esthe_seconds: 0, medical_seconds: 600 },
    ])
    expect(await member.events()).toEqual([
      {
        playId: play?.id,
        userId: member.userId,
        soundId,
        soundTitle: { ja: '朝の森', en: '朝の森' },
        faceExpSoundResultId: null,
        dmvTypeCode: '02',
        planCode: '01',
        startedAt: '2026-11-21T02:00:00.000Z',
        endedAt: '2026-11-21T02:10:00.000Z',
        playedSeconds: 600,
        countedSeconds: 600,
        revision: 1,
      },
    ])
  })

  it('ignores a repeated report and publishes no further event', async () => {
    const member = await newMember()
    await member.send(record())
    const before = await member.plays()
    const answer = await member.send(record())
    expect(answer.statusCode).toBe(200)
    expect(await member.plays()).toEqual(before)
    expect(await member.events()).toHaveLength(1)
  })

  it('lets later reports of a session extend its one record, and late earlier ones not shorten it', async () => {
    const member = await newMember()
    const playSessionId = randomUUID()
    const report = (minutes: string) =>
      record({
        playSessionId,
        endDateTime: `2026-11-21 11:${minutes}:00`,
        totalPlayingTime: `00:${minutes}:00`,
      })
    for (const minutes of ['01', '09', '04'])
      expect((await member.send(report(minutes))).statusCode).toBe(200)
    expect(await member.plays()).toMatchObject([{ played_seconds: 540, counted_seconds: 540, revision: 2 }])
    expect((await member.events()).map((event) => [event.revision, event.countedSeconds])).toEqual([
      [1, 60],
      [2, 540],
    ])
  })

  it('treats the Idempotency-Key header like playSessionId', async () => {
    const member = await newMember()
    const key = randomUUID()
    await member.send(record(), { 'idempotency-key': key })
    await member.send(record({ playSessionId: key, totalPlayingTime: '00:05:00' }))
    expect(await member.plays()).toHaveLength(1)
  })

  it('rejects a play session that played another sound with 409 CONTENT_PLAY_REUSED', async () => {
    const member = await newMember()
    const playSessionId = randomUUID()
    const other = (await addSound(content)).id
    await member.send(record({ playSessionId }))
    const answer = await member.send(record({ playSessionId, vibrationId: other }))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONTENT_PLAY_REUSED'])
    expect(await member.plays()).toMatchObject([{ sound_id: soundId }])
  })

  it('lets two members use the same play session id', async () => {
    const playSessionId = randomUUID()
    const [one, two] = [await newMember(), await newMember()]
    for (const member of [one, two]) await member.send(record({ playSessionId }))
    expect([await one.plays(), await two.plays()].map((plays) => plays.length)).toEqual([1, 1])
  })

  it('counts a second once, however many plays report it', async () => {
    const member = await newMember()
    await member.send(record())
    const overlapping = { startDateTime: '2026-11-21 11:05:00', endDateTime: '2026-11-21 11:14:59' }
    await member.send(record({ ...overlapping, dmvTypeCode: '01', playSessionId: randomUUID() }))
    expect(await member.days()).toMatchObject([{ ai_esthe_seconds: 300, medical_seconds: 600 }])
    expect((await member.plays()).map((play) => [play.played_seconds, play.counted_seconds])).toEqual([
      [600, 600],
      [600, 300],
    ])
  })

  it('stores a play under 5 seconds without counting it', async () => {
    const member = await newMember()
    await member.send(record({ endDateTime: '2026-11-21 11:00:04', totalPlayingTime: '00:00:04' }))
    expect(await member.plays()).toMatchObject([{ played_seconds: 4, counted_seconds: 0 }])
    expect(await member.days()).toEqual([])
  })

  it('stores a play in an enterprise room without counting it as the member’s own listening', async () => {
    const member = await newMember()
    await member.send(record({ dmvTypeCode: '00', planCode: '90' }))
    expect(await member.plays()).toMatchObject([{ played_seconds: 600, counted_seconds: 0 }])
    expect(await member.days()).toEqual([])
  })

  it('divides a play over midnight by the JST clock', async () => {
    const member = await newMember()
    const start = { startDateTime: '2026-10-31 23:58:00', endDateTime: '2026-11-01 00:03:00' }
    await member.send(record({ ...start, totalPlayingTime: '00:05:00' }))
    expect((await member.days()).map((day) => [day.day, day.medical_seconds]).sort()).toEqual([
      ['2026-10-31', 120],
      ['2026-11-01', 180],
    ])
  })

  it('records a play of a sound that was withdrawn since', async () => {
    const member = await newMember()
    const withdrawn = await addSound(content, { withdrawn: true })
    expect((await member.send(record({ vibrationId: withdrawn.id }))).statusCode).toBe(200)
  })

  it.each([
    ['a time that does not exist', { startDateTime: '2026-02-30 10:00:00' }, 'startDateTime'],
    ['a time without seconds', { endDateTime: '2026-11-21 11:10' }, 'endDateTime'],
    ['an invalid duration', { totalPlayingTime: '10:00' }, 'totalPlayingTime'],
    ['an end before the start', { endDateTime: '2026-11-21 10:59:59' }, 'endDateTime'],
    ['an end in the future', { endDateTime: '2026-11-21 12:05:01' }, 'endDateTime'],
    ['a start more than 400 days ago', { startDateTime: '2025-10-17 11:59:59' }, 'startDateTime'],
    ['more listening than time between start and end', { totalPlayingTime: '00:10:02' }, 'totalPlayingTime'],
    [
      'more than 24 hours of listening',
      { startDateTime: '2026-11-19 11:00:00', totalPlayingTime: '24:00:01' },
      'totalPlayingTime',
    ],
    ['a pair of codes that does not exist', { dmvTypeCode: '02', planCode: '05' }, 'planCode'],
    ['a sound that does not exist', { vibrationId: randomUUID() }, 'vibrationId'],
    ['an invalid sound id', { vibrationId: '1' }, 'vibrationId'],
    ['an invalid play session id', { playSessionId: 'again' }, 'playSessionId'],
    ['a code that is a number', { dmvTypeCode: 2 }, 'dmvTypeCode'],
    ['an unknown field', { volume: 1 }, 'volume'],
  ])('rejects %s with 400 E3001 and stores nothing', async (_what, changes, field) => {
    const member = await newMember()
    const answer = await member.send(record(changes))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'E3001'])
    expect(Object.keys(answer.json().fields)).toEqual([field])
    expect(await member.plays()).toEqual([])
  })

  it('rejects Kanade under other codes, and other sounds under the codes of Kanade, with 400 E3001', async () => {
    const member = await newMember()
    const kanade = (await addSound(content, { kind: 'kanade' })).id
    const own = { dmvTypeCode: '03', planCode: '03' }
    for (const wrong of [{ vibrationId: kanade }, own]) {
      const answer = await member.send(record(wrong))
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['planCode']])
    }
    expect(await member.plays()).toEqual([])
    expect((await member.send(record({ ...own, vibrationId: kanade }))).statusCode).toBe(200)
  })

  it('returns the reason in the caller’s language with 400 E3001', async () => {
    const member = await newMember()
    const reversed = record({ endDateTime: '2026-11-21 10:59:59' })
    expect((await member.send(reversed)).json().fields.endDateTime).toBe(
      '終了日時は開始日時以降にしてください。',
    )
    const english = await member.send(reversed, { 'accept-language': 'en' })
    expect(english.json().fields.endDateTime).toBe('The end must not be before the start.')
  })

  it('rejects a body that is not JSON with 400', async () => {
    const member = await newMember()
    expect((await member.send('{"dmvTypeCode":')).statusCode).toBe(400)
  })

  it('rejects a visitor with 401 E4010', async () => {
    const answer = await content.app.inject({ method: 'POST', url: '/dmv/record-playing', payload: record() })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'E4010'])
  })

  it('accepts a play of an enterprise account', async () => {
    const cookie = await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] })
    const answer = await content.app.inject({
      method: 'POST',
      url: '/dmv/record-playing',
      headers: { cookie },
      payload: record({ dmvTypeCode: '00', planCode: '90' }),
    })
    expect(answer.statusCode).toBe(200)
  })
})
