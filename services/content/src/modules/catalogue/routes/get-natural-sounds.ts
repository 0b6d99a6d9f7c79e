import { type App, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import { Sound, toSound } from '../sound.ts'
import { MAX_LIST, type SoundListDeps } from '../sound-lists.ts'

export function getNaturalSounds(app: App, deps: SoundListDeps): void {
  app.get(
    '/api/natural-sound/list',
    {
      schema: {
        operationId: 'getNaturalSounds',
        summary: 'Lists the sounds of nature, newest first, at most 300',
        tags: ['natural-sound'],
        response: { 200: Type.Array(Sound, { maxItems: MAX_LIST }) },
      },
    },
    async (request, reply) => {
      const { sessionId } = memberOf(request)
      const sounds = (await deps.catalogue.medicalSounds()).filter(({ planCode }) => planCode === '02')
      reply.header('cache-control', 'no-store')
      const options = { language: language(request), links: deps.links, sessionId }
      return sounds.slice(0, MAX_LIST).map((sound) => toSound(sound, options))
    },
  )
}
