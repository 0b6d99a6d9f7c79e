import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { requireConsent, requirePlan } from '../../../requirements.ts'
import { findTherapySound } from '../../sounds/sounds.sql.ts'
import { TherapySoundResponse, toTherapySoundResponse } from '../therapy-sound-response.ts'

const schema = {
  operationId: 'getTherapySound',
  summary: 'Returns one sound of sound therapy',
  tags: ['aiesthe'],
  querystring: Type.Object({ soundSrcId: Id }),
  response: {
    200: TherapySoundResponse,
    ...describeAiestheErrors('E4003', 'AIESTHE_NO_SOUND'),
  },
}

export function getTherapySoundRoute(app: App, { db, soundLinks }: AiestheContext): void {
  app.get('/aiesthe/sound-therapy/sound', { schema }, async (request, reply) => {
    const session = requireSession(request)
    await requirePlan(db, session, 'sound-therapy')
    await requireConsent(db, session.userId)
    const sound = await findTherapySound(db, request.query.soundSrcId)
    if (!sound) throw new ApiError('AIESTHE_NO_SOUND')
    reply.header('cache-control', 'no-store')
    return toTherapySoundResponse(sound, request, soundLinks)
  })
}
