import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import { isStaff } from '../../../access.ts'
import type { SupportContext } from '../../../context.ts'
import { findInquiry, setInquiryRead } from '../inquiries.sql.ts'
import { logInquiryView } from '../inquiry-log.sql.ts'

/** POST /v2/support/chat/inquiry/read and its alias mark an inquiry as read. */
export function readInquiryRoute(app: App, { db, clock }: SupportContext): void {
  for (const [path, operationId] of [
    ['/v2/support/chat/inquiry/read', 'readInquiry'],
    ['/v2/support/chat/read', 'readInquiryAlias'],
  ] as const)
    app.post(
      path,
      {
        schema: {
          operationId,
          summary: 'Marks everything in an inquiry as read by the caller’s side',
          tags: ['support'],
          querystring: Type.Object({ inquiryId: Id }),
          response: { 200: Type.Object({}) },
        },
      },
      async (request) => {
        const session = requireSession(request)
        const { inquiryId } = request.query
        const inquiry = await findInquiry(db, inquiryId, isStaff(session) ? null : session.userId)
        if (!inquiry) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
        const side = inquiry.memberId === session.userId ? ('member' as const) : ('staff' as const)
        const now = clock()
        await db.transaction().execute(async (trx) => {
          await setInquiryRead(trx, { id: inquiry.id, side, now })
          if (side === 'staff')
            await logInquiryView(trx, { inquiryId: inquiry.id, staffId: session.userId, now })
        })
        return {}
      },
    )
}
