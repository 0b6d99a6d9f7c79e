import { ApiError, type App } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { findCredentials, findMember } from '../../accounts/users.sql.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { hasRequiredPasskey } from '../../passkey-requirements/require-login-method.ts'
import { isPasswordCorrect } from '../../passwords/hash-password.ts'
import { redeemSecondFactorCode } from '../../second-factor/codes.ts'
import { isSecondFactorRequired } from '../../second-factor/second-factor.rules.ts'
import { findSecondFactor } from '../../second-factor/second-factors.sql.ts'
import { logIn, setLoginCookies } from '../log-in.ts'
import { normalizeLoginId } from '../login-id.rules.ts'
import type { AttemptKey } from '../login-throttle.ts'
import { lockMemberIfPasswordUnchanged } from '../require-password.ts'
import { getThrottleAddress } from '../throttle-address.ts'

const schema = {
  operationId: 'login',
  summary: 'Logs a member in and sets the session cookies',
  tags: ['auth'],
  body: Type.Object({
    loginId: Type.String({
      minLength: 1,
      maxLength: 254,
      description: 'E-mail address or login name',
    }),
    password: Type.String({ minLength: 1, maxLength: 256 }),
    totpCode: Type.Optional(
      Type.String({ maxLength: 40, description: 'Code of the second factor, or a recovery code' }),
    ),
  }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E4001', 'E4013', 'E4229', 'E4290'),
  },
}

export function loginRoute(app: App, context: IdentityContext): void {
  app.post('/auth/login', { schema }, async (request, reply) => {
    const now = context.clock()
    const { db } = context
    const { password, totpCode } = request.body
    const typedLoginId = normalizeLoginId(request.body.loginId)
    await context.throttle.countAddressAttempt(getThrottleAddress(request), now)

    const account = await findCredentials(db, typedLoginId)
    const attempt = await countAttempts(context, request, { account, typedLoginId, now })
    // While the account must wait, no password is right, after the same work.
    const isRight = await isPasswordCorrect(attempt.isEvaluated ? account?.passwordHash : undefined, password)
    // Rejections write the same rows whether the account exists or not, so that both take the same time.
    if (!account || !isRight) throw await refused(context, account?.id ?? null, 'password')

    const userId = account.id
    // A code would be used up in vain.
    if (await hasRequiredPasskey(db, userId, now)) throw await refused(context, userId, 'password', 'E4229')
    const factor = await findSecondFactor(db, userId)
    if (factor?.confirmedAt) {
      if (!totpCode) throw new ApiError('E4013')
      const isSpent = await redeemSecondFactorCode(db, {
        userId,
        typed: totpCode,
        keys: context.secrets.secondFactors,
        now,
      })
      if (!isSpent) throw await refused(context, userId, 'code')
    }
    const tokens = await db.transaction().execute(async (trx) => {
      if (!(await lockMemberIfPasswordUnchanged(trx, userId, account.passwordHash)))
        throw new ApiError('E4001')
      // The factor was switched on or reset since it was checked, so the next attempt meets the new state.
      const current = await findSecondFactor(trx, userId)
      if (current?.confirmedAt?.getTime() !== factor?.confirmedAt?.getTime()) throw new ApiError('E4001')
      const member = await findMember(trx, userId)
      const mustEnrol =
        !factor?.confirmedAt && isSecondFactorRequired(member?.roles ?? [], context.totpRequiredRoles)
      const assurance = mustEnrol ? 'enrolment' : 'full'
      return logIn(trx, context, request, { userId, assurance, by: 'password', now })
    })
    for (const key of attempt.keys) await context.throttle.reset(key)
    setLoginCookies(context, request, reply, { userId, tokens, now })
    return {}
  })
}

/**
 * Counts an attempt under the id as typed, which is rejected openly, and under the account, which is not: a response that depends
 * on attempts under another name would reveal which names belong together. A known device is counted separately.
 */
async function countAttempts(
  context: IdentityContext,
  request: FastifyRequest,
  { account, typedLoginId, now }: { account: { id: string } | undefined; typedLoginId: string; now: Date },
): Promise<{ isEvaluated: boolean; keys: AttemptKey[] }> {
  const device = account && context.devices.recognise(request, account.id)
  if (device) {
    const key = { userId: account.id, device }
    await context.throttle.countAttempt(key, now)
    return { isEvaluated: true, keys: [key] }
  }
  const typed = { loginId: typedLoginId }
  await context.throttle.countAttempt(typed, now)
  const behind = account ? { userId: account.id } : { nobody: typedLoginId }
  return { isEvaluated: await context.throttle.tryAttempt(behind, now), keys: [typed, behind] }
}

async function refused(
  context: IdentityContext,
  subjectId: string | null,
  by: 'password' | 'code',
  code: 'E4001' | 'E4229' = 'E4001',
): Promise<ApiError> {
  const detail = code === 'E4229' ? { by, reason: 'passkey-required' } : { by }
  await context.db
    .transaction()
    .execute((trx) => appendAuditEntry(trx, { actorId: null, action: 'login-refused', subjectId, detail }))
  return new ApiError(code)
}
