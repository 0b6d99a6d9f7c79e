import { type App, getRequestLanguage, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { PlayableSoundResponse, toPlayableSoundResponse } from '../../catalogue/playable-sound-response.ts'
import { recommendSound } from '../recommend-sound.ts'

const schema = {
  operationId: 'getRandomSoundOfPurpose',
  summary: 'Returns a sound for a detail of a purpose, not the one the member received last',
  tags: ['soundesthe'],
  querystring: Type.Object({ detailId: Id }),
  response: { 200: PlayableSoundResponse },
}

export function getRandomSoundOfPurpose(app: App, deps: ContentContext): void {
  app.get('/soundesthe/purpose-detail-random', { schema }, async (request, reply) => {
    const { userId, sessionId } = requireSession(request)
    const detailId = request.query.detailId.toLowerCase()
    const sounds = await deps.catalogue.medicalSounds()
    const ofDetail = sounds.filter((sound) => sound.purposeDetailId === detailId)
    const sound = await recommendSound(deps, userId, ofDetail)
    reply.header('cache-control', 'no-store')
    return toPlayableSoundResponse(sound, {
      language: getRequestLanguage(request),
      links: deps.links,
      sessionId,
    })
  })
}
