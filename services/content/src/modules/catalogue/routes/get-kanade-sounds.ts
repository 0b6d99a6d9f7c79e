import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { MAX_LISTED_SOUNDS } from '../member-sound-lists.ts'
import { PlayableSoundResponse, toPlayableSoundResponse } from '../playable-sound-response.ts'

const schema = {
  operationId: 'getKanadeSounds',
  summary: 'Lists the Kanade sounds with their players, newest first, at most 300',
  tags: ['kanade'],
  response: { 200: Type.Array(PlayableSoundResponse, { maxItems: MAX_LISTED_SOUNDS }) },
}

export function getKanadeSounds(app: App, deps: ContentContext): void {
  app.get('/api/kanade/list', { schema }, async (request, reply) => {
    const { sessionId } = requireSession(request)
    const sounds = await deps.catalogue.kanadeSounds()
    reply.header('cache-control', 'no-store')
    const options = { language: getRequestLanguage(request), links: deps.links, sessionId }
    return sounds.slice(0, MAX_LISTED_SOUNDS).map((sound) => toPlayableSoundResponse(sound, options))
  })
}
