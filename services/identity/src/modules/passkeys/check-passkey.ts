import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Static } from 'typebox'
import type { IdentityContext } from '../../context.ts'
import type { AuthenticationResponse } from './authentication-response.ts'
import { createChallengeCheck } from './create-challenge.ts'
import { getRelyingPartyId } from './passkey.rules.ts'
import { findPasskey } from './passkeys.sql.ts'

interface CheckedPasskey {
  /** The member of the passkey, right or not; null when nobody has it. */
  userId: string | null
  /** What `markPasskeyUsed` needs, or null when the response is not right, for whatever reason. */
  use: { id: string; userId: string; signCount: number } | null
}

/**
 * Checks what a passkey has signed, for which its device made sure of the person by finger, face or PIN. It uses up the challenge and
 * changes nothing else: `markPasskeyUsed` follows in the transaction of what the passkey authorises.
 */
export async function checkPasskey(
  { db, clock, links }: IdentityContext,
  response: Static<typeof AuthenticationResponse>,
): Promise<CheckedPasskey> {
  const passkey = await findPasskey(db, response.id)
  if (!passkey) return { userId: null, use: null }
  const { id, userId, publicKey, signCount } = passkey
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: createChallengeCheck(db, { sessionId: null }, clock()),
    expectedOrigin: links.origin,
    expectedRPID: getRelyingPartyId(links.origin),
    requireUserVerification: true,
    credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter: signCount },
  }).catch(() => null)
  if (!verified?.verified) return { userId, use: null }
  return { userId, use: { id, userId, signCount: verified.authenticationInfo.newCounter } }
}
