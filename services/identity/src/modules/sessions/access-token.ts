import { tokenIssuer } from '@hibiki/http'
import { SignJWT } from 'jose'
import type { StoredAssurance } from '../../db/account-tables.ts'
import type { Member } from '../accounts/users.sql.ts'
import type { KeyRing } from '../signing-keys/key-ring.ts'

/** A signed access token; services read from it who calls and verify it themselves. */
export function signAccessToken(
  keys: KeyRing,
  o: { member: Member; sessionId: string; assurance: StoredAssurance; now: Date; expiresAt: Date },
): Promise<string> {
  const { kid, privateKey } = keys.current()
  return new SignJWT({
    sid: o.sessionId,
    roles: o.member.roles,
    authorities: o.member.authorities,
    // Who only applied to an agency is not part of it.
    agency: o.member.agencyStatus === '3' ? o.member.agencyCode : null,
    assurance: o.assurance === 'full' ? 'full' : 'low',
    // The change of claims this token knows of: whoever has heard of a newer one takes it for stale.
    claimsAt: o.member.claimsChangedAt?.getTime() ?? 0,
  })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
    .setIssuer(tokenIssuer)
    .setSubject(o.member.id)
    .setIssuedAt(Math.floor(o.now.getTime() / 1000))
    .setExpirationTime(Math.floor(o.expiresAt.getTime() / 1000))
    .sign(privateKey)
}
