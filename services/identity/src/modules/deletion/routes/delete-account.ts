import { runTransactionWithRetry } from '@hibiki/database'
import { type App, Moment, requireSession } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { lockAuthorizedMember, requirePassword } from '../../logins/require-password.ts'
import { PasswordBody } from '../../passwords/password-body.ts'
import { computeDeletionTime } from '../deletion.rules.ts'
import { planDeletion } from '../deletions.sql.ts'
import { requireNoObligations } from '../obligations.ts'

const schema = {
  operationId: 'deleteAccount',
  summary: "Plans the deletion of the member's account in 7 days",
  tags: ['account'],
  body: PasswordBody,
  response: {
    200: Type.Object({ effectiveAt: Moment }),
    ...describeIdentityErrors('E3001', 'E3021', 'E4010', 'E4098', 'E4290', 'E5030'),
  },
}

export function deleteAccount(app: App, context: IdentityContext): void {
  app.post('/account/delete', { schema }, async (request) => {
    const session = requireSession(request)
    const { userId } = session
    const passwordHash = await requirePassword(context, session, request.body.password, 'password')
    await requireNoObligations(context, userId)
    const now = context.clock()
    const effectiveAt = await runTransactionWithRetry(context.db, async (trx) => {
      await lockAuthorizedMember(trx, session, { passwordHash, now })
      const planned = await planDeletion(trx, { userId, now, effectiveAt: computeDeletionTime(now) })
      const iso = planned.effectiveAt.toISOString()
      if (!planned.isNew) return iso
      const payload = { userId, effectiveAt: iso, at: now.toISOString() }
      await appendToOutbox(trx, [{ subject: 'identity.deletion-requested.v1', payload }])
      await appendAuditEntry(trx, {
        actorId: userId,
        action: 'deletion-asked',
        subjectId: userId,
        detail: {},
      })
      const values = { effectiveAt: iso, url: context.links.settings }
      await context.mails.writeToMember(trx, userId, { template: 'deletion-scheduled', values, now })
      return iso
    })
    return { effectiveAt }
  })
}
