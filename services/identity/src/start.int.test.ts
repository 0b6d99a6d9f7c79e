import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSmtpCatcher } from '@hibiki/mail/testing'
import { createInProcessTransport } from '@hibiki/messaging'
import { startService, toMigrationsFolder } from '@hibiki/service'
import { createTestDatabase, unzip } from '@hibiki/test-harness'
import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { addAccounts } from './modules/accounts/add-accounts.ts'
import type { NewAccount } from './modules/accounts/new-account.ts'
import { identity } from './service.ts'

const canary = 'canary-51c9-private'
const password = 'known-to-the-test'
const accounts = ['general', 'premium'].map(
  (userId, index): NewAccount => ({
    id: `019ab000-0000-7000-8000-00000000000${index}`,
    userId,
    email: `${userId}@example.jp`,
    username: '会員',
    roles: ['ROLE_GENERAL'],
    authorities: [],
    agencyCode: null,
    agencyStatus: '0',
  }),
)
const addMembers = () => addAccounts({ databaseUrl: testDatabase.url, agencies: [], accounts, password })

const testDatabase = await createTestDatabase({
  service: 'identity',
  migrations: toMigrationsFolder(identity),
})
afterAll(() => testDatabase.close())

function settings(change: Record<string, string> = {}) {
  return {
    DATABASE_URL: testDatabase.url,
    TOKEN_KEY_SECRET: 'c'.repeat(64),
    INTERNAL_KEYS: 'k'.repeat(32),
    HOST: '127.0.0.1',
    PORT: '0',
    SECURE_COOKIES: 'false',
    LOG_LEVEL: 'debug',
    ...change,
  }
}

describe('startService with identity', () => {
  it('serves, publishes ended sessions, logs nothing private and stops cleanly', async () => {
    const lines: string[] = []
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
    const transport = createInProcessTransport({ log })
    const heard: unknown[] = []
    await transport.subscribe({
      durable: 'test-sessions',
      subject: 'identity.session-ended.v1',
      deliver: async (event) => {
        heard.push(event.payload)
        return { kind: 'ack' }
      },
    })
    const service = await startService(identity, { settings: settings(), transport, log })
    expect(await addMembers()).toBe(accounts.length)
    const post = (path: string, body: object, cookie = '') =>
      fetch(`${service.url}${path}?email=${canary}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'user-agent': canary },
        body: JSON.stringify(body),
      })

    expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
    expect((await post('/auth/login', { loginId: `${canary}@example.jp`, password: canary })).status).toBe(
      401,
    )
    const login = await post('/auth/login', { loginId: 'general', password })
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    expect(login.status).toBe(200)
    expect((await post('/auth/logout', {}, cookie)).status).toBe(200)
    await expect.poll(() => heard).toMatchObject([{ reason: 'logout' }])

    const logged = lines.join('')
    expect(logged).toContain('"route":"/auth/login"')
    for (const secret of [canary, password, 'general', cookie.slice(20, 60), '127.0.0.1']) {
      const requestLines = logged.split('\n').filter((line) => line.includes('requestId'))
      expect(requestLines.join('\n')).not.toContain(secret)
    }
    await service.close()
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow()
    await transport.close()
  })

  it('sends mails by SMTP and prepares exports by its jobs, and logs no address', async () => {
    const smtp = await createSmtpCatcher()
    const content = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"plays":[]}')
    })
    await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve))
    const CONTENT_URL = `http://127.0.0.1:${(content.address() as AddressInfo).port}`
    const lines: string[] = []
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
    const transport = createInProcessTransport({ log })
    const PUBLIC_ORIGIN = 'https://hibiki.test'
    const service = await startService(identity, {
      settings: settings({ SMTP_URL: smtp.url, PUBLIC_ORIGIN, CONTENT_URL }),
      transport,
      log,
    })
    const post = (path: string, options: RequestInit = {}) =>
      fetch(`${service.url}${path}`, { method: 'POST', ...options })
    await post(`/account/issue-confirm-mail?email=${canary}%40example.jp`)
    await expect.poll(() => smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]?.recipients).toEqual([`${canary}@example.jp`])
    expect(smtp.mails[0]?.mail.text).toContain(`${PUBLIC_ORIGIN}/register-personal/`)

    await addMembers()
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ loginId: 'premium', password })
    const login = await post('/auth/login', { headers, body })
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const { id } = (await (await post('/account/export', { headers: { cookie } })).json()) as { id: string }
    const file = () => fetch(`${service.url}/account/export-file?id=${id}`, { headers: { cookie } })
    await vi.waitFor(async () => expect((await file()).status).toBe(200), { timeout: 8000, interval: 200 })
    const copied = unzip(Buffer.from(await (await file()).arrayBuffer()))
    expect(JSON.parse(String(copied['hibiki-data.json']))).toMatchObject({ content: { plays: [] } })

    expect(lines.join('')).not.toContain(canary)
    await service.close()
    await transport.close()
    await smtp.close()
    await new Promise((resolve) => content.close(resolve))
  })

  it('rejects another secret than the stored keys have, and leaves nothing open', async () => {
    const log = pino({ level: 'silent' })
    const transport = createInProcessTransport({ log })
    const wrong = settings({ TOKEN_KEY_SECRET: 'd'.repeat(64) })
    await expect(startService(identity, { settings: wrong, transport, log })).rejects.toThrow(
      'TOKEN_KEY_SECRET',
    )
    await transport.close()
  })
})
