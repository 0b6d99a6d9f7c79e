import { type App, getRequestLanguage, Id, requireSession } from '@hibiki/http'
import { findEntitlements } from '@hibiki/projections'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { requireSupportFunction } from '../../inquiries/member-message.ts'
import { AppContextSchema } from '../../inquiries/shared-context.ts'
import { handOverToInquiry } from '../hand-over-to-inquiry.ts'

/** POST /v2/ai-chat/hand-over hands a conversation over to staff. */
export function handOverConversationRoute(app: App, { db, clock }: SupportContext): void {
  app.post(
    '/v2/ai-chat/hand-over',
    {
      schema: {
        operationId: 'handOverConversation',
        summary:
          'Opens an inquiry with the whole conversation in it; again adds what was said since, while the member can write in it',
        tags: ['ai-chat'],
        body: Type.Object({
          conversationId: Id,
          shared: Type.Optional(AppContextSchema),
        }),
        response: { 200: Type.Object({ inquiryId: Id }) },
      },
    },
    async (request) => {
      const { userId: memberId } = requireSession(request)
      await requireSupportFunction(db, memberId, 'support-chat')
      const { conversationId, shared } = request.body
      const { functions = [], paymentUnconfirmed = false } = (await findEntitlements(db, memberId)) ?? {}
      const inquiryId = await handOverToInquiry(db, clock, {
        conversationId: conversationId.toLowerCase(),
        memberId,
        language: getRequestLanguage(request),
        shared: shared ? { ...shared, functions, paymentUnconfirmed } : null,
      })
      return { inquiryId }
    },
  )
}
