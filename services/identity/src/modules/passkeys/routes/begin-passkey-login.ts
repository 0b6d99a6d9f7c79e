import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { getThrottleAddress } from '../../logins/throttle-address.ts'
import { createChallenge } from '../create-challenge.ts'
import { DIALOG_TIMEOUT_MS, getRelyingPartyId } from '../passkey.rules.ts'

const schema = {
  operationId: 'beginPasskeyLogin',
  summary: 'Returns a challenge that a passkey signs, to log in or to confirm who is there',
  tags: ['auth'],
  response: {
    200: Type.Object({
      challenge: Type.String({ description: 'Works once, for five minutes' }),
      rpId: Type.String({ description: 'The host to which the passkeys belong' }),
      timeout: Type.Integer({ description: 'Milliseconds that the browser waits for the person' }),
      userVerification: Type.Literal('required'),
    }),
    ...describeIdentityErrors('E4290'),
  },
}

/** It names no passkeys, so that it tells nobody who has an account: the device knows its own. */
export function beginPasskeyLogin(app: App, { db, clock, links, throttle }: IdentityContext): void {
  app.post('/auth/passkey/begin', { schema }, async (request, reply) => {
    const now = clock()
    await throttle.countAddressAttempt(getThrottleAddress(request), now, 'account')
    const challenge = await createChallenge(db, { sessionId: null }, now)
    reply.header('cache-control', 'no-store')
    return {
      challenge,
      rpId: getRelyingPartyId(links.origin),
      timeout: DIALOG_TIMEOUT_MS,
      userVerification: 'required' as const,
    }
  })
}
