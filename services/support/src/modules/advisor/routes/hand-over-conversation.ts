import { type App, language, memberOf } from '@hibiki/http'
import { findEntitlements } from '@hibiki/projections'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { requireFunction } from '../../inquiries/send-message.ts'
import { SharedByApp } from '../../inquiries/shared-context.ts'
import { handOver } from '../hand-over.ts'

/** POST /v2/ai-chat/hand-over hands a conversation over to staff. */
export function handOverConversation(app: App, { db, clock }: SupportContext): void {
  app.post(
    '/v2/ai-chat/hand-over',
    {
      schema: {
        operationId: 'handOverConversation',
        summary:
          'Opens an inquiry with the whole conversation in it; again adds what was said since, while the member can write in it',
        tags: ['ai-chat'],
        body: Type.Object({
          conversationId: Type.String({ format: 'uuid' }),
          shared: Type.Optional(SharedByApp),
        }),
        response: { 200: Type.Object({ inquiryId: Type.String({ format: 'uuid' }) }) },
      },
    },
    async (request) => {
      const { userId: memberId } = memberOf(request)
      await requireFunction(db, memberId, 'support-chat')
      const { conversationId, shared } = request.body
      const { functions = [], paymentUnconfirmed = false } = (await findEntitlements(db, memberId)) ?? {}
      const inquiryId = await handOver(db, clock, {
        conversationId: conversationId.toLowerCase(),
        memberId,
        language: language(request),
        shared: shared ? { ...shared, functions, paymentUnconfirmed } : null,
      })
      return { inquiryId }
    },
  )
}
