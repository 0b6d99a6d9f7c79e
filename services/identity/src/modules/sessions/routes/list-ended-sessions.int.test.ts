import { createSessionVerifier } from '@hibiki/http'
import { injectInternalCall } from '@hibiki/http/testing'
import { createLocalJWKSet, decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity } from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

async function endedSession() {
  const browser = new CookieBrowser(identity.app)
  await browser.login((await identity.addMember()).email)
  const sessionId = decodeJwt(browser.accessToken ?? '').sid
  const endedAt = identity.now().toISOString()
  await browser.call('POST', '/auth/logout')
  return { sessionId, reason: 'logout', endedAt }
}

const ask = (since?: string) =>
  injectInternalCall(
    identity.app,
    `/internal/ended-sessions${since ? `?since=${encodeURIComponent(since)}` : ''}`,
  )

describe('GET /internal/ended-sessions', () => {
  it('responds with 404 to a caller who does not sign', async () => {
    expect((await identity.app.inject('/internal/ended-sessions')).statusCode).toBe(404)
  })

  it('lists sessions that ended since the given time, with a small overlap, at most 40 minutes back', async () => {
    const first = await endedSession()
    identity.advance(30 * 60)
    const second = await endedSession()
    expect((await ask()).json()).toEqual({
      now: identity.now().toISOString(),
      sessions: [first, second],
      changed: [],
      next: null,
    })
    identity.advance(10)
    const since = identity.now().toISOString()
    expect((await ask(since)).json().sessions).toEqual([second])
    identity.advance(1)
    expect((await ask(identity.now().toISOString())).json().sessions).toEqual([])
    identity.advance(11 * 60)
    expect((await ask('2020-01-01T00:00:00Z')).json().sessions).toEqual([second])
  })

  it('returns pages of 1000 that together contain every session that ended in one moment', async () => {
    const { id } = await identity.addMember()
    const now = identity.now()
    await sql`insert into sessions (user_id, created_at, expires_at, absolute_expires_at, last_used_at, ended_at, end_reason)
      select ${id}::uuid, ${now}, ${now}, ${now}, ${now}, ${now}, 'revoked' from generate_series(1, 2300)`.execute(
      identity.database.db,
    )
    await sql`update users set claims_changed_at = ${now} where id = ${id}`.execute(identity.database.db)
    const announced: string[] = []
    const sizes: number[] = []
    let next: Record<string, string> | null = {}
    while (next) {
      const query: string = new URLSearchParams({ since: now.toISOString(), ...next }).toString()
      const response = (await injectInternalCall(identity.app, `/internal/ended-sessions?${query}`)).json()
      const revoked = (response.sessions as { sessionId: string; reason: string }[]).filter(
        ({ reason }) => reason === 'revoked',
      )
      announced.push(...revoked.map(({ sessionId }) => sessionId))
      sizes.push(response.changed.length)
      expect(response.sessions.length).toBeLessThanOrEqual(1000)
      next = response.next
    }
    expect([announced.length, new Set(announced).size]).toEqual([2300, 2300])
    expect(sizes).toEqual([1, 0, 0])
  })

  it('rejects a malformed continuation with 400 E3001', async () => {
    const response = await injectInternalCall(identity.app, '/internal/ended-sessions?afterSession=2020_x')
    expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
  })

  it('rejects a malformed time with 400 E3001', async () => {
    const response = await ask('yesterday')
    expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
  })
})

describe('GET /.well-known/jwks.json', () => {
  it('returns keys with which another service verifies tokens, without a private part', async () => {
    const response = await identity.app.inject('/.well-known/jwks.json')
    const jwks = response.json()
    expect(Object.keys(jwks.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
    expect(response.headers['cache-control']).toBe('public, max-age=300')
    const member = await identity.addMember()
    const browser = new CookieBrowser(identity.app)
    await browser.login(member.email)
    const keys = createLocalJWKSet(jwks)
    const verifier = createSessionVerifier({
      keys,
      endedReason: () => null,
      claimsChangedAt: () => null,
      clock: identity.now,
    })
    expect((await verifier.verify(browser.accessToken ?? '')).userId).toBe(member.id)
  })
})
