import { type App, language, memberOf } from '@hibiki/http'
import { pickFor } from '../../picks/pick-for.ts'
import type { SoundestheDeps } from './index.ts'
import { Sound, toSound } from './sound.ts'

export function randomSound(app: App, deps: SoundestheDeps): void {
  app.get(
    '/soundesthe/random',
    {
      schema: {
        operationId: 'getRandomSound',
        summary: 'A medical sound chosen at random, not the one the member had last',
        tags: ['soundesthe'],
        response: { 200: Sound },
      },
    },
    async (request, reply) => {
      const { userId, sessionId } = memberOf(request)
      const sound = await pickFor(deps, userId, await deps.catalogue.medicalSounds())
      reply.header('cache-control', 'no-store')
      return toSound(sound, { language: language(request), links: deps.links, sessionId })
    },
  )
}
