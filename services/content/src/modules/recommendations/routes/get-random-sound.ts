import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { PlayableSoundResponse, toPlayableSoundResponse } from '../../catalogue/playable-sound-response.ts'
import { chooseTonightsSound } from '../choose-tonights-sound.ts'
import { recommendSound } from '../recommend-sound.ts'

const schema = {
  operationId: 'getRandomSound',
  summary: 'Returns a medical sound chosen at random, not the one the member received last',
  tags: ['soundesthe'],
  querystring: Type.Object({
    tonight: Type.Optional(
      Type.Boolean({
        description:
          "Whether the sound is asked for that leads the member's morning, day or evening: that of their seven nights until its petal is drawn, or else one that stays the same",
      }),
    ),
    another: Type.Optional(
      Type.Boolean({
        description: 'Whether another sound than the one that leads tonight shall lead from now on',
      }),
    ),
  }),
  response: { 200: PlayableSoundResponse },
}

export function getRandomSound(app: App, deps: ContentContext): void {
  app.get('/soundesthe/random', { schema }, async (request, reply) => {
    const { userId, sessionId } = requireSession(request)
    const { tonight = false, another = false } = request.query
    const sound = tonight
      ? await chooseTonightsSound(deps, userId, { another })
      : await recommendSound(deps, userId, await deps.catalogue.medicalSounds())
    reply.header('cache-control', 'no-store')
    return toPlayableSoundResponse(sound, {
      language: getRequestLanguage(request),
      links: deps.links,
      sessionId,
    })
  })
}
