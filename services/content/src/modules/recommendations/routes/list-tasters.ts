import { type App, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { PlayableSoundResponse, toPlayableSoundResponse } from '../../catalogue/playable-sound-response.ts'
import { chooseTasters, tasterMoods } from '../tasters.rules.ts'

const schema = {
  operationId: 'listTasters',
  summary: 'Lists a free sample for each mood that one fits: sleep, morning, focus, care and breath',
  tags: ['soundesthe'],
  response: {
    200: Type.Array(Type.Object({ mood: Type.Enum([...tasterMoods]), sound: PlayableSoundResponse }), {
      maxItems: tasterMoods.length,
    }),
  },
}

export function listTasters(app: App, deps: ContentContext): void {
  app.get('/soundesthe/tasters', { schema }, async (request, reply) => {
    const tasters = chooseTasters(await deps.catalogue.freeSamples())
    const options = { language: getRequestLanguage(request), links: deps.links, sessionId: null }
    reply.header('cache-control', 'no-store')
    return tasters.map(({ mood, sound }) => ({ mood, sound: toPlayableSoundResponse(sound, options) }))
  })
}
