import { ApiError, type App, commonErrors, errorResponses, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { identityErrors } from '../../../errors.ts'
import { lockMemberOfPath } from '../../accounts/lock-member-of-path.ts'
import { appendAudit } from '../../audit/audit.sql.ts'
import { disableEasyLogin } from '../../easy-login/easy-logins.sql.ts'
import { endSessions } from '../../sessions/end-sessions.ts'
import { deleteSecondFactor, hasSecondFactor } from '../second-factors.sql.ts'

const schema = {
  operationId: 'resetSecondFactor',
  summary:
    'Switches off the second factor of a member who lost phone and recovery codes, with the easy login, and ends every session',
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  response: {
    200: Type.Object({ reset: Type.Boolean({ description: 'False where none was on' }) }),
    ...errorResponses({ ...commonErrors, ...identityErrors }, 'E4010', 'E4014', 'E4030', 'E4040', 'E4223'),
  },
}

/**
 * POST /admin/members/{id}/reset-second-factor (D-195). Never the caller's own, which a stolen session must not replace. The lost phone
 * may hold an easy-login link, so that is disabled as by a new password.
 */
export function resetSecondFactor(app: App, context: IdentityContext): void {
  app.post('/admin/members/:id/reset-second-factor', { schema }, (request) =>
    context.db.transaction().execute(async (trx) => {
      const actorId = memberOf(request).userId
      const userId = await lockMemberOfPath(trx, request.params)
      if (userId === actorId) throw new ApiError('E4223')
      if (!(await hasSecondFactor(trx, userId))) return { reset: false }
      const now = context.clock()
      await deleteSecondFactor(trx, userId)
      const easyLoginDisabled = await disableEasyLogin(trx, userId)
      await endSessions(trx, { userId }, 'revoked', now)
      await appendAudit(trx, {
        ...{ actorId, action: 'second-factor-reset', subjectId: userId },
        detail: { easyLoginDisabled },
      })
      const values = { url: context.links.forgotPassword, easyLoginDisabled }
      await context.mails.writeToMember(trx, userId, { template: 'second-factor-reset', values, now })
      return { reset: true }
    }),
  )
}
