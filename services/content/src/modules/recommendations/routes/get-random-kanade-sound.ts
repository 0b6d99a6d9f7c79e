import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import type { ContentContext } from '../../../context.ts'
import { PlayableSoundResponse, toPlayableSoundResponse } from '../../catalogue/playable-sound-response.ts'
import { recommendSound } from '../recommend-sound.ts'

const schema = {
  operationId: 'getRandomKanadeSound',
  summary: 'Returns a Kanade sound chosen at random, not the one the member received last',
  tags: ['kanade'],
  response: { 200: PlayableSoundResponse },
}

export function getRandomKanadeSound(app: App, deps: ContentContext): void {
  app.get('/kanade/random', { schema }, async (request, reply) => {
    const { userId, sessionId } = requireSession(request)
    const sound = await recommendSound(deps, userId, await deps.catalogue.kanadeSounds())
    reply.header('cache-control', 'no-store')
    return toPlayableSoundResponse(sound, {
      language: getRequestLanguage(request),
      links: deps.links,
      sessionId,
    })
  })
}
