import { ApiError, type App, requireSession } from '@hibiki/http'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { mustUsePasskey } from '../../passkey-requirements/require-login-method.ts'
import { describeDevice } from '../../sessions/describe-device.ts'
import { announceEndedSessions, endSessions } from '../../sessions/end-sessions.ts'
import { openSession } from '../../sessions/open-session.ts'
import { endEnrolmentSessions, findSessionEndReason } from '../../sessions/sessions.sql.ts'
import { createChallengeCheck } from '../create-challenge.ts'
import { getRelyingPartyId, KEY_ALGORITHMS, MAX_PASSKEYS } from '../passkey.rules.ts'
import { countPasskeys, insertPasskey } from '../passkeys.sql.ts'
import { RegistrationResponse } from '../registration-response.ts'

const schema = {
  operationId: 'addPasskey',
  summary:
    'Adds the passkey that the browser has created, and tells the member by mail; a session that must create one continues with full assurance',
  tags: ['account'],
  body: RegistrationResponse,
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E4010', 'E4014', 'E4226', 'E4227', 'E4229'),
  },
}

export function addPasskey(app: App, context: IdentityContext): void {
  const { db, links, mails, keys } = context
  app.post('/account/passkeys/add', { schema }, async (request, reply) => {
    const { userId, sessionId, assurance } = requireSession(request)
    const now = context.clock()
    const verified = await verifyRegistrationResponse({
      response: { ...request.body, clientExtensionResults: {} },
      expectedChallenge: createChallengeCheck(db, { sessionId }, now),
      expectedOrigin: links.origin,
      expectedRPID: getRelyingPartyId(links.origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: KEY_ALGORITHMS,
    }).catch(() => null)
    if (!verified?.verified) throw new ApiError('E4227')
    const { credential } = verified.registrationInfo
    const device = describeDevice(request.headers['user-agent'])
    const tokens = await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      // A new password may have ended the session since the old one allowed this.
      if ((await findSessionEndReason(trx, sessionId, now)) !== null) throw new ApiError('E4010')
      const count = await countPasskeys(trx, userId)
      // Its password alone must not add a second way in beside the member's own.
      if (assurance === 'passkey-enrolment' && count > 0) throw new ApiError('E4229')
      if (count >= MAX_PASSKEYS) throw new ApiError('E4226')
      const isNew = await insertPasskey(trx, {
        userId,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        signCount: credential.counter,
        device,
        now,
      })
      if (!isNew) throw new ApiError('E4227')
      const detail = { device }
      await appendAuditEntry(trx, { actorId: userId, action: 'passkey-added', subjectId: userId, detail })
      const passkeyRequired = await mustUsePasskey(trx, userId, now)
      const values = { device, at: now.toISOString(), url: links.settings, passkeyRequired }
      await mails.writeToMember(trx, userId, { template: 'passkey-added', values, now })
      // The person is known by a passkey now, so the session of the password alone is over, and so are others like it.
      if (assurance === 'passkey-enrolment') await endSessions(trx, { sessionId }, 'logout', now)
      if (count === 0) await announceEndedSessions(trx, await endEnrolmentSessions(trx, userId, now))
      if (assurance !== 'passkey-enrolment') return null
      const session = { userId, now, device, assurance: 'full', openedBy: 'passkey' } as const
      return openSession(trx, keys, { ...session, replacedToken: undefined })
    })
    if (tokens) context.cookies.set(reply, tokens, now)
    return {}
  })
}
