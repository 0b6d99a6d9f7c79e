import { createHash, randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity, type TestMemberOptions } from '../../testing/test-identity.ts'
import { listAuditActions } from '../../testing/test-members.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const post = (browser: CookieBrowser, url: string, payload: object = {}) =>
  browser.call('POST', url, { payload })

/** Starts a pairing as a tablet without a session does. */
async function openTablet() {
  const browser = new CookieBrowser(identity.app)
  const started: { code: string; secret: string; expiresAt: string } = (
    await post(browser, '/auth/device-pairing')
  ).json()
  const redeem = () => post(browser, '/auth/device-pairing/redeem', { secret: started.secret })
  return { browser, redeem, ...started }
}

async function logInMember(options: TestMemberOptions = { roles: ['ROLE_ENTERPRISE'] }) {
  const member = await identity.addMember(options)
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  const approve = (code: string, sectionId: string = randomUUID()) =>
    post(browser, '/account/device-pairing/approve', { code, sectionId })
  return { ...member, browser, approve }
}

const codeError = [400, { code: expect.any(String) }]

describe('the pairing of a device', () => {
  it('opens a session of low assurance for the section once a person has approved the code', async () => {
    const [tablet, hotel] = [await openTablet(), await logInMember()]
    expect(tablet.code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/)
    expect((await tablet.redeem()).json()).toEqual({ sectionId: null })
    expect(tablet.browser.accessToken).toBeUndefined()
    const sectionId = randomUUID()
    expect((await hotel.approve(tablet.code.toLowerCase().replace('-', ''), sectionId)).statusCode).toBe(200)
    expect((await tablet.redeem()).json()).toEqual({ sectionId })
    expect(decodeJwt(tablet.browser.accessToken ?? '')).toMatchObject({ sub: hotel.id, assurance: 'low' })
    expect(await listAuditActions(identity, hotel.id)).toEqual(['login', 'device-paired', 'login'])
  })

  it('ends when an operator frees the section of the device, unless a person confirmed the password on it', async () => {
    const hotel = await logInMember()
    const pair = async () => {
      const tablet = await openTablet()
      await hotel.approve(tablet.code)
      await tablet.redeem()
      return tablet.browser
    }
    const free = async (browser: CookieBrowser) => {
      const { sid: sessionId } = decodeJwt(browser.accessToken ?? '') as { sid: string }
      const payload = { sessionId, sectionId: randomUUID(), at: identity.now().toISOString() }
      await identity.deliver('enterprise.device-freed.v1', payload)
    }
    const isLoggedIn = async (browser: CookieBrowser) => (await browser.call('GET', '/auth/me')).statusCode
    const [tablet, other] = [await pair(), await pair()]
    await free(tablet)
    await free(hotel.browser)
    expect(await isLoggedIn(tablet)).toBe(401)
    expect([await isLoggedIn(other), await isLoggedIn(hotel.browser)]).toEqual([200, 200])
  })

  it('stores neither the code nor the secret', async () => {
    const { code, secret } = await openTablet()
    const { rows } = await identity.database.pool.query(
      'select device_pairings::text as row from device_pairings',
    )
    const stored = JSON.stringify(rows)
    for (const text of [code, code.replace('-', ''), secret]) expect(stored).not.toContain(text)
  })

  it('redeems and approves a code no second time', async () => {
    const [tablet, hotel, other] = [await openTablet(), await logInMember(), await logInMember()]
    await hotel.approve(tablet.code)
    const again = await other.approve(tablet.code)
    expect([again.statusCode, again.json().fields]).toEqual(codeError)
    await tablet.redeem()
    expect((await tablet.redeem()).statusCode).toBe(404)
  })

  it('rejects a code after ten minutes, approved or not', async () => {
    const [tablet, late, hotel] = [await openTablet(), await openTablet(), await logInMember()]
    identity.advance(599)
    expect((await hotel.approve(tablet.code)).statusCode).toBe(200)
    identity.advance(1)
    expect((await tablet.redeem()).statusCode).toBe(404)
    expect((await late.redeem()).statusCode).toBe(404)
    expect((await hotel.approve(late.code)).statusCode).toBe(400)
  })

  it('makes an account wait after five wrong codes, with the message in its language', async () => {
    const [tablet, hotel] = [await openTablet(), await logInMember()]
    const typed = ['', 'BCDF-GHJK', '１２３４', "' or 1=1", '🔑'.repeat(8)]
    for (const code of typed) {
      const response = await hotel.approve(code)
      expect([response.statusCode, response.json().fields]).toEqual(codeError)
    }
    expect((await hotel.approve(tablet.code)).statusCode).toBe(429)
    identity.advance(60)
    expect((await hotel.approve(tablet.code)).statusCode).toBe(200)
  })

  it('rejects accounts without rooms with 403, visitors with 401 and sessions of low assurance with 422', async () => {
    const tablet = await openTablet()
    const customer = await logInMember({ roles: ['ROLE_CUSTOMER'] })
    expect((await customer.approve(tablet.code)).statusCode).toBe(403)
    const visitor = await post(new CookieBrowser(identity.app), '/account/device-pairing/approve', {
      code: tablet.code,
      sectionId: randomUUID(),
    })
    expect(visitor.statusCode).toBe(401)
    const hotel = await logInMember()
    await hotel.approve(tablet.code)
    await tablet.redeem()
    const next = await openTablet()
    const paired = await post(tablet.browser, '/account/device-pairing/approve', {
      code: next.code,
      sectionId: randomUUID(),
    })
    expect([paired.statusCode, paired.json().code]).toEqual([422, 'E4014'])
  })

  it('opens no session for an account that lost its role meanwhile', async () => {
    const [tablet, hotel] = [await openTablet(), await logInMember()]
    await hotel.approve(tablet.code)
    await identity.database.db
      .updateTable('user_roles')
      .set({ role: 'ROLE_GENERAL' })
      .where('user_id', '=', hotel.id)
      .execute()
    expect((await tablet.redeem()).statusCode).toBe(404)
    expect(tablet.browser.accessToken).toBeUndefined()
  })

  it('lets exactly one approval and one redemption win, in whatever order and however many at once', async () => {
    const hotels = await Promise.all([logInMember(), logInMember()])
    const command = fc.constantFrom('approve first', 'approve second', 'redeem', 'redeem', 'expire')
    const rounds = fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(rounds, async (batches) => {
        const tablet = await openTablet()
        let [approvals, sessions, isExpired] = [0, 0, false]
        for (const batch of batches) {
          if (batch.includes('expire')) {
            identity.advance(600)
            isExpired = true
          }
          const wereExpired = isExpired
          const results = await Promise.all(
            batch
              .filter((each) => each !== 'expire')
              .map(async (each) => {
                if (each !== 'redeem') {
                  const { statusCode } = await hotels[each === 'approve first' ? 0 : 1].approve(tablet.code)
                  return statusCode === 200 ? 'approved' : 'refused'
                }
                const response = await tablet.redeem()
                return response.statusCode === 200 && response.json().sectionId !== null
                  ? 'paired'
                  : 'refused'
              }),
          )
          approvals += results.filter((result) => result === 'approved').length
          const opened = results.filter((result) => result === 'paired').length
          if (wereExpired) expect(results.every((result) => result === 'refused')).toBe(true)
          sessions += opened
          expect(approvals).toBeLessThanOrEqual(1)
          expect(sessions).toBeLessThanOrEqual(approvals)
          // Wrong codes count against an account, which is another promise than this one.
          identity.advance(0)
          await identity.database.db.deleteFrom('login_throttles').execute()
        }
      }),
      createPropertyParameters({ test: 25, prove: 400 }),
    )
  })
})

describe('the pairing of a status board', () => {
  const startBoard = async (): Promise<{ code: string; secret: string }> =>
    (await post(new CookieBrowser(identity.app), '/auth/board-pairing')).json()
  const claim = (userId: string, code: string) =>
    injectInternalCall(identity.app, {
      method: 'POST',
      url: '/internal/board-pairings/claim',
      payload: { userId, code },
    })

  it('gives the account that claims the code the hash of the secret, as often as it asks, and opens no session', async () => {
    const [board, hotel, other] = [await startBoard(), await logInMember(), await logInMember()]
    const secretHash = createHash('sha256').update(board.secret).digest('base64url')
    for (const claimed of [await claim(hotel.id, board.code), await claim(hotel.id, board.code)])
      expect([claimed.statusCode, claimed.json()]).toEqual([200, { secretHash }])
    const foreign = await claim(other.id, board.code)
    expect([foreign.statusCode, foreign.json().fields]).toEqual(codeError)
    const redeemed = await post(new CookieBrowser(identity.app), '/auth/device-pairing/redeem', {
      secret: board.secret,
    })
    expect(redeemed.statusCode).toBe(404)
    expect(await listAuditActions(identity, hotel.id)).toEqual(['login', 'device-paired'])
    identity.advance(600)
    expect((await claim(hotel.id, board.code)).statusCode).toBe(400)
  })

  it('knows no code of a tablet, and a tablet none of a board', async () => {
    const [board, tablet, hotel] = [await startBoard(), await openTablet(), await logInMember()]
    expect((await claim(hotel.id, tablet.code)).statusCode).toBe(400)
    expect((await hotel.approve(board.code)).statusCode).toBe(400)
    expect((await hotel.approve(tablet.code)).statusCode).toBe(200)
    expect((await claim(hotel.id, board.code)).statusCode).toBe(200)
  })

  it('lets one account of parallel claims win', async () => {
    const [board, hotels] = [await startBoard(), await Promise.all([logInMember(), logInMember()])]
    const results = await Promise.all([...hotels, ...hotels].map(({ id }) => claim(id, board.code)))
    expect(results.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 400, 400])
  })

  it('rejects a code after ten minutes, and makes an account wait after five wrong codes of either kind', async () => {
    const [board, hotel] = [await startBoard(), await logInMember()]
    identity.advance(600)
    expect((await claim(hotel.id, board.code)).statusCode).toBe(400)
    for (const code of ['', '１２３４']) expect((await claim(hotel.id, code)).statusCode).toBe(400)
    for (const code of ['BCDF-GHJK', '🔑'.repeat(8)]) expect((await hotel.approve(code)).statusCode).toBe(400)
    const next = await startBoard()
    const waiting = await claim(hotel.id, next.code)
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '60'])
    identity.advance(60)
    expect((await claim(hotel.id, next.code)).statusCode).toBe(200)
  })

  it('is claimed by a signed call of a service only', async () => {
    const [board, hotel] = [await startBoard(), await logInMember()]
    const response = await post(hotel.browser, '/internal/board-pairings/claim', {
      userId: hotel.id,
      code: board.code,
    })
    expect(response.statusCode).toBe(404)
  })
})
