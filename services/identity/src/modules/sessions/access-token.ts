import { tokenIssuer } from '@hibiki/http'
import { SignJWT } from 'jose'
import type { StoredAssurance } from '../../db/account-tables.ts'
import type { Member } from '../accounts/users.sql.ts'
import type { SigningKeyRing } from '../signing-keys/signing-key-ring.ts'

/** Creates a signed access token; services verify it themselves and read the caller from it. */
export function signAccessToken(
  keys: SigningKeyRing,
  options: { member: Member; sessionId: string; assurance: StoredAssurance; now: Date; expiresAt: Date },
): Promise<string> {
  const { kid, privateKey } = keys.current()
  return new SignJWT({
    sid: options.sessionId,
    roles: options.member.roles,
    authorities: options.member.authorities,
    // An agency that the member only applied to is not in it.
    agency: options.member.agencyStatus === '3' ? options.member.agencyCode : null,
    assurance: options.assurance === 'full' ? 'full' : 'low',
    passkeyMissing: options.assurance === 'passkey-enrolment' || undefined,
    // This is the last change of claims that the token contains: a service that has received a newer one treats it as stale.
    claimsAt: options.member.claimsChangedAt?.getTime() ?? 0,
  })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
    .setIssuer(tokenIssuer)
    .setSubject(options.member.id)
    .setIssuedAt(Math.floor(options.now.getTime() / 1000))
    .setExpirationTime(Math.floor(options.expiresAt.getTime() / 1000))
    .sign(privateKey)
}
