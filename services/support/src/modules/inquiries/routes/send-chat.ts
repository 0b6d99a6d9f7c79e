import { type App, getRequestLanguage, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import { isStaff } from '../../../access.ts'
import type { SupportContext } from '../../../context.ts'
import { answerInquiry } from '../answer-inquiry.ts'
import { findInquiry } from '../inquiries.sql.ts'
import { replyAsMember } from '../member-message.ts'
import {
  DocumentIdsSchema,
  IdempotencyKeyHeaders,
  MessageTextSchema,
  PictureIdsSchema,
} from '../message-request-schemas.ts'

/** POST /v2/support/chat/inquiry/chat sends a message of the member. */
export function sendChatRoute(app: App, { db, clock }: SupportContext): void {
  app.post(
    '/v2/support/chat/inquiry/chat',
    {
      schema: {
        operationId: 'sendChat',
        summary:
          'A further message; of the member it reopens an inquiry closed within 14 days, of an administrator it is the answer',
        tags: ['support'],
        headers: IdempotencyKeyHeaders,
        body: Type.Object({
          inquiryId: Id,
          subject: Type.Optional(Type.String({ maxLength: 20, description: 'Not used: an inquiry has one' })),
          text: MessageTextSchema,
          pictureIds: PictureIdsSchema,
          documentIds: DocumentIdsSchema,
        }),
        response: { 200: Type.Object({}) },
      },
    },
    async (request) => {
      const session = requireSession(request)
      const { text, pictureIds = [], documentIds = [] } = request.body
      const inquiryId = request.body.inquiryId.toLowerCase()
      const key = request.headers['idempotency-key'] ?? null
      const message = { inquiryId, text, pictureIds, documentIds, key, now: clock() }
      const isOwn = (await findInquiry(db, inquiryId, session.userId)) !== undefined
      if (isOwn || !isStaff(session)) {
        const language = getRequestLanguage(request)
        await replyAsMember(db, { ...message, memberId: session.userId, language })
      } else await answerInquiry(db, { ...message, staffId: session.userId, close: false })
      return {}
    },
  )
}
