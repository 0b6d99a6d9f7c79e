import { ApiError, type App, Moment, requireSession } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { createSecretPath } from '../../../secret-path.ts'
import { fieldText } from '../../../texts.ts'
import { lockTargetMember } from '../../accounts/lock-target-member.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { hasRequiredPasskey } from '../../passkey-requirements/require-login-method.ts'
import { computeResetEffectiveAt } from '../second-factor-reset.rules.ts'
import { insertReset } from '../second-factor-resets.sql.ts'
import { hasSecondFactor } from '../second-factors.sql.ts'

const MAX_CHECK_LENGTH = 500

const schema = {
  operationId: 'resetSecondFactor',
  summary:
    'Requests that the second factor of a member who lost phone and recovery codes be switched off after 24 hours, in which the member can object; passkeys go with it where the role must use them',
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  body: Type.Object({
    identityCheck: Type.String({
      maxLength: MAX_CHECK_LENGTH,
      description: 'How it was checked that the request comes from the member',
    }),
  }),
  response: {
    200: Type.Object({
      effectiveAt: Type.Union([Moment, Type.Null()], {
        description: 'Null when there is nothing to reset',
      }),
    }),
    ...describeIdentityErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040', 'E4223', 'E4224'),
  },
}

/** Administrators cannot reset their own factor, because a stolen session must not replace it. */
export function resetSecondFactor(app: App, context: IdentityContext): void {
  app.post('/admin/members/:id/reset-second-factor', { schema }, (request) => {
    const { identityCheck } = request.body
    if (isBlankText(identityCheck))
      throw new ApiError('E3001', { fields: { identityCheck: fieldText('required') } })
    const { path, hash: tokenHash } = createSecretPath(256)
    return context.db.transaction().execute(async (trx) => {
      const actorId = requireSession(request).userId
      const userId = await lockTargetMember(trx, request.params)
      if (userId === actorId) throw new ApiError('E4223')
      const now = context.clock()
      const coversPasskeys = await hasRequiredPasskey(trx, userId, now)
      if (!coversPasskeys && !(await hasSecondFactor(trx, userId))) return { effectiveAt: null }
      const effectiveAt = computeResetEffectiveAt(now)
      const resetId = await insertReset(trx, {
        userId,
        requestedBy: actorId,
        identityCheck: identityCheck.trim(),
        tokenHash,
        requestedAt: now,
        effectiveAt,
        coversPasskeys,
      })
      if (resetId === null) throw new ApiError('E4224')
      const at = effectiveAt.toISOString()
      const detail = { resetId, effectiveAt: at }
      await appendAuditEntry(trx, { actorId, action: 'second-factor-reset', subjectId: userId, detail })
      const values = {
        url: context.links.objectToReset(path),
        effectiveAt: at,
        passkeysDeleted: coversPasskeys,
      }
      await context.mails.writeToMember(trx, userId, {
        template: 'second-factor-reset-requested',
        values,
        now,
      })
      return { effectiveAt: at }
    })
  })
}
