import { randomUUID } from 'node:crypto'
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose'
import { getSessionCookieNames } from '../sessions/cookies.ts'
import type { Session, SessionVerifier } from '../sessions/session.ts'
import { createSessionVerifier } from '../sessions/session-verifier.ts'
import { tokenIssuer } from '../sessions/token-verifier.ts'

/** The session data that a test sets; the rest is invented (a general member without agency). */
export type TestSession = Partial<Session> & { lifetimeSeconds?: number; claimsAt?: number }

export interface TestSessions {
  verifier: SessionVerifier
  /** The public keys, as identity serves them at `/.well-known/jwks.json`; for a service that runs as a process. */
  jwks: JSONWebKeySet
  /** `Cookie` header of a logged-in member, for apps with `secureCookies: false`. */
  cookieFor(session?: TestSession): Promise<string>
  /** Ends a session, as identity's feed would say it. */
  end(sessionId: string, reason: string): void
  /** Sets when a member's claims changed last; tokens with an older `claimsAt` (0 by default) are stale. */
  changeClaims(userId: string, atMs: number): void
}

/** A stand-in for identity with a real key pair: tokens are really signed and verified. */
export async function createTestSessions(): Promise<TestSessions> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'EdDSA' }] }
  const keys = createLocalJWKSet(jwks)
  const ended = new Map<string, string>()
  const changed = new Map<string, number>()
  return {
    jwks,
    verifier: createSessionVerifier({
      keys,
      endedReason: (id) => ended.get(id) ?? null,
      claimsChangedAt: (id) => changed.get(id) ?? null,
    }),
    end: (sessionId, reason) => {
      ended.set(sessionId, reason)
    },
    changeClaims: (userId, atMs) => {
      changed.set(userId, atMs)
    },
    async cookieFor(session = {}) {
      const token = await new SignJWT({
        sid: session.sessionId ?? randomUUID(),
        roles: session.roles ?? ['ROLE_GENERAL'],
        authorities: session.authorities ?? [],
        agency: session.agencyCode ?? null,
        assurance: session.assurance === undefined || session.assurance === 'full' ? 'full' : 'low',
        passkeyMissing: session.assurance === 'passkey-enrolment',
        claimsAt: session.claimsAt ?? 0,
      })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'test' })
        .setIssuer(tokenIssuer)
        .setSubject(session.userId ?? randomUUID())
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + (session.lifetimeSeconds ?? 600))
        .sign(privateKey)
      return `${getSessionCookieNames(false).access}=${token}`
    },
  }
}
