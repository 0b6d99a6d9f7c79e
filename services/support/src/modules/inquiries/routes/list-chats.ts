import { ApiError, type App, getRequestLanguage, Id, NotModifiedResponse, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import { isStaff } from '../../../access.ts'
import type { SupportContext } from '../../../context.ts'
import { ChatListResponse, toChatResponse } from '../chat-response.ts'
import { hasMatchingEtag, toEtag } from '../etag.ts'
import { findInquiry } from '../inquiries.sql.ts'
import { logInquiryView } from '../inquiry-log.sql.ts'
import { listInquiryMessages } from '../messages.sql.ts'

/** A poll is this one indexed read; its statement is prepared once per connection. */
const revisionQuery = {
  name: 'inquiry-revision',
  text: 'select revision, member_id as "memberId" from inquiries where id = $1',
}

/** GET /v2/support/chat/inquiry/chats and its alias. */
export function listChatsRoute(app: App, { database, db, clock }: SupportContext): void {
  for (const [path, operationId] of [
    ['/v2/support/chat/inquiry/chats', 'listChats'],
    ['/v2/support/chat/chats', 'listChatsAlias'],
  ] as const)
    app.get(
      path,
      {
        schema: {
          operationId,
          summary: 'The messages of an inquiry, oldest first. With ETag: polls cost next to nothing',
          tags: ['support'],
          querystring: Type.Object({ inquiryId: Id }),
          response: { 200: ChatListResponse, 304: NotModifiedResponse },
        },
      },
      async (request, reply) => {
        const session = requireSession(request)
        const { inquiryId } = request.query
        const { rows } = await database.pool.query<{ revision: number; memberId: string }>({
          ...revisionQuery,
          values: [inquiryId],
        })
        const [found] = rows
        const isOwner = found?.memberId === session.userId
        if (!found || (!isOwner && !isStaff(session))) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
        const shown = getRequestLanguage(request)
        const etag = toEtag(found.revision, shown)
        reply.header('cache-control', 'no-store').header('etag', etag)
        if (hasMatchingEtag(request, etag)) return reply.code(304).send()
        const inquiry = await findInquiry(db, inquiryId, null)
        if (!inquiry) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
        const messages = await listInquiryMessages(db, inquiryId, { withNotes: false })
        const side = isOwner ? ('member' as const) : ('staff' as const)
        if (!isOwner) await logInquiryView(db, { inquiryId, staffId: session.userId, now: clock() })
        return messages.map((message) => toChatResponse(message, { inquiry, side, language: shown }))
      },
    )
}
