import { type App, getRequestLanguage, Id } from '@hibiki/http'
import { selectLanguageText } from '@hibiki/languages'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { MAX_AWARDS } from '../award.rules.ts'
import { toAwardPictureUrl } from '../award-picture-url.ts'
import { listVisibleAwards } from '../awards.sql.ts'

/** GET /v2/support/awards lists awards and articles in the media for the home page. */
export function listAwardsRoute(app: App, { db }: SupportContext): void {
  app.get(
    '/v2/support/awards',
    {
      schema: {
        operationId: 'listAwards',
        summary: "Awards and articles in the media in the caller's language, in the order of the home page",
        tags: ['support'],
        response: {
          200: Type.Array(
            Type.Object({
              id: Id,
              title: Type.String(),
              day: Type.String({ format: 'date' }),
              link: Type.Union([Type.String(), Type.Null()], { description: 'https only' }),
              picture: Type.Object({
                url: Type.String({ description: 'A WebP that never changes under this address' }),
                width: Type.Integer(),
                height: Type.Integer(),
              }),
            }),
            { maxItems: MAX_AWARDS },
          ),
        },
      },
    },
    async (request, reply) => {
      const wanted = getRequestLanguage(request)
      const awards = await listVisibleAwards(db)
      reply.headers({ vary: 'accept-language', 'cache-control': 'public, max-age=300' })
      return awards.map(({ id, titles, day, link, pictureDigest, pictureWidth, pictureHeight }) => ({
        id,
        title: selectLanguageText(titles, wanted),
        day,
        link,
        picture: { url: toAwardPictureUrl(pictureDigest), width: pictureWidth, height: pictureHeight },
      }))
    },
  )
}
