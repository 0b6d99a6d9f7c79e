import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import { isStaff } from '../../../access.ts'
import type { SupportContext } from '../../../context.ts'
import { findVisiblePicture } from '../pictures.sql.ts'
import { readPicture } from '../read-picture.ts'

/** GET /v2/support/chat/picture: for both sides of the conversation; for anyone else there is none. */
export function getChatPictureRoute(app: App, context: SupportContext): void {
  const { db } = context
  app.get(
    '/v2/support/chat/picture',
    {
      schema: {
        operationId: 'getChatPicture',
        summary: 'A picture of a conversation, as WebP',
        tags: ['support'],
        querystring: Type.Object({ id: Id }),
        response: { 200: { content: { 'image/webp': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const viewer = { memberId: session.userId, isStaff: isStaff(session) }
      const picture = await findVisiblePicture(db, request.query.id, viewer)
      if (!picture) throw new ApiError('SUPPORT_PICTURE_NOT_FOUND')
      return reply
        .header('cache-control', 'private, no-store')
        .type('image/webp')
        .send(await readPicture(context, picture))
    },
  )
}
