import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { lockInquiry, setInquiryClosed } from '../inquiries.sql.ts'

/** POST /v2/support/chat/inquiry/close closes an inquiry that the member regards as solved. */
export function closeInquiryRoute(app: App, { db, clock }: SupportContext): void {
  app.post(
    '/v2/support/chat/inquiry/close',
    {
      schema: {
        operationId: 'closeInquiry',
        summary: 'Closes an own inquiry; a reply within 14 days reopens it',
        tags: ['support'],
        querystring: Type.Object({ inquiryId: Id }),
        response: { 200: Type.Object({}) },
      },
    },
    async (request) => {
      const { userId } = requireSession(request)
      await db.transaction().execute(async (trx) => {
        const inquiry = await lockInquiry(trx, request.query.inquiryId, userId)
        if (!inquiry) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
        if (inquiry.state === 'open') await setInquiryClosed(trx, inquiry.id, { for: 'member', now: clock() })
      })
      return {}
    },
  )
}
