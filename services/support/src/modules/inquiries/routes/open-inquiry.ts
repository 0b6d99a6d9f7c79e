import { type App, language, memberOf } from '@hibiki/http'
import { findEntitlements } from '@hibiki/projections'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { MAX_SUBJECT_LENGTH } from '../inquiry.rules.ts'
import { openInquiry, requireFunction } from '../send-message.ts'
import { MessageText, PictureIds, SendingHeaders } from '../sending.ts'
import { SharedByApp } from '../shared-context.ts'

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
          headers: SendingHeaders,
          body: Type.Object({
            detailTypeId: Type.String({ maxLength: 40 }),
            subject: Type.String({ maxLength: MAX_SUBJECT_LENGTH, format: 'visible-line' }),
            text: MessageText,
            pictureIds: PictureIds,
            shared: Type.Optional(SharedByApp),
          }),
          response: { 200: Type.Object({ id: Type.String({ format: 'uuid' }) }) },
        },
      },
      async (request) => {
        const { userId: memberId } = memberOf(request)
        await requireFunction(db, memberId, 'support-chat')
        const { detailTypeId: detailType, subject, text, pictureIds = [], shared } = request.body
        const { functions = [], paymentUnconfirmed = false } = (await findEntitlements(db, memberId)) ?? {}
        const id = await openInquiry(db, {
          memberId,
          detailType,
          subject,
          text,
          pictureIds,
          shared: shared ? { ...shared, functions, paymentUnconfirmed } : null,
          language: language(request),
          key: request.headers['idempotency-key'] ?? null,
          now: clock(),
        })
        return { id }
      },
    )
}
