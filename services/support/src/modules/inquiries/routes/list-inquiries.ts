import { type App, getRequestLanguage, NotModifiedResponse, requireSession } from '@hibiki/http'
import { isStaff } from '../../../access.ts'
import type { SupportContext } from '../../../context.ts'
import { InquiryListResponse, toInquiryListItem } from '../chat-response.ts'
import { hasMatchingEtag, toEtag } from '../etag.ts'
import { getInquiriesRevision, listInquiries } from '../inquiries.sql.ts'

/** GET /v2/support/chat/inquiry/inquiries and its alias. */
export function listInquiriesRoute(app: App, { db }: SupportContext): void {
  for (const [path, operationId] of [
    ['/v2/support/chat/inquiry/inquiries', 'listInquiries'],
    ['/v2/support/chat/inquiries', 'listInquiriesAlias'],
  ] as const)
    app.get(
      path,
      {
        schema: {
          operationId,
          summary: 'The own inquiries, newest message first; administrators see all. With ETag',
          tags: ['support'],
          response: { 200: InquiryListResponse, 304: NotModifiedResponse },
        },
      },
      async (request, reply) => {
        const session = requireSession(request)
        const shown = { callerId: session.userId, language: getRequestLanguage(request) }
        reply.header('cache-control', 'no-store')
        if (isStaff(session))
          return (await listInquiries(db, { memberId: null, side: 'staff' })).map((row) =>
            toInquiryListItem(row, shown),
          )
        const etag = toEtag(await getInquiriesRevision(db, session.userId), shown.language)
        reply.header('etag', etag)
        if (hasMatchingEtag(request, etag)) return reply.code(304).send()
        const rows = await listInquiries(db, { memberId: session.userId, side: 'member' })
        return rows.map((row) => toInquiryListItem(row, shown))
      },
    )
}
