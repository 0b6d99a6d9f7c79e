import { createSessionVerifier } from '@hibiki/http'
import { createLocalJWKSet, decodeProtectedHeader } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity } from '../../testing/test-identity.ts'
import { createSigningKeyRing } from './signing-key-ring.ts'

const hour = 3600
const day = 24 * hour

const identity = await createTestIdentity()
afterAll(() => identity.close())

const kids = () => identity.keys.jwks().keys.map((key) => key.kid)

async function login() {
  const browser = new CookieBrowser(identity.app)
  await browser.login((await identity.addMember()).email)
  return browser
}

function ring(secret = Buffer.alloc(32, 7), ...older: Buffer[]) {
  return createSigningKeyRing({
    database: identity.database,
    secrets: [secret, ...older],
    clock: identity.now,
  })
}

describe('the key ring', () => {
  it('publishes a new key a day before it signs, and retains the old one while its tokens live', async () => {
    const [first] = kids()
    identity.advance(29 * day)
    await identity.keys.rotate()
    expect(kids()).toHaveLength(2)
    expect(identity.keys.current().kid).toBe(first)

    identity.advance(day - 60)
    const before = await login()
    identity.advance(60)
    await identity.keys.rotate()
    const after = await login()
    expect(decodeProtectedHeader(before.accessToken ?? '').kid).toBe(first)
    expect(decodeProtectedHeader(after.accessToken ?? '').kid).toBe(kids()[1])

    identity.advance(33 * 60)
    await identity.keys.rotate()
    expect((await before.call('POST', '/auth/me')).statusCode).toBe(200)
    const published = createLocalJWKSet(identity.keys.jwks() as never)
    const elsewhere = createSessionVerifier({
      keys: published,
      endedReason: () => null,
      claimsChangedAt: () => null,
      clock: identity.now,
    })
    await expect(elsewhere.verify(before.accessToken ?? '')).resolves.toBeDefined()

    identity.advance(hour)
    await identity.keys.rotate()
    expect(kids()).toHaveLength(1)
    expect(kids()).not.toContain(first)
  })

  it('gives eight replicas that start at once the same key', async () => {
    await identity.database.db.deleteFrom('signing_keys').execute()
    const rings = Array.from({ length: 8 }, () => ring())
    await Promise.all(rings.map((each) => each.rotate()))
    expect(new Set(rings.map((each) => each.current().kid)).size).toBe(1)
    expect(rings[0]?.jwks().keys).toHaveLength(1)
  })

  it('finds a key that another replica created, but queries the database for unknown ids only every 5 s', async () => {
    await identity.database.db.deleteFrom('signing_keys').execute()
    const older = ring()
    await older.rotate()
    await identity.database.db.deleteFrom('signing_keys').execute()
    const newer = ring()
    await newer.rotate()
    const header = { alg: 'EdDSA', kid: newer.current().kid }
    const find = () => older.find(header, { payload: '', signature: '' })
    await expect(find()).rejects.toThrow()
    identity.advance(5)
    await expect(find()).resolves.toBeDefined()
  })

  it('throws an error that names TOKEN_KEY_SECRET when the stored keys have another secret', async () => {
    await identity.database.db.deleteFrom('signing_keys').execute()
    await ring().rotate()
    await expect(ring(Buffer.alloc(32, 8)).rotate()).rejects.toThrow('TOKEN_KEY_SECRET')
  })

  it('keeps the same key while the secret is replaced', async () => {
    await identity.database.db.deleteFrom('signing_keys').execute()
    const [old, fresh] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)]
    const first = ring(old)
    await first.rotate()
    const { kid } = first.current()
    for (const next of [ring(old, fresh), ring(fresh, old), ring(fresh)]) {
      await next.rotate()
      expect(next.current().kid).toBe(kid)
    }
    await expect(ring(Buffer.alloc(32, 9), old).rotate()).rejects.toThrow('TOKEN_KEY_SECRET')
  })

  it('throws when it is used to sign before it was started', () => {
    expect(() => ring().current()).toThrow('not started')
  })
})
