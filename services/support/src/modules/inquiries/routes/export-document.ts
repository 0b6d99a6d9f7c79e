import { ApiError, type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { findVisibleDocument } from '../documents.sql.ts'
import { readDocument } from '../read-document.ts'

const schema = {
  params: Type.Object({ id: Id, documentId: Id }),
}

/** GET /internal/members/{id}/documents/{documentId}: one own document for the member's copy. */
export function exportDocumentRoute(app: App, context: SupportContext): void {
  const { db } = context
  app.get('/internal/members/:id/documents/:documentId', { schema }, async ({ params }, reply) => {
    const viewer = { memberId: params.id, isStaff: false }
    const document = await findVisibleDocument(db, params.documentId, viewer)
    const file = document && (await readDocument(context, document.id))
    if (!file) throw new ApiError('E4040')
    return reply.header('cache-control', 'no-store').type('application/pdf').send(file)
  })
}
