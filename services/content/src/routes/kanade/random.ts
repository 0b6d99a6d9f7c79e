import { type App, language, memberOf } from '@hibiki/http'
import { pickFor } from '../../picks/pick-for.ts'
import { Sound, toSound } from '../soundesthe/sound.ts'
import type { KanadeDeps } from './index.ts'

export function randomKanade(app: App, deps: KanadeDeps): void {
  app.get(
    '/kanade/random',
    {
      schema: {
        operationId: 'getRandomKanadeSound',
        summary: 'A Kanade sound chosen at random, not the one the member had last',
        tags: ['kanade'],
        response: { 200: Sound },
      },
    },
    async (request, reply) => {
      const { userId, sessionId } = memberOf(request)
      const sound = await pickFor(deps, userId, await deps.catalogue.kanadeSounds())
      reply.header('cache-control', 'no-store')
      return toSound(sound, { language: language(request), links: deps.links, sessionId })
    },
  )
}
