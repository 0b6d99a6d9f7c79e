import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { findAwardPicture } from '../awards.sql.ts'

const YEAR_SECONDS = 31_536_000

/** GET /v2/support/awards/picture: the address names the content, so browsers keep it. */
export function getAwardPicture(app: App, { db }: SupportContext): void {
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
      const picture = await findAwardPicture(db, request.query.digest)
      if (!picture) throw new ApiError('SUPPORT_PICTURE_NOT_FOUND')
      return reply
        .headers({
          'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
          'content-length': picture.length,
          'x-content-type-options': 'nosniff',
        })
        .type('image/webp')
        .send(picture)
    },
  )
}
