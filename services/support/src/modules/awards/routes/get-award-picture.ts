import { ApiError, type App, requireKnownCaller, type Session } from '@hibiki/http'
import { Type } from 'typebox'
import { isStaff } from '../../../access.ts'
import type { SupportContext } from '../../../context.ts'
import { findAwardPicture } from '../awards.sql.ts'

const YEAR_SECONDS = 31_536_000

/**
 * GET /v2/support/awards/picture: the address names the content, so browsers cache it. Of a hidden award it exists for
 * administrators alone, and no cache stores it.
 */
export function getAwardPictureRoute(app: App, { db }: SupportContext): void {
  app.get(
    '/v2/support/awards/picture',
    {
      schema: {
        operationId: 'getAwardPicture',
        summary: 'The picture of an award, as WebP',
        tags: ['support'],
        querystring: Type.Object({ digest: Type.String({ pattern: '^[0-9a-f]{32}$' }) }),
        response: { 200: { content: { 'image/webp': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const found = await findAwardPicture(db, request.query.digest)
      if (!found?.visible) {
        requireKnownCaller(request)
        if (!found || !isAdministrator(request.session)) throw new ApiError('SUPPORT_PICTURE_NOT_FOUND')
      }
      const { picture, visible } = found
      return reply
        .headers({
          'cache-control': visible ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-store',
          'content-length': picture.length,
          'x-content-type-options': 'nosniff',
        })
        .type('image/webp')
        .send(picture)
    },
  )
}

/** Returns whether the caller may use `/admin/awards`, whose pages show hidden pictures as well. */
function isAdministrator(session: Session | null): boolean {
  return session !== null && session.assurance === 'full' && isStaff(session)
}
