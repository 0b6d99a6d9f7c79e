import { randomInt } from 'node:crypto'
import { Moment } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { IdentityContext } from '../../context.ts'
import { describeIdentityErrors } from '../../errors.ts'
import { createSecretPath } from '../../secret-path.ts'
import { computeKeyedHash } from '../../secrets.ts'
import { getThrottleAddress } from '../logins/throttle-address.ts'
import { describeDevice } from '../sessions/describe-device.ts'
import { insertPairing } from './device-pairings.sql.ts'
import {
  computePairingExpiry,
  formatPairingCode,
  PAIRING_CODE_LENGTH,
  PAIRING_CODE_LETTERS,
  type PairingPurpose,
} from './pairing-code.rules.ts'

export const startPairingResponse = {
  200: Type.Object({
    code: Type.String({ description: 'To be shown; works once, for ten minutes' }),
    secret: Type.String({ description: 'To be kept by the device; it is not stored' }),
    expiresAt: Moment,
  }),
  ...describeIdentityErrors('E4290'),
}

/** Creates a code of a device for one purpose: a code for another purpose is unknown there. */
export async function startPairing(
  { db, clock, secrets, throttle }: IdentityContext,
  request: FastifyRequest,
  purpose: PairingPurpose,
): Promise<{ code: string; secret: string; expiresAt: string }> {
  const now = clock()
  await throttle.countAddressAttempt(getThrottleAddress(request), now, 'account')
  const letters = Array.from({ length: PAIRING_CODE_LENGTH }, drawLetter).join('')
  const { path: secret, hash: secretHash } = createSecretPath(256)
  const expiresAt = computePairingExpiry(now)
  await insertPairing(db, {
    // A code is short enough to be tried out, so that its hash needs a key.
    codeHash: computeKeyedHash(secrets.devices, purpose, letters),
    secretHash,
    device: describeDevice(request.headers['user-agent']),
    now,
    expiresAt,
  })
  return { code: formatPairingCode(letters), secret, expiresAt: expiresAt.toISOString() }
}

const drawLetter = () => PAIRING_CODE_LETTERS.charAt(randomInt(PAIRING_CODE_LETTERS.length))
