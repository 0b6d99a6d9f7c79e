import { randomUUID } from 'node:crypto'
import { upsertMemberProfile } from '@hibiki/projections'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApp, createContentApp } from '../../testing/content-app.ts'
import { createRecordingMember } from '../../testing/recording-member.ts'
import { addSound } from '../../testing/sounds.ts'

let recordId: string
const tokyo = '100000000001'
const content = await createContentApp({ now: '2026-11-21T03:00:00Z' })
const sound = await addSound(content, {
  kind: 'aiesthe',
  title: 'ゆらぎの夜',
  course: { cluster: 2, minutes: 20 },
})
const customer = await createRecordingMember(content, '/dmv/record-playing')
await content.database.db.transaction().execute((trx) =>
  upsertMemberProfile(trx, {
    memberId: customer.userId,
    name: '東京 花子',
    customerOfAgency: tokyo,
    changedAt: new Date(),
  }),
)
await customer.send({
  dmvTypeCode: '01',
  planCode: '02',
  vibrationId: sound.id,
  startDateTime: '2026-11-20 23:50:00',
  endDateTime: '2026-11-21 00:10:05',
  totalPlayingTime: '00:19:58',
})
beforeAll(async () => {
  recordId = (await customer.plays())[0]?.id ?? ''
})
afterAll(() => content.close())

describe.each(['/dmv/record-result', '/soundesthe/record-result'])('GET %s', (path) => {
  const ask = (headers: Record<string, string>, id = recordId) =>
    content.app.inject({ url: `${path}?recordId=${id}`, headers })
  const as = async (session: Parameters<ContentApp['sessions']['cookieFor']>[0]) =>
    ask({ cookie: await content.sessions.cookieFor(session) })

  it('returns to the member what was heard, with times in Japan', async () => {
    const answer = await ask({ cookie: customer.cookie })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        planName: 'AIエステ（気分から選ぶ）',
        soundName: 'ゆらぎの夜',
        courseMin: 20,
        startDateTime: '2026-11-20 23:50:00',
        endDateTime: '2026-11-21 00:10:05',
        totalPlayingTime: '00:19:58',
        username: '東京 花子',
      },
    ])
    const english = await ask({ cookie: customer.cookie, 'accept-language': 'en' })
    expect(english.json().planName).toBe('AI esthetic, by feeling')
  })

  it('returns the record to the member’s person in charge and to administrators', async () => {
    const inCharge = { roles: ['ROLE_PERSON_IN_CHARGE' as const], agencyCode: tokyo }
    expect((await as(inCharge)).statusCode).toBe(200)
    expect((await as({ roles: ['ROLE_ADMIN'] })).statusCode).toBe(200)
  })

  it.each([
    [
      'a person in charge of another agency',
      { roles: ['ROLE_PERSON_IN_CHARGE' as const], agencyCode: '100000000002' },
    ],
    ['a person in charge without agency', { roles: ['ROLE_PERSON_IN_CHARGE' as const] }],
    ['another customer of the agency', { roles: ['ROLE_CUSTOMER' as const], agencyCode: tokyo }],
    ['any other member', {}],
    ['an enterprise account', { roles: ['ROLE_ENTERPRISE' as const] }],
  ])('returns 404 CONTENT_RECORD_NOT_FOUND to %s, as for an unknown record', async (_who, session) => {
    const answer = await as(session)
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      404,
      'CONTENT_RECORD_NOT_FOUND',
      'DMV 体験結果が見つかりませんでした。',
    ])
    const nothing = await ask({ cookie: customer.cookie }, randomUUID())
    expect(nothing.json().code).toBe('CONTENT_RECORD_NOT_FOUND')
  })

  it('rejects a session without password with 422 E4014 for another member’s play, but not for the own one', async () => {
    for (const session of [
      { roles: ['ROLE_PERSON_IN_CHARGE' as const], agencyCode: tokyo },
      { roles: ['ROLE_ADMIN' as const] },
    ]) {
      const refused = await as({ ...session, assurance: 'low' })
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'E4014'])
    }
    expect((await as({ userId: customer.userId, assurance: 'low' })).statusCode).toBe(200)
    expect((await as({ assurance: 'low' })).json().code).toBe('CONTENT_RECORD_NOT_FOUND')
  })

  it('rejects an invalid id with 400 E3001 and a visitor with 401 E4010', async () => {
    expect((await ask({ cookie: customer.cookie }, '1')).json().code).toBe('E3001')
    expect((await ask({})).json().code).toBe('E4010')
  })

  it('returns the title of a withdrawn sound, and an empty title while the sound is unknown', async () => {
    const member = await createRecordingMember(content, '/dmv/record-face-playing')
    const play = {
      dmvTypeCode: '01',
      planCode: '03',
      faceExpSoundResultId: randomUUID(),
      startDateTime: '2026-11-20 10:00:00',
      endDateTime: '2026-11-20 10:10:00',
      totalPlayingTime: '00:10:00',
    }
    await member.send(play)
    const [waiting] = await member.plays()
    const shown = (await ask({ cookie: member.cookie }, waiting?.id)).json()
    expect(shown).toMatchObject({ soundName: '', courseMin: null, username: '' })
    const withdrawn = await addSound(content, { title: '去りし音', withdrawn: true })
    await member.send({ ...play, faceExpSoundResultId: randomUUID(), vibrationId: withdrawn.id })
    const [, last] = await member.plays()
    expect((await ask({ cookie: member.cookie }, last?.id)).json().soundName).toBe('去りし音')
  })
})
