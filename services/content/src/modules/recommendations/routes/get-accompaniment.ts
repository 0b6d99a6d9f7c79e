import { ApiError, type App, getRequestLanguage, Id, requireSession } from '@hibiki/http'
import { findEntitlements } from '@hibiki/projections'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { PlayableSoundResponse, toPlayableSoundResponse } from '../../catalogue/playable-sound-response.ts'
import { findAccompaniment } from '../accompaniment.rules.ts'

/** A plan with this function includes "listen with medical sound". */
const FUNCTION = 'with-soundesthe'

const schema = {
  operationId: 'getAccompaniment',
  summary: 'Returns the second track of "listen with medical sound", which is always the same for a sound',
  tags: ['soundesthe'],
  querystring: Type.Object({ soundId: Id }),
  response: { 200: PlayableSoundResponse },
}

export function getAccompaniment(app: App, deps: ContentContext): void {
  app.get('/soundesthe/accompaniment', { schema }, async (request, reply) => {
    const { userId, sessionId } = requireSession(request)
    const entitlements = await findEntitlements(deps.db, userId)
    if (!entitlements?.functions.includes(FUNCTION))
      throw new ApiError(entitlements?.paymentUnconfirmed ? 'E2001' : 'E2002')
    const soundId = request.query.soundId.toLowerCase()
    if ((await deps.findSoundKind(soundId)) === null) throw new ApiError('CONTENT_NO_SOUND')
    const medical = await deps.catalogue.medicalSounds()
    const ofPlan = (code: string) => medical.filter(({ planCode }) => planCode === code)
    // Sounds for any purpose come first, then those made for one; sounds of nature never accompany another sound.
    const sound = findAccompaniment(soundId, ofPlan('01')) ?? findAccompaniment(soundId, ofPlan('04'))
    if (!sound) throw new ApiError('CONTENT_NO_SOUND')
    reply.header('cache-control', 'no-store')
    return toPlayableSoundResponse(sound, {
      language: getRequestLanguage(request),
      links: deps.links,
      sessionId,
    })
  })
}
