import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { PlayableSoundResponse, toPlayableSoundResponse } from '../../catalogue/playable-sound-response.ts'
import { findTonightsSoundId } from '../../seven-nights/read-seven-nights.ts'
import { recommendSound } from '../recommend-sound.ts'

const schema = {
  operationId: 'getRandomSound',
  summary: 'Returns a medical sound chosen at random, not the one the member received last',
  tags: ['soundesthe'],
  querystring: Type.Object({
    tonight: Type.Optional(
      Type.Boolean({
        description:
          "Whether the sound of tonight of the member's seven nights comes first, until its petal is drawn",
      }),
    ),
  }),
  response: { 200: PlayableSoundResponse },
}

export function getRandomSound(app: App, deps: ContentContext): void {
  app.get('/soundesthe/random', { schema }, async (request, reply) => {
    const { userId, sessionId } = requireSession(request)
    const sounds = await deps.catalogue.medicalSounds()
    const tonightsId = request.query.tonight ? await findTonightsSoundId(deps, userId) : null
    const tonights = sounds.find(({ id }) => id === tonightsId)
    const sound = tonights ?? (await recommendSound(deps, userId, sounds))
    reply.header('cache-control', 'no-store')
    return toPlayableSoundResponse(sound, {
      language: getRequestLanguage(request),
      links: deps.links,
      sessionId,
    })
  })
}
