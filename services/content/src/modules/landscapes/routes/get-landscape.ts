import { ApiError, type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { LandscapeDrawing, LandscapeResponse, toLandscapeResponse } from '../landscape-response.ts'

/** A landscape stays as it is, but what draws it may change with a release. */
const MAX_AGE_SECONDS = 3600

export function getLandscape(app: App, { landscapes }: Pick<ContentContext, 'landscapes'>): void {
  app.get(
    '/soundesthe/landscape',
    {
      schema: {
        operationId: 'getLandscape',
        summary:
          'Returns the landscape of a sound: its scene, its colours, where its pictures are, and what draws it in motion',
        tags: ['soundesthe'],
        querystring: Type.Object({ soundId: Id }),
        response: {
          200: Type.Object({ ...LandscapeResponse.properties, drawing: LandscapeDrawing }),
        },
      },
    },
    async (request, reply) => {
      const { soundId } = request.query
      const found = await landscapes.find(soundId)
      if (!found) throw new ApiError('E4040')
      reply.header('cache-control', found.isFinal ? `public, max-age=${MAX_AGE_SECONDS}` : 'no-store')
      const { landscape } = found
      const { waves, envelope } = landscape
      const drawing = { ...landscape, waves: [...waves] as [number, number, number], envelope: [...envelope] }
      return { ...toLandscapeResponse(soundId, landscape), drawing }
    },
  )
}
