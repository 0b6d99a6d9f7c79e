import { randomInt } from 'node:crypto'
import { type App, Moment } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { createSecretPath } from '../../../secret-path.ts'
import { computeKeyedHash } from '../../../secrets.ts'
import { getThrottleAddress } from '../../logins/throttle-address.ts'
import { describeDevice } from '../../sessions/describe-device.ts'
import { insertPairing } from '../device-pairings.sql.ts'
import {
  computePairingExpiry,
  formatPairingCode,
  PAIRING_CODE_LENGTH,
  PAIRING_CODE_LETTERS,
} from '../pairing-code.rules.ts'

const schema = {
  operationId: 'startDevicePairing',
  summary:
    'Returns a code by which an enterprise account lets this device in, and the secret that redeems it',
  tags: ['auth'],
  response: {
    200: Type.Object({
      code: Type.String({ description: 'To be shown; works once, for ten minutes' }),
      secret: Type.String({ description: 'To be kept by the device; it is not stored' }),
      expiresAt: Moment,
    }),
    ...describeIdentityErrors('E4290'),
  },
}

export function startDevicePairing(app: App, { db, clock, secrets, throttle }: IdentityContext): void {
  app.post('/auth/device-pairing', { schema }, async (request, reply) => {
    const now = clock()
    await throttle.countAddressAttempt(getThrottleAddress(request), now, 'account')
    const letters = Array.from({ length: PAIRING_CODE_LENGTH }, drawLetter).join('')
    const { path: secret, hash: secretHash } = createSecretPath(256)
    const expiresAt = computePairingExpiry(now)
    await insertPairing(db, {
      // A code is short enough to be tried out, so that its hash needs a key.
      codeHash: computeKeyedHash(secrets.devices, 'pairing', letters),
      secretHash,
      device: describeDevice(request.headers['user-agent']),
      now,
      expiresAt,
    })
    reply.header('cache-control', 'no-store')
    return { code: formatPairingCode(letters), secret, expiresAt: expiresAt.toISOString() }
  })
}

const drawLetter = () => PAIRING_CODE_LETTERS.charAt(randomInt(PAIRING_CODE_LETTERS.length))
