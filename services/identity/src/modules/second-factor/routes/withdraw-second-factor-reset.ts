import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { lockTargetMember } from '../../accounts/lock-target-member.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { closeReset } from '../second-factor-resets.sql.ts'

const schema = {
  operationId: 'withdrawSecondFactorReset',
  summary: 'Withdraws the pending reset of a second factor',
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E4010', 'E4014', 'E4030', 'E4040', 'E4225'),
  },
}

/** Any administrator may withdraw it, not only the one who requested it. */
export function withdrawSecondFactorReset(app: App, context: IdentityContext): void {
  app.post('/admin/members/:id/withdraw-second-factor-reset', { schema }, (request) =>
    context.db.transaction().execute(async (trx) => {
      const actorId = requireSession(request).userId
      const userId = await lockTargetMember(trx, request.params)
      const isWithdrawn = await closeReset(trx, userId, { outcome: 'withdrawn', now: context.clock() })
      if (!isWithdrawn) throw new ApiError('E4225')
      await appendAuditEntry(trx, {
        actorId,
        action: 'second-factor-reset-withdrawn',
        subjectId: userId,
        detail: {},
      })
      return {}
    }),
  )
}
