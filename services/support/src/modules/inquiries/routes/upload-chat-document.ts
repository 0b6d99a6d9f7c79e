import {
  ApiError,
  type App,
  createBodyOrFormSchema,
  MAX_INLINE_BODY_BYTES,
  requireSession,
} from '@hibiki/http'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import type { SupportTables } from '../../../tables.ts'
import { ChatDocument } from '../chat-response.ts'
import { isPdf, MAX_DOCUMENT_BYTES, toDocumentName } from '../document.rules.ts'
import {
  getUnsentDocuments,
  insertDocument,
  MAX_UNSENT_DOCUMENT_BYTES,
  MAX_UNSENT_DOCUMENTS,
} from '../documents.sql.ts'
import { storeDocument } from '../read-document.ts'
import { decodeImageBytes } from '../reencode-picture.ts'
import { requireUploadAccess } from '../require-upload-access.ts'
import { storeFile } from '../store-file.ts'

const Body = Type.Object({
  name: Type.String({ maxLength: 255, description: 'The name of the file; it is stored without folders' }),
  document: Type.String({ description: 'A PDF as base64 or data URL' }),
})

/** POST /v2/support/chat/document uploads a PDF that is sent with the next message. */
export function uploadChatDocumentRoute(app: App, context: SupportContext): void {
  const { db } = context
  app.post(
    '/v2/support/chat/document',
    {
      bodyLimit: MAX_INLINE_BODY_BYTES,
      schema: {
        operationId: 'uploadChatDocument',
        summary:
          'Uploads a PDF of at most 8 MB; name its id when sending within a day. E2002 without a plan that includes inquiries, unless one was opened before',
        tags: ['support'],
        body: createBodyOrFormSchema(Body, 'document'),
        response: { 200: ChatDocument },
      },
    },
    async (request) => {
      const session = requireSession(request)
      const { userId: memberId } = session
      await requireUploadAccess(db, session)
      const file = decodeImageBytes(request.body.document)
      if (file.length > MAX_DOCUMENT_BYTES) throw new ApiError('SUPPORT_DOCUMENT_TOO_LARGE')
      await rejectTooMany(db, memberId, file.length)
      if (!isPdf(file)) throw new ApiError('SUPPORT_DOCUMENT_UNREADABLE')
      const document = { name: toDocumentName(request.body.name), bytes: file.length }
      const id = await storeFile(context, {
        memberId,
        store: (documentId) => storeDocument(context, documentId, file),
        async insert(trx, row) {
          // Other documents may have been stored meanwhile; from here on the member's lock is held.
          await rejectTooMany(trx, memberId, file.length)
          await insertDocument(trx, { ...row, ...document, memberId })
        },
      })
      return { id, ...document }
    },
  )
}

async function rejectTooMany(db: Kysely<SupportTables>, memberId: string, addedBytes: number): Promise<void> {
  const unsent = await getUnsentDocuments(db, memberId)
  if (unsent.count >= MAX_UNSENT_DOCUMENTS || unsent.bytes + addedBytes > MAX_UNSENT_DOCUMENT_BYTES)
    throw new ApiError('SUPPORT_TOO_MANY_DOCUMENTS')
}
