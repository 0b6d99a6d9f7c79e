import { ApiError, type App, getRequestLanguage } from '@hibiki/http'
import type { ContentContext } from '../../../context.ts'
import { PlayableSoundResponse, toPlayableSoundResponse } from '../../catalogue/playable-sound-response.ts'
import { pickSound } from '../pick-sound.rules.ts'

const schema = {
  operationId: 'getFreeSound',
  summary: 'Returns the free sample of the home page',
  tags: ['soundesthe'],
  response: { 200: PlayableSoundResponse },
}

export function getFreeSound(app: App, deps: ContentContext): void {
  app.get('/soundesthe/free-sound', { schema }, async (request, reply) => {
    const sound = pickSound(await deps.catalogue.freeSamples(), [], deps.random())
    if (!sound) throw new ApiError('CONTENT_NO_SOUND')
    reply.header('cache-control', 'no-store')
    return toPlayableSoundResponse(sound, {
      language: getRequestLanguage(request),
      links: deps.links,
      sessionId: null,
    })
  })
}
