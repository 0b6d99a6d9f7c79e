import { ApiError, type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { unseal } from '../../../seal.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { findReadyExportContent } from '../exports.sql.ts'

const schema = {
  operationId: 'downloadExport',
  summary: 'Returns the file of an export that is ready, for 7 days',
  tags: ['account'],
  querystring: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  response: {
    200: {
      description:
        'ZIP: hibiki-data.json with one member per service and one list per kind of data, and the photos',
      content: { 'application/zip': { schema: Type.String({ format: 'binary' }) } },
    } as object,
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4040'),
  },
}

/** Another member's export responds like one that does not exist. */
export function downloadExport(app: App, context: IdentityContext): void {
  app.get('/account/export-file', { schema }, async (request, reply) => {
    const { userId } = requireSession(request)
    const { db } = context
    const { id } = request.query
    const sealed = await findReadyExportContent(db, { id, userId, now: context.clock() })
    if (!sealed) throw new ApiError('E4040')
    const detail = { exportId: id }
    await db
      .transaction()
      .execute((trx) =>
        appendAuditEntry(trx, { actorId: userId, action: 'export-read', subjectId: userId, detail }),
      )
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="hibiki-data.zip"')
      .send(unseal(sealed, id, context.secrets.exports))
  })
}
