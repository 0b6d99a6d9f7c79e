import { createLocalJWKSet, errors, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { createSessionVerifier } from './session-verifier.ts'
import { StaleSessionError } from './stale-session-error.ts'

const start = new Date('2026-11-01T00:00:00Z')

const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
const stranger = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k' }] })

function token(claims: Record<string, unknown> = {}, key = pair.privateKey) {
  return new SignJWT({
    iss: 'hibiki',
    sub: 'user-1',
    sid: 'session-1',
    roles: ['ROLE_CUSTOMER', 'ROLE_INVENTED'],
    authorities: ['ai_esthe'],
    agency: '100000000001',
    exp: start.getTime() / 1000 + 60,
    ...claims,
  })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'k' })
    .sign(key)
}

describe('createSessionVerifier', () => {
  it('reads the session from a valid token, without unknown roles', async () => {
    const verifier = createSessionVerifier({
      keys,
      endedReason: () => null,
      claimsChangedAt: () => null,
      clock: () => start,
    })
    expect(await verifier.verify(await token())).toEqual({
      userId: 'user-1',
      sessionId: 'session-1',
      roles: ['ROLE_CUSTOMER'],
      authorities: ['ai_esthe'],
      agencyCode: '100000000001',
      assurance: 'full',
    })
    expect(await verifier.verify(await token({ assurance: 'low' }))).toMatchObject({ assurance: 'low' })
    const withoutPasskey = { assurance: 'low', passkeyMissing: true }
    expect(await verifier.verify(await token(withoutPasskey))).toMatchObject({
      assurance: 'passkey-enrolment',
    })
  })

  it('rejects a foreign signature, another issuer, missing claims, garbage and unsigned tokens with E4010', async () => {
    const verifier = createSessionVerifier({
      keys,
      endedReason: () => null,
      claimsChangedAt: () => null,
      clock: () => start,
    })
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await token()).split('.')[1]}.`
    const bad = [
      await token({}, stranger.privateKey),
      await token({ iss: 'someone' }),
      await token({ sid: undefined }),
      await token({ exp: undefined }),
      unsigned,
      'rubbish',
      '',
    ]
    for (const item of bad) await expect(verifier.verify(item)).rejects.toMatchObject({ code: 'E4010' })
  })

  it('verifies a signature once and still notices expiry and the end of the session', async () => {
    let now = start
    let reason: string | null = null
    const find = vi.fn(keys)
    const verifier = createSessionVerifier({
      keys: find,
      endedReason: () => reason,
      claimsChangedAt: () => null,
      clock: () => now,
    })
    const one = await token()
    await verifier.verify(one)
    await verifier.verify(one)
    expect(find).toHaveBeenCalledTimes(1)
    reason = 'duplicate-login'
    await expect(verifier.verify(one)).rejects.toMatchObject({ code: 'E5001' })
    reason = 'logout'
    await expect(verifier.verify(one)).rejects.toMatchObject({ code: 'E4010' })
    reason = null
    now = new Date(start.getTime() + 60_000)
    await expect(verifier.verify(one)).rejects.toMatchObject({ code: 'E4010' })
  })

  it('also queries an asynchronous source about ended sessions', async () => {
    const verifier = createSessionVerifier({
      keys,
      endedReason: async () => 'revoked',
      claimsChangedAt: () => null,
      clock: () => start,
    })
    await expect(verifier.verify(await token())).rejects.toMatchObject({ code: 'E4010' })
  })

  it('rejects with E5030 instead of logging everybody out while the keys are unavailable', async () => {
    const failures = [new errors.JWKSTimeout(), new TypeError('fetch failed')]
    for (const failure of failures) {
      const broken = async () => {
        throw failure
      }
      const verifier = createSessionVerifier({
        keys: broken,
        endedReason: () => null,
        claimsChangedAt: () => null,
        clock: () => start,
      })
      await expect(verifier.verify(await token())).rejects.toMatchObject({ code: 'E5030' })
    }
  })

  it("rejects a token from before the member's last change with E4010, marked as stale", async () => {
    let changedAt: number | null = null
    const verifier = createSessionVerifier({
      keys,
      endedReason: () => null,
      claimsChangedAt: (userId) => (userId === 'user-1' ? changedAt : null),
      clock: () => start,
    })
    const [before, after] = [await token(), await token({ claimsAt: 2000 })]
    await verifier.verify(before)
    changedAt = 2000
    await expect(verifier.verify(before)).rejects.toBeInstanceOf(StaleSessionError)
    await expect(verifier.verify(before)).rejects.toMatchObject({
      code: 'E4010',
      session: { sessionId: 'session-1', roles: ['ROLE_CUSTOMER'] },
    })
    expect((await verifier.verify(after)).userId).toBe('user-1')
    changedAt = 2001
    await expect(verifier.verify(after)).rejects.toBeInstanceOf(StaleSessionError)
  })

  it('reports a session as ended rather than stale', async () => {
    const stale = { keys, claimsChangedAt: () => 1, clock: () => start }
    const verifier = createSessionVerifier({ ...stale, endedReason: () => 'duplicate-login' })
    await expect(verifier.verify(await token())).rejects.toMatchObject({ code: 'E5001' })
  })
})
