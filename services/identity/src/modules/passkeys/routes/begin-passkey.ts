import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { fieldText } from '../../../texts.ts'
import { findMember, lockUser } from '../../accounts/users.sql.ts'
import { requirePassword } from '../../logins/require-password.ts'
import { PasswordBody } from '../../passwords/password-body.ts'
import { createChallenge } from '../create-challenge.ts'
import { DIALOG_TIMEOUT_MS, getRelyingPartyId, KEY_ALGORITHMS, MAX_PASSKEYS } from '../passkey.rules.ts'
import { listPasskeys } from '../passkeys.sql.ts'

const schema = {
  operationId: 'beginPasskey',
  summary:
    'Returns what a browser needs to create a passkey, after checking the password, which a session that must create one has just given',
  tags: ['account'],
  body: Type.Partial(PasswordBody),
  response: {
    200: Type.Object({
      rp: Type.Object({ name: Type.String(), id: Type.String() }),
      user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
      challenge: Type.String({ description: 'Works once, for five minutes, in this session' }),
      pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() })),
      timeout: Type.Integer({ description: 'Milliseconds that the browser waits for the person' }),
      excludeCredentials: Type.Array(Type.Object({ id: Type.String(), type: Type.Literal('public-key') }), {
        description: 'Passkeys of the member, so that no device gets a second one',
        maxItems: MAX_PASSKEYS,
      }),
      authenticatorSelection: Type.Object({
        residentKey: Type.Literal('required'),
        requireResidentKey: Type.Literal(true),
        userVerification: Type.Literal('required'),
      }),
      attestation: Type.Literal('none'),
    }),
    ...describeIdentityErrors('E3001', 'E3021', 'E4010', 'E4014', 'E4226', 'E4229', 'E4290'),
  },
}

/** The password is checked, so that a person who finds an open session cannot add a way in. */
export function beginPasskey(app: App, context: IdentityContext): void {
  const { db, links } = context
  app.post('/account/passkeys/begin', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const { userId, sessionId } = session
    if (session.assurance !== 'passkey-enrolment') {
      const { password } = request.body
      if (password === undefined) throw new ApiError('E3001', { fields: { password: fieldText('required') } })
      await requirePassword(context, session, password, 'password')
    }
    const member = await findMember(db, userId)
    if (!member) throw new ApiError('E4010')
    const { passkeys, challenge } = await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      const passkeys = await listPasskeys(trx, userId)
      if (session.assurance === 'passkey-enrolment' && passkeys.length > 0) throw new ApiError('E4229')
      if (passkeys.length >= MAX_PASSKEYS) throw new ApiError('E4226')
      return { passkeys, challenge: await createChallenge(trx, { sessionId }, context.clock()) }
    })
    reply.header('cache-control', 'no-store')
    return {
      challenge,
      rp: { name: 'Hibiki', id: getRelyingPartyId(links.origin) },
      user: { id: toUserHandle(userId), name: member.email, displayName: member.username },
      pubKeyCredParams: KEY_ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: DIALOG_TIMEOUT_MS,
      excludeCredentials: passkeys.map(({ credentialId }) => ({
        id: credentialId,
        type: 'public-key' as const,
      })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    }
  })
}

/** The id of the account on the device: the sixteen bytes of the member's id, which say nothing of the person. */
const toUserHandle = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url')
