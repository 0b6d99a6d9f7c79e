import { type App, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import { MAX_LIST } from '../../picks/sound-lists.ts'
import { Sound, toSound } from '../soundesthe/sound.ts'
import type { KanadeDeps } from './index.ts'

export function kanadeList(app: App, deps: KanadeDeps): void {
  app.get(
    '/api/kanade/list',
    {
      schema: {
        operationId: 'getKanadeSounds',
        summary: 'The Kanade sounds with their players, newest first, at most 300',
        tags: ['kanade'],
        response: { 200: Type.Array(Sound, { maxItems: MAX_LIST }) },
      },
    },
    async (request, reply) => {
      const { sessionId } = memberOf(request)
      const sounds = await deps.catalogue.kanadeSounds()
      reply.header('cache-control', 'no-store')
      const o = { language: language(request), links: deps.links, sessionId }
      return sounds.slice(0, MAX_LIST).map((sound) => toSound(sound, o))
    },
  )
}
