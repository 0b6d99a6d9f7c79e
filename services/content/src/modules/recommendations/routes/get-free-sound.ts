import { ApiError, type App, language } from '@hibiki/http'
import type { ContentContext } from '../../../context.ts'
import { Sound, toSound } from '../../catalogue/sound.ts'
import { pickSound } from '../pick-sound.rules.ts'

export function getFreeSound(app: App, deps: ContentContext): void {
  app.get(
    '/soundesthe/free-sound',
    {
      schema: {
        operationId: 'getFreeSound',
        summary: 'Returns the free sample of the home page',
        tags: ['soundesthe'],
        response: { 200: Sound },
      },
    },
    async (request, reply) => {
      const sound = pickSound(await deps.catalogue.freeSamples(), [], deps.random())
      if (!sound) throw new ApiError('CONTENT_NO_SOUND')
      reply.header('cache-control', 'no-store')
      return toSound(sound, { language: language(request), links: deps.links, sessionId: null })
    },
  )
}
