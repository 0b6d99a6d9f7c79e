import { randomUUID } from 'node:crypto'
import { getRoomDeviceCookie } from '@hibiki/http'
import { chooseCount } from '@hibiki/test-harness/proofs'
import { decodeJwt } from 'jose'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity, listOutboxEvents } from '../../../testing/test-identity.ts'
import { endSessions } from '../end-sessions.ts'
import { expireSessions } from '../expire-sessions.ts'

const { name: roomDeviceName } = getRoomDeviceCookie(false)
const rounds = chooseCount({ test: 50, prove: 500 })

const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(() => identity.database.db.deleteFrom('outbox').execute())

async function loggedIn(roles: ('ROLE_GENERAL' | 'ROLE_ENTERPRISE')[] = ['ROLE_GENERAL']) {
  const member = await identity.addMember({ roles })
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  return { member, browser }
}

function withToken(token: string | undefined) {
  const browser = new CookieBrowser(identity.app)
  browser.useRefreshToken(token ?? '')
  return browser
}

const refresh = (browser: CookieBrowser, key?: string) =>
  browser.call('POST', '/auth/refresh', key === undefined ? {} : { headers: { 'idempotency-key': key } })

describe('POST /auth/refresh', () => {
  it('responds with 200 and a new pair of tokens of the same session', async () => {
    const { browser } = await loggedIn()
    const [oldRefresh, oldAccess] = [browser.refreshToken, browser.accessToken]
    identity.advance(30 * 60)
    const response = await refresh(browser)
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    expect(browser.refreshToken).not.toBe(oldRefresh)
    expect(decodeJwt(browser.accessToken ?? '').sid).toBe(decodeJwt(oldAccess ?? '').sid)
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(200)
  })

  it('issues tokens with the current roles, not those of the login', async () => {
    const { member, browser } = await loggedIn()
    await identity.database.db
      .insertInto('user_roles')
      .values({ user_id: member.id, role: 'ROLE_CUSTOMER' })
      .execute()
    await refresh(browser)
    expect(decodeJwt(browser.accessToken ?? '').roles).toEqual(['ROLE_CUSTOMER', 'ROLE_GENERAL'])
  })

  it('rejects a missing or unknown token with 401 E4010, and clears the cookies', async () => {
    const none = await identity.app.inject({ method: 'POST', url: '/auth/refresh' })
    expect([none.statusCode, none.json().code]).toEqual([401, 'E4010'])
    const unknown = await refresh(withToken('made-up'))
    expect([unknown.statusCode, unknown.json().code]).toEqual([401, 'E4010'])
    expect(unknown.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['hibiki-access', ''],
      ['hibiki-refresh', ''],
    ])
  })

  it('accepts the previous token once within 10 s, then rejects it with 409 E4097, and logs nobody out', async () => {
    const { browser } = await loggedIn()
    const previous = browser.refreshToken
    await refresh(browser)
    identity.advance(5)
    const grace = withToken(previous)
    expect((await refresh(grace)).statusCode).toBe(200)
    expect(grace.refreshToken).not.toBe(previous)
    const third = await refresh(withToken(previous))
    expect([third.statusCode, third.json().code, third.cookies]).toEqual([409, 'E4097', []])
    // The browser may have stored either tab's cookie, and both must work.
    identity.advance(1800)
    expect((await refresh(grace)).statusCode).toBe(200)
    expect((await refresh(browser)).statusCode).toBe(200)
  })

  it('ends the family as reuse for the previous token after 10 s', async () => {
    const { member, browser } = await loggedIn()
    const stolen = browser.refreshToken
    await refresh(browser)
    identity.advance(11)
    expect((await refresh(withToken(stolen))).statusCode).toBe(401)
    expect((await refresh(browser)).statusCode).toBe(401)
    const events = await listOutboxEvents(identity.database)
    expect(events.map((event) => event.payload)).toMatchObject([
      { userId: member.id, reason: 'refresh-reuse' },
    ])
  })

  it('rejects a token two or more generations old, however young it is', async () => {
    for (let generations = 2; generations < 12; generations++) {
      const { browser } = await loggedIn()
      const old = browser.refreshToken
      for (let i = 0; i < generations; i++) await refresh(browser)
      const response = await refresh(withToken(old))
      expect([generations, response.statusCode]).toEqual([generations, 401])
      expect((await refresh(browser)).statusCode).toBe(401)
    }
  })

  it('ends the family for a token two generations old even within 10 s', async () => {
    const { browser } = await loggedIn()
    const first = browser.refreshToken
    const access = browser.accessToken
    await refresh(browser)
    await refresh(browser)
    expect((await refresh(withToken(first))).statusCode).toBe(401)
    const headers = { cookie: `hibiki-access=${access}` }
    const me = await identity.app.inject({ method: 'POST', url: '/auth/me', headers })
    expect([me.statusCode, me.json().code]).toEqual([401, 'E4010'])
  })

  it('repeats a refresh whose responses were lost, however late, when it has the same key (ADR 0015)', async () => {
    const { browser } = await loggedIn()
    for (let round = 0; round < 3; round++) {
      const token = browser.refreshToken
      const attempt = `attempt ${round}`
      // The server executes this refresh, but the browser still has its old token.
      for (const seconds of [35, 120, 3600, 86_400]) {
        await refresh(withToken(token), attempt)
        identity.advance(seconds)
      }
      expect((await refresh(browser, attempt)).statusCode).toBe(200)
      expect((await browser.call('POST', '/auth/me')).statusCode).toBe(200)
    }
    expect(await listOutboxEvents(identity.database)).toEqual([])
  })

  it('ends the family for a previous token with another key, or with the right key once its successor was used', async () => {
    for (const stolenWith of ['another', undefined, 'first']) {
      const { browser } = await loggedIn()
      const stolen = browser.refreshToken
      await refresh(browser, 'first')
      if (stolenWith === 'first') await refresh(browser, 'second')
      identity.advance(11)
      expect((await refresh(withToken(stolen), stolenWith)).statusCode).toBe(401)
      expect((await refresh(browser, 'third')).statusCode).toBe(401)
    }
  })

  it(`logs nobody out when 8 tabs refresh together ${rounds} times, on two replicas`, async () => {
    const { browser } = await loggedIn()
    const second = await identity.startReplica()
    for (let round = 0; round < rounds; round++) {
      const tabs = Array.from(
        { length: 8 },
        (_, index) => new CookieBrowser(index % 2 ? second : identity.app),
      )
      for (const tab of tabs) tab.useRefreshToken(browser.refreshToken ?? '')
      const responses = await Promise.all(tabs.map((tab) => refresh(tab)))
      expect(responses.map((response) => response.statusCode).sort()).toEqual([
        200,
        200,
        ...Array(6).fill(409),
      ])
      const fresh = responses
        .flatMap((response) => response.cookies)
        .filter(({ name }) => name === 'hibiki-refresh')
      expect(fresh).toHaveLength(2)
      browser.useRefreshToken(fresh[round % 2]?.value ?? '')
      identity.advance(30 * 60)
    }
    expect(await listOutboxEvents(identity.database)).toEqual([])
  }, 180_000)

  it('keeps both sessions of an account that may have several, however often they refresh at the same moment', async () => {
    const { member, browser: first } = await loggedIn(['ROLE_ENTERPRISE'])
    const second = new CookieBrowser(await identity.startReplica())
    await second.login(member.email)
    for (let round = 0; round < chooseCount({ test: 20, prove: 200 }); round++) {
      const responses = await Promise.all([
        refresh(first, `first ${round}`),
        refresh(second, `second ${round}`),
        first.call('POST', '/auth/me'),
        second.call('POST', '/auth/me'),
      ])
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
      identity.advance(30 * 60)
    }
    expect(first.refreshToken).not.toBe(second.refreshToken)
    expect(await listOutboxEvents(identity.database)).toEqual([])
  }, 60_000)

  it('lets the newest login win over concurrent refreshes elsewhere, without an unexpected error', async () => {
    const { member, browser } = await loggedIn()
    let older = browser
    for (let round = 0; round < chooseCount({ test: 10, prove: 30 }); round++) {
      const newer = new CookieBrowser(identity.app)
      const [login, ...refreshes] = await Promise.all([
        newer.login(member.email),
        ...Array.from({ length: 4 }, () => refresh(withToken(older.refreshToken))),
      ])
      expect(login.statusCode).toBe(200)
      for (const response of refreshes)
        expect([response.statusCode, response.json().code]).toBeOneOf([
          [200, undefined],
          [409, 'E4097'],
          [500, 'E5001'],
        ])
      expect((await newer.call('POST', '/auth/me')).statusCode).toBe(200)
      older = newer
    }
  }, 60_000)

  it('extends the session by 14 days, 30 for enterprise, up to 60 days in all', async () => {
    const day = 86_400
    const idle = await loggedIn()
    identity.advance(14 * day)
    expect((await refresh(idle.browser)).statusCode).toBe(401)

    const player = await loggedIn(['ROLE_ENTERPRISE'])
    identity.advance(29 * day)
    expect((await refresh(player.browser)).statusCode).toBe(200)
    identity.advance(29 * day)
    const last = await refresh(player.browser)
    expect(last.cookies[1]?.maxAge).toBe(2 * day)
    identity.advance(2 * day)
    expect((await refresh(player.browser)).statusCode).toBe(401)
  })

  it('extends the session without limit for the one browser in a room that renews it (ADR 0015)', async () => {
    const day = 86_400
    const { browser } = await loggedIn(['ROLE_ENTERPRISE'])
    browser.cookies.set(roomDeviceName, randomUUID())
    for (let days = 0; days < 400; days += 25) {
      identity.advance(25 * day)
      expect((await refresh(browser)).statusCode).toBe(200)
    }
    await expireSessions(identity.database.db, identity.now())
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(200)
    const tokens = await identity.database.db
      .selectFrom('refresh_tokens')
      .select('issued_at')
      .where('session_id', '=', String(decodeJwt(browser.accessToken ?? '').sid))
      .execute()
    expect(tokens.length).toBeLessThanOrEqual(3)

    browser.cookies.set(roomDeviceName, randomUUID())
    for (const [days, status] of [...[29, 29].map((each) => [each, 200] as const), [2, 401] as const]) {
      identity.advance(days * day)
      expect((await refresh(browser)).statusCode).toBe(status)
    }
  })

  it('rejects a session in a room that was ended, however long it has lasted', async () => {
    const { member, browser } = await loggedIn(['ROLE_ENTERPRISE'])
    browser.cookies.set(roomDeviceName, randomUUID())
    for (let days = 0; days < 100; days += 25) {
      identity.advance(25 * 86_400)
      await refresh(browser)
    }
    await identity.database.db
      .transaction()
      .execute((trx) => endSessions(trx, { userId: member.id }, 'revoked', identity.now()))
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(401)
    expect((await refresh(browser)).statusCode).toBe(401)
  })

  it('rejects on an older device with 500 E5001, which names the duplicate login', async () => {
    const { member, browser } = await loggedIn()
    await new CookieBrowser(identity.app).login(member.email)
    const response = await refresh(browser)
    expect([response.statusCode, response.json().code]).toEqual([500, 'E5001'])
    expect(browser.refreshToken).toBeUndefined()
  })
})
