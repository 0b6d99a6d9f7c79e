import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { createRecordingMember } from '../../../testing/recording-member.ts'
import { addSound } from '../../../testing/sounds.ts'

const content = await createContentApp({ now: '2026-11-21T03:00:00Z' }) // This is 12:00 in Japan.
const soundId = (await addSound(content, { kind: 'sound_therapy' })).id
afterAll(() => content.close())

const url = '/dmv/record-sound-therapy-playing'
const record = (changes: object = {}) => ({
  dmvTypeCode: '04',
  planCode: '05',
  vibrationId: soundId,
  startDateTime: '2026-11-21 11:00:00',
  endDateTime: '2026-11-21 11:20:00',
  totalPlayingTime: '00:20:00',
  ...changes,
})

describe('POST /dmv/record-sound-therapy-playing', () => {
  it('records a play of sound therapy once per session and counts it as AI esthe', async () => {
    const member = await createRecordingMember(content, url)
    const playSessionId = randomUUID()
    const answer = await member.send(record(), { 'idempotency-key': playSessionId })
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    await member.send(record({ playSessionId }))
    expect(await member.plays()).toMatchObject([{ dmv_type_code: '04', plan_code: '05', revision: 1 }])
    expect(await member.days()).toMatchObject([{ ai_esthe_seconds: 1200, medical_seconds: 0 }])
    expect(await member.events()).toHaveLength(1)
  })

  it('rejects wrong codes, an unknown sound and an impossible time with 400 E3001 naming the field', async () => {
    const member = await createRecordingMember(content, url)
    const refusals: [object, string][] = [
      [{ dmvTypeCode: '02', planCode: '01' }, 'planCode'],
      [{ vibrationId: randomUUID() }, 'vibrationId'],
      [{ startDateTime: '2026-02-30 11:00:00' }, 'startDateTime'],
    ]
    for (const [changes, field] of refusals) {
      const answer = await member.send(record(changes))
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
    }
    expect(await member.plays()).toEqual([])
  })

  it('rejects a play session that played another sound with 409 CONTENT_PLAY_REUSED', async () => {
    const member = await createRecordingMember(content, url)
    const playSessionId = randomUUID()
    await member.send(record({ playSessionId }))
    const vibrationId = (await addSound(content)).id
    expect((await member.send(record({ playSessionId, vibrationId }))).json().code).toBe(
      'CONTENT_PLAY_REUSED',
    )
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    const ask = (cookie: string) =>
      content.app.inject({ method: 'POST', url, headers: { cookie }, payload: record() })
    expect((await ask('')).json().code).toBe('E4010')
    const enterprise = await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] })
    expect((await ask(enterprise)).json().code).toBe('E4030')
  })
})
