import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { createServiceWithoutDatabase } from '@hibiki/service/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { content } from './service.ts'

const sessionId = randomUUID()

const service = await createServiceWithoutDatabase(content, {
  settings: { MEDIA_FOLDER: tmpdir(), MEDIA_KEY: 'a key that only these tests know and use' },
})
const cookie = await service.cookieFor({ sessionId })
afterAll(() => service.close())

const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const response = await service.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
  return [response.statusCode, response.json().code, response.headers['retry-after']]
}

describe('while the database is unavailable', () => {
  const away = [503, 'E5030', '1']

  it('responds 503 E5030 with Retry-After to members and visitors', async () => {
    expect(await ask('GET', '/activity/weekly')).toEqual(away)
    expect(await ask('GET', '/soundesthe/free-sound')).toEqual(away)
  })

  it('responds 503 E5030 to a member’s media link, whose session cannot be checked', async () => {
    const soundSrc = service.context.links.sign(randomUUID(), sessionId)
    expect(await ask('GET', soundSrc.slice('/api'.length))).toEqual(away)
    expect(await ask('POST', '/media/renew-link', { soundSrc })).toEqual(away)
  })
})
