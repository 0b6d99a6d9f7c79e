import { chooseCount } from '@hibiki/test-harness/proofs'
import { afterAll, describe, expect, it } from 'vitest'
import { computeKeyedHash } from '../../secrets.ts'
import { CookieBrowser, createTestIdentity, testPassword, testSecrets } from '../../testing/test-identity.ts'

const guesses = chooseCount({ test: 100, prove: 1000 })
const accounts = chooseCount({ test: 300, prove: 10_000 })

const identity = await createTestIdentity()
afterAll(() => identity.close())

async function guess(loginId: string, browser = new CookieBrowser(identity.app)) {
  const response = await browser.login(loginId, 'wrong password')
  return {
    status: response.statusCode,
    code: response.json().code,
    wait: Number(response.headers['retry-after'] ?? 0),
  }
}

describe('the throttle of POST /auth/login', () => {
  it('rejects with 429 E4290 and Retry-After after 5 failures, even the right password, until the wait is over', async () => {
    const member = await identity.addMember()
    for (let i = 0; i < 5; i++) expect((await guess(member.email)).status).toBe(401)
    expect(await guess(member.email)).toEqual({ status: 429, code: 'E4290', wait: 60 })
    expect((await new CookieBrowser(identity.app).login(member.email)).statusCode).toBe(429)
    identity.advance(60)
    expect((await guess(member.email)).status).toBe(401)
    expect((await guess(member.email)).wait).toBe(120)
    identity.advance(120)
    expect((await new CookieBrowser(identity.app).login(member.email)).statusCode).toBe(200)
    expect((await guess(member.email)).status).toBe(401)
  })

  it('treats unknown accounts in the same way', async () => {
    for (let i = 0; i < 5; i++) expect((await guess('ghost@example.jp')).status).toBe(401)
    expect(await guess('GHOST@example.jp')).toEqual({ status: 429, code: 'E4290', wait: 60 })
  })

  it('does not reveal that an address and a user name belong together', async () => {
    const member = await identity.addMember()
    const other = await identity.addMember()
    for (let i = 0; i < 6; i++) await guess(member.email)
    const responses: object[] = []
    for (const name of [member.userId, other.userId, 'nobody0'])
      responses.push(await Promise.all([guess(name), guess(name)]))
    expect(responses[0]).toEqual(responses[1])
    expect(responses[0]).toEqual(responses[2])
  })

  it('checks no password under the login name while guesses under the address have used up the attempts', async () => {
    const member = await identity.addMember()
    for (let i = 0; i < 5; i++) await guess(member.email)
    expect((await new CookieBrowser(identity.app).login(member.userId)).statusCode).toBe(401)
    identity.advance(60)
    expect((await new CookieBrowser(identity.app).login(member.userId)).statusCode).toBe(200)
    expect((await guess(member.email)).status).toBe(401)
  })

  it('checks at most 15 guesses in an hour under both names together', async () => {
    const member = await identity.addMember()
    for (let i = 0; i < guesses; i++) {
      await guess(i % 2 ? member.userId : member.email)
      identity.advance(3600 / guesses)
    }
    const { failures } = await identity.database.db
      .selectFrom('login_throttles')
      .select('failures')
      .where('key', '=', computeKeyedHash(testSecrets.throttles, 'account', member.id))
      .executeTakeFirstOrThrow()
    expect(failures).toBeGreaterThan(5)
    expect(failures).toBeLessThanOrEqual(15)
  })

  it('counts across replicas', async () => {
    const member = await identity.addMember()
    const second = await identity.startReplica()
    for (let i = 0; i < 5; i++) await guess(member.email, new CookieBrowser(i % 2 ? second : identity.app))
    expect((await guess(member.email, new CookieBrowser(second))).status).toBe(429)
  })

  it('checks only 5 of 40 parallel guesses', async () => {
    const member = await identity.addMember()
    const responses = await Promise.all(Array.from({ length: 40 }, () => guess(member.email)))
    expect(responses.filter((response) => response.status === 401)).toHaveLength(5)
  })

  it('never locks the owner out of a device used before, while others guess', async () => {
    const member = await identity.addMember()
    const owner = new CookieBrowser(identity.app)
    await owner.login(member.email)
    for (let i = 0; i < 6; i++) await guess(member.email)
    expect((await guess(member.email)).status).toBe(429)
    expect((await owner.login(member.email)).statusCode).toBe(200)
  })

  it('limits guesses from a known device, too, and ignores the cookie of another account', async () => {
    const member = await identity.addMember()
    const other = await identity.addMember()
    const device = new CookieBrowser(identity.app)
    await device.login(member.email)
    for (let i = 0; i < 5; i++) expect((await guess(member.email, device)).status).toBe(401)
    expect((await guess(member.email, device)).status).toBe(429)
    for (let i = 0; i < 5; i++) await guess(other.email)
    expect((await guess(other.email, device)).status).toBe(429)
  })

  it(`checks at most 15 of ${guesses} guesses in an hour, and the owner logs in on a known device`, async () => {
    const member = await identity.addMember()
    const owner = new CookieBrowser(identity.app)
    await owner.login(member.email)
    const evaluated: number[] = []
    for (let i = 0; i < guesses; i++) {
      if ((await guess(member.email)).status === 401) evaluated.push(i)
      identity.advance(3600 / guesses)
    }
    expect(evaluated.length).toBeGreaterThan(5)
    expect(evaluated.length).toBeLessThanOrEqual(15)
    expect((await guess(member.email)).status).toBe(429)
    expect((await owner.login(member.email)).statusCode).toBe(200)
  }, 60_000)

  it('stores neither addresses nor login ids', async () => {
    await guess('secretive@example.jp')
    const { rows } = await identity.database.pool.query('select * from login_throttles')
    expect(JSON.stringify(rows)).not.toContain('secretive')
    expect(rows.every((row: { key: Buffer }) => row.key.length === 32)).toBe(true)
  })
})

describe('the limit of POST /auth/login per address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })

  it('rejects with 429 after 30 attempts in a minute from one address, whatever the accounts', async () => {
    const app = await identity.startReplica({ limitAddresses: true })
    const attempt = (number: number, address: string) =>
      app.inject({
        method: 'POST',
        url: '/auth/login',
        headers: from(address),
        payload: { loginId: `user${number}@example.jp`, password: 'guess' },
      })
    const statuses: number[] = []
    for (let i = 0; i < 32; i++) statuses.push((await attempt(i, '203.0.113.7')).statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    const refused = await attempt(40, '203.0.113.7')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'E4290'])
    expect(Number(refused.headers['retry-after'])).toBe(60)
    expect((await attempt(41, '203.0.113.8')).statusCode).toBe(401)
    identity.advance(60)
    expect((await attempt(42, '203.0.113.7')).statusCode).toBe(401)
  })

  it(`checks 30 guesses a minute when one address guesses for ${accounts} accounts within 5 minutes`, async () => {
    const app = await identity.startReplica({ limitAddresses: true })
    let evaluated = 0
    for (let i = 0; i < accounts; i++) {
      const payload = { loginId: `sprayed${i}@example.jp`, password: 'guess' }
      const headers = from('203.0.113.10')
      const response = await app.inject({ method: 'POST', url: '/auth/login', headers, payload })
      if (response.statusCode === 401) evaluated++
      else expect(response.statusCode).toBe(429)
      identity.advance(300 / accounts)
    }
    expect(evaluated).toBeGreaterThanOrEqual(30)
    expect(evaluated).toBeLessThanOrEqual(6 * 30)
  }, 120_000)

  it('can be switched off for load tests, while the throttle per account cannot', async () => {
    const headers = from('203.0.113.9')
    const statuses: number[] = []
    for (let i = 0; i < 33; i++) {
      const payload = { loginId: `load${i}@example.jp`, password: 'guess' }
      statuses.push(
        (await identity.app.inject({ method: 'POST', url: '/auth/login', headers, payload })).statusCode,
      )
    }
    expect(new Set(statuses)).toEqual(new Set([401]))
  })
})

describe('the limit of open calls per address', () => {
  const open = async (address: string) => {
    const app = await identity.startReplica({ limitAddresses: true })
    const browsers = [new CookieBrowser(app), new CookieBrowser(app)]
    for (const browser of browsers) await browser.login((await identity.addMember()).email)
    let calls = 0
    // Each call has the cookies of the other member, and another recipient.
    return async (url: string, from = address) => {
      const email = `recipient${++calls}.${address}@example.jp`
      const sent = url.includes('?')
        ? { url: url + email }
        : { url, payload: { email, password: testPassword } }
      const headers = { 'x-forwarded-for': from }
      return browsers[calls % 2]?.call('POST', sent.url, { ...sent, headers })
    }
  }

  it.each([
    ['a registration mail', '/account/issue-confirm-mail?email=', '203.0.113.21'],
    ['a reset mail', '/account/forgot-password/issue-confirm-mail?email=', '203.0.113.22'],
    ['a change of address', '/account/change-email', '203.0.113.23'],
  ])(
    'rejects all but 5 requests for %s in a minute from one address, whatever its cookies',
    async (_mail, url, address) => {
      const request = await open(address)
      const statuses: (number | undefined)[] = []
      for (let i = 0; i < 7; i++) statuses.push((await request(url))?.statusCode)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
      expect((await request(url, '203.0.113.29'))?.statusCode).toBe(200)
      identity.advance(60)
      expect((await request(url))?.statusCode).toBe(200)
    },
  )

  it.each([
    ['/account/issue-confirm-mail?email=', '203.0.113.24'],
    ['/account/forgot-password/issue-confirm-mail?email=', '203.0.113.25'],
  ])('does not count a rejected %s as one of the 10 other calls', async (url, address) => {
    const request = await open(address)
    for (let i = 0; i < 12; i++) await request(url)
    const app = await identity.startReplica({ limitAddresses: true })
    const lookUp = () =>
      app.inject({ url: '/account/agencies?code=999999999999', headers: { 'x-forwarded-for': address } })
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await lookUp()).statusCode)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
  })
})
