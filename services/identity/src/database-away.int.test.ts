import { createServiceWithoutDatabase } from '@hibiki/service/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { identity } from './service.ts'
import { CookieBrowser, createTestIdentity, testSettings } from './testing/test-identity.ts'

const service = await createTestIdentity()
afterAll(() => service.close())

describe('identity without its database', () => {
  it('responds to members and visitors with 503 E5030 and Retry-After, and clears no session cookie', async () => {
    const member = await service.addMember()
    const browser = new CookieBrowser(service.app)
    await browser.login(member.email)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { app, close } = await createServiceWithoutDatabase(identity, {
      settings: testSettings,
      resources: { keys: service.keys },
      clock: service.now,
    })
    const calls = [
      { method: 'POST', url: '/auth/me' },
      { method: 'GET', url: '/page-size/scale' },
      { method: 'POST', url: '/auth/refresh' },
      { method: 'POST', url: '/auth/login', payload: { loginId: member.email, password: 'x' } },
    ] as const
    for (const call of calls) {
      const response = await app.inject({ ...call, headers: { cookie } })
      expect([response.statusCode, response.json().code], call.url).toEqual([503, 'E5030'])
      expect(response.headers['retry-after']).toBe('1')
      expect(response.cookies).toEqual([])
    }
    await close()
  })
})
