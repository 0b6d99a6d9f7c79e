import { type App, getRequestLanguage, Id, requireSession } from '@hibiki/http'
import { findEntitlements } from '@hibiki/projections'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { MAX_SUBJECT_LENGTH } from '../inquiry.rules.ts'
import { openInquiry, requireSupportFunction } from '../member-message.ts'
import {
  DocumentIdsSchema,
  IdempotencyKeyHeaders,
  MessageTextSchema,
  PictureIdsSchema,
} from '../message-request-schemas.ts'
import { AppContextSchema } from '../shared-context.ts'

/** POST /v2/support/chat/inquiry/new-chat and its alias open an inquiry. */
export function openInquiryRoute(app: App, { db, clock }: SupportContext): void {
  for (const [path, operationId] of [
    ['/v2/support/chat/inquiry/new-chat', 'openInquiry'],
    ['/v2/support/chat/new-chat', 'openInquiryAlias'],
  ] as const)
    app.post(
      path,
      {
        schema: {
          operationId,
          summary: 'Opens an inquiry; E2002 without a plan that includes them',
          tags: ['support'],
          headers: IdempotencyKeyHeaders,
          body: Type.Object({
            detailTypeId: Type.String({ maxLength: 40 }),
            subject: Type.String({ maxLength: MAX_SUBJECT_LENGTH, format: 'visible-line' }),
            text: MessageTextSchema,
            pictureIds: PictureIdsSchema,
            documentIds: DocumentIdsSchema,
            shared: Type.Optional(AppContextSchema),
          }),
          response: { 200: Type.Object({ id: Id }) },
        },
      },
      async (request) => {
        const { userId: memberId } = requireSession(request)
        await requireSupportFunction(db, memberId, 'support-chat')
        const {
          detailTypeId: detailType,
          subject,
          text,
          pictureIds = [],
          documentIds = [],
          shared,
        } = request.body
        const { functions = [], paymentUnconfirmed = false } = (await findEntitlements(db, memberId)) ?? {}
        const id = await openInquiry(db, {
          memberId,
          detailType,
          subject,
          text,
          pictureIds,
          documentIds,
          shared: shared ? { ...shared, functions, paymentUnconfirmed } : null,
          language: getRequestLanguage(request),
          key: request.headers['idempotency-key'] ?? null,
          now: clock(),
        })
        return { id }
      },
    )
}
