import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { findOrInsertRequestedExport } from '../exports.sql.ts'

const schema = {
  operationId: 'requestExport',
  summary: 'Requests an export of everything the product stores about the member',
  tags: ['account'],
  response: {
    200: Type.Object({ id: Type.String() }),
    ...describeErrors('E4010', 'E4014'),
  },
}

/** The export is ready within minutes, at the latest within 24 hours. */
export function requestExportRoute(app: App, context: IdentityContext): void {
  app.post('/account/export', { schema }, async (request) => {
    const { userId } = requireSession(request)
    return context.db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      const { id, isNew } = await findOrInsertRequestedExport(trx, userId, context.clock())
      const detail = { exportId: id }
      if (isNew)
        await appendAuditEntry(trx, { actorId: userId, action: 'export-asked', subjectId: userId, detail })
      return { id }
    })
  })
}
