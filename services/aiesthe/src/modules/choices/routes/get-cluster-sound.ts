import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { requirePlan } from '../../../requirements.ts'
import { ChosenSoundResponse, toChosenSoundResponse } from '../../sounds/sound-response.ts'
import { listCandidateSounds } from '../../sounds/sounds.sql.ts'
import { chooseSoundWithoutPhoto } from '../choose-sound-without-photo.ts'

const schema = {
  operationId: 'getClusterSound',
  summary: 'Returns a sound for a mood: 1 morning, 2 good night, 3 relaxation, 4 change of mood',
  tags: ['aiesthe'],
  querystring: Type.Object({ clusterId: Type.Integer({ minimum: 1, maximum: 4 }) }),
  response: {
    200: ChosenSoundResponse,
    ...describeAiestheErrors('E4003', 'AIESTHE_NO_SOUND'),
  },
}

export function getClusterSoundRoute(app: App, { db, soundLinks, clock }: AiestheContext): void {
  app.get('/aiesthe/cluster', { schema }, async (request, reply) => {
    const session = requireSession(request)
    await requirePlan(db, session, 'aiesthe')
    const candidates = await listCandidateSounds(db, { cluster: request.query.clusterId })
    const of = { occasion: 'mood' as const, candidates, now: clock() }
    const { choice, sound } = await chooseSoundWithoutPhoto(db, session, of)
    reply.header('cache-control', 'no-store')
    return toChosenSoundResponse(sound, choice, request, soundLinks)
  })
}
