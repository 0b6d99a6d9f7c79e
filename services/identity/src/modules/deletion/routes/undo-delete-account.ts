import { type App, describeErrors, requireSession } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { deletePlannedDeletion } from '../deletions.sql.ts'

const schema = {
  operationId: 'undoDeleteAccount',
  summary: "Cancels a planned deletion of the member's account",
  tags: ['account'],
  response: { 200: Type.Object({}), ...describeErrors('E4010') },
}

export function undoDeleteAccount(app: App, context: IdentityContext): void {
  app.post('/account/undo-delete', { schema }, async (request) => {
    const { userId } = requireSession(request)
    await context.db.transaction().execute(async (trx) => {
      if (!(await deletePlannedDeletion(trx, userId))) return
      const payload = { userId, at: context.clock().toISOString() }
      await appendToOutbox(trx, [{ subject: 'identity.deletion-cancelled.v1', payload }])
      await appendAuditEntry(trx, {
        actorId: userId,
        action: 'deletion-undone',
        subjectId: userId,
        detail: {},
      })
    })
    return {}
  })
}
