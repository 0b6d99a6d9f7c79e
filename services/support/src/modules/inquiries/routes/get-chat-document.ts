import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { create } from 'content-disposition'
import { Type } from 'typebox'
import { isStaff } from '../../../access.ts'
import type { SupportContext } from '../../../context.ts'
import { findVisibleDocument } from '../documents.sql.ts'
import { readDocument } from '../read-document.ts'

/**
 * GET /v2/support/chat/document: for both sides of the conversation; for anyone else there is none. It is always a download, because the
 * file is as its sender wrote it: no page of this origin opens it, and without an origin of its own it could reach nothing here.
 */
export function getChatDocumentRoute(app: App, context: SupportContext): void {
  const { db } = context
  app.get(
    '/v2/support/chat/document',
    {
      schema: {
        operationId: 'getChatDocument',
        summary: 'A PDF of a conversation, as a download',
        tags: ['support'],
        querystring: Type.Object({ id: Id }),
        response: { 200: { content: { 'application/pdf': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const viewer = { memberId: session.userId, isStaff: isStaff(session) }
      const document = await findVisibleDocument(db, request.query.id, viewer)
      const file = document && (await readDocument(context, document.id))
      if (!file) throw new ApiError('SUPPORT_DOCUMENT_NOT_FOUND')
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', create(document.name))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .type('application/pdf')
        .send(file)
    },
  )
}
