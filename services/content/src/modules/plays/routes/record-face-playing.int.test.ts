import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { createRecordingMember } from '../../../testing/recording-member.ts'
import { addSound } from '../../../testing/sounds.ts'
import { saveChosenSound } from '../chosen-sounds.sql.ts'

let [soundId, otherSoundId] = ['', '']
const content = await createContentApp({ now: '2026-11-21T03:00:00Z' }) // This is 12:00 in Japan.
beforeAll(async () => {
  soundId = (await addSound(content, { kind: 'aiesthe', title: '顔の響き' })).id
  otherSoundId = (await addSound(content)).id
})
afterAll(() => content.close())

const record = (changes: object = {}) => ({
  dmvTypeCode: '01',
  planCode: '03',
  startDateTime: '2026-11-21 11:00:00',
  endDateTime: '2026-11-21 11:10:00',
  totalPlayingTime: '00:10:00',
  ...changes,
})
const newMember = () => createRecordingMember(content, '/dmv/record-face-playing')
const choose = (memberId: string, resultId: string) =>
  content.database.db
    .transaction()
    .execute((trx) => saveChosenSound(trx, { memberId, resultId, soundId, at: new Date() }))

describe('POST /dmv/record-face-playing', () => {
  it('records a play of the chosen sound, counts it as AI esthe and publishes it with title and result', async () => {
    const member = await newMember()
    const faceExpSoundResultId = randomUUID()
    await choose(member.userId, faceExpSoundResultId)
    const answer = await member.send(record({ faceExpSoundResultId }))
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect(await member.plays()).toMatchObject([{ sound_id: soundId, face_result_id: faceExpSoundResultId }])
    expect(await member.days()).toMatchObject([{ ai_esthe_seconds: 600, medical_seconds: 0 }])
    expect(await member.events()).toMatchObject([
      { soundId, soundTitle: { ja: '顔の響き', en: '顔の響き' }, faceExpSoundResultId, revision: 1 },
    ])
  })

  it('records and counts a play whose choice is not known yet', async () => {
    const member = await newMember()
    const faceExpSoundResultId = randomUUID()
    expect((await member.send(record({ faceExpSoundResultId }))).statusCode).toBe(200)
    expect(await member.plays()).toMatchObject([{ sound_id: null, counted_seconds: 600 }])
    expect(await member.events()).toMatchObject([{ soundId: null, soundTitle: null, faceExpSoundResultId }])
  })

  it('accepts the result under its other field name, and the sound that the client names', async () => {
    const member = await newMember()
    const facialExpressionSoundResultId = randomUUID()
    await member.send(record({ facialExpressionSoundResultId, vibrationId: soundId }))
    expect(await member.plays()).toMatchObject([
      { face_result_id: facialExpressionSoundResultId, sound_id: soundId },
    ])
  })

  it('prefers the stored choice over the sound that the client names', async () => {
    const member = await newMember()
    const faceExpSoundResultId = randomUUID()
    await choose(member.userId, faceExpSoundResultId)
    await member.send(record({ faceExpSoundResultId, vibrationId: otherSoundId }))
    expect(await member.plays()).toMatchObject([{ sound_id: soundId }])
  })

  it('identifies a play by result and start; a later report may add the sound', async () => {
    const member = await newMember()
    const faceExpSoundResultId = randomUUID()
    await member.send(record({ faceExpSoundResultId }))
    await member.send(record({ faceExpSoundResultId, vibrationId: soundId }))
    expect(await member.plays()).toMatchObject([{ sound_id: soundId, revision: 2, counted_seconds: 600 }])
    await member.send(
      record({
        faceExpSoundResultId,
        startDateTime: '2026-11-21 10:00:00',
        endDateTime: '2026-11-21 10:01:00',
        totalPlayingTime: '00:01:00',
      }),
    )
    expect(await member.plays()).toHaveLength(2)
  })

  it('rejects wrong codes, a missing or second result, and an unknown sound with 400 E3001 naming the field', async () => {
    const member = await newMember()
    const faceExpSoundResultId = randomUUID()
    const refusals: [object, string][] = [
      [{ faceExpSoundResultId, dmvTypeCode: '02', planCode: '01' }, 'planCode'],
      [{ faceExpSoundResultId, planCode: '99' }, 'planCode'],
      [{}, 'faceExpSoundResultId'],
      [{ faceExpSoundResultId, facialExpressionSoundResultId: randomUUID() }, 'faceExpSoundResultId'],
      [{ faceExpSoundResultId, vibrationId: randomUUID() }, 'vibrationId'],
      [{ faceExpSoundResultId: 'x' }, 'faceExpSoundResultId'],
      [{ faceExpSoundResultId, totalPlayingTime: '00:10:02' }, 'totalPlayingTime'],
    ]
    for (const [changes, field] of refusals) {
      const answer = await member.send(record(changes))
      expect([answer.statusCode, answer.json().code, Object.keys(answer.json().fields)]).toEqual([
        400,
        'E3001',
        [field],
      ])
    }
    expect(await member.plays()).toEqual([])
  })

  it('rejects another member’s diagnosis with 400 E3001 and records nothing', async () => {
    const [owner, thief] = [await newMember(), await newMember()]
    const faceExpSoundResultId = randomUUID()
    await choose(owner.userId, faceExpSoundResultId)
    const answer = await thief.send(record({ faceExpSoundResultId }))
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['faceExpSoundResultId']])
    expect(await thief.plays()).toEqual([])
  })

  it('rejects a play session that played another result with 409 CONTENT_PLAY_REUSED', async () => {
    const member = await newMember()
    const playSessionId = randomUUID()
    await member.send(record({ faceExpSoundResultId: randomUUID(), playSessionId }))
    const answer = await member.send(record({ faceExpSoundResultId: randomUUID(), playSessionId }))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONTENT_PLAY_REUSED'])
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    const ask = (cookie: string) =>
      content.app.inject({
        method: 'POST',
        url: '/dmv/record-face-playing',
        headers: { cookie },
        payload: record({ faceExpSoundResultId: randomUUID() }),
      })
    expect((await ask('')).json().code).toBe('E4010')
    expect((await ask(await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] }))).json().code).toBe(
      'E4030',
    )
  })
})
