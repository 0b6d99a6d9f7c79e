import { openDatabase } from '@hibiki/database'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import type { IdentityTables } from './db/schema.ts'
import {
  Browser,
  createTestIdentity,
  secrets,
  type TestIdentity,
  testOrigin,
} from './testing/test-identity.ts'

// Nothing listens on the discard port of loopback.
const away = openDatabase<IdentityTables>({
  url: 'postgres://identity@127.0.0.1:9/identity',
  schema: 'identity',
  applicationName: 'away-test',
})
let identity: TestIdentity

beforeAll(async () => {
  identity = await createTestIdentity()
})
afterAll(async () => {
  await away.close()
  await identity.close()
})

describe('while the database is away', () => {
  it('503 E5030 with Retry-After for members and visitors, and nobody loses the session', async () => {
    const member = await identity.addMember()
    const browser = new Browser(identity.app)
    await browser.login(member.email)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const app = buildApp({
      database: away,
      keys: identity.keys,
      secrets,
      clock: identity.now,
      log: pino({ level: 'silent' }),
      secureCookies: false,
      publicOrigin: testOrigin,
      totpRequiredRoles: [],
      limitAddresses: false,
      internalKeys: [],
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
    await app.close()
  })
})
