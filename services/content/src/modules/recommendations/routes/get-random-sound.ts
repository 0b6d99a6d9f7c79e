import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import type { ContentContext } from '../../../context.ts'
import { PlayableSoundResponse, toPlayableSoundResponse } from '../../catalogue/playable-sound-response.ts'
import { recommendSound } from '../recommend-sound.ts'

export function getRandomSound(app: App, deps: ContentContext): void {
  app.get(
    '/soundesthe/random',
    {
      schema: {
        operationId: 'getRandomSound',
        summary: 'Returns a medical sound chosen at random, not the one the member received last',
        tags: ['soundesthe'],
        response: { 200: PlayableSoundResponse },
      },
    },
    async (request, reply) => {
      const { userId, sessionId } = requireSession(request)
      const sound = await recommendSound(deps, userId, await deps.catalogue.medicalSounds())
      reply.header('cache-control', 'no-store')
      return toPlayableSoundResponse(sound, {
        language: getRequestLanguage(request),
        links: deps.links,
        sessionId,
      })
    },
  )
}
