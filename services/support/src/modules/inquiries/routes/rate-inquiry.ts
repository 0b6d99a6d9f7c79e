import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { lockInquiry, setInquiryRating } from '../inquiries.sql.ts'

/** POST /v2/support/chat/inquiry/rate saves the member's rating of a closed inquiry. */
export function rateInquiryRoute(app: App, { db, clock }: SupportContext): void {
  app.post(
    '/v2/support/chat/inquiry/rate',
    {
      schema: {
        operationId: 'rateInquiry',
        summary: 'How the member liked the answers of a closed inquiry: 1 not, 2 so-so, 3 well',
        tags: ['support'],
        body: Type.Object({
          inquiryId: Id,
          rating: Type.Integer({ minimum: 1, maximum: 3 }),
        }),
        response: { 200: Type.Object({}) },
      },
    },
    async (request) => {
      const { inquiryId, rating } = request.body
      const { userId } = requireSession(request)
      await db.transaction().execute(async (trx) => {
        const inquiry = await lockInquiry(trx, inquiryId, userId)
        if (!inquiry) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
        if (inquiry.state === 'open') throw new ApiError('SUPPORT_INQUIRY_OPEN')
        await setInquiryRating(trx, inquiry.id, { rating, now: clock() })
      })
      return {}
    },
  )
}
