import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'

const content = await createContentApp({ now: '2026-11-21T03:00:00Z' }) // This is 12:00 in Japan.
const soundId = (await addSound(content)).id
afterAll(() => content.close())

async function send(userId: string, listener: string | undefined) {
  const cookie = await content.sessions.cookieFor({ userId })
  const answer = await content.app.inject({
    method: 'POST',
    url: '/dmv/record-playing',
    headers: { cookie, ...(listener !== undefined && { 'x-hibiki-member': listener }) },
    payload: {
      dmvTypeCode: '02',
      planCode: '01',
      vibrationId: soundId,
      startDateTime: '2026-11-21 11:00:00',
      endDateTime: '2026-11-21 11:10:00',
      totalPlayingTime: '00:10:00',
    },
  })
  const plays = await content.database.db
    .selectFrom('plays')
    .select('id')
    .where('member_id', '=', userId)
    .execute()
  return { status: answer.statusCode, code: answer.json().code, plays: plays.length }
}

describe('POST /dmv/record-playing with x-hibiki-member', () => {
  it('rejects a play of another member with 409 CONTENT_PLAY_OF_ANOTHER and records nothing', async () => {
    expect(await send(randomUUID(), randomUUID())).toEqual({
      status: 409,
      code: 'CONTENT_PLAY_OF_ANOTHER',
      plays: 0,
    })
  })

  it('records the member’s own play, whatever the case of the id, and plays without the header', async () => {
    for (const listener of [(id: string) => id, (id: string) => id.toUpperCase(), () => undefined]) {
      const userId = randomUUID()
      expect(await send(userId, listener(userId))).toMatchObject({ status: 200, plays: 1 })
    }
  })

  it('rejects an invalid member id with 400 E3001', async () => {
    expect(await send(randomUUID(), 'hana')).toMatchObject({ status: 400, code: 'E3001', plays: 0 })
  })
})
