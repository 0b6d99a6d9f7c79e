import { type App, requireSession } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { requirePlan } from '../../../requirements.ts'
import { ChosenSoundResponse, toChosenSoundResponse } from '../../sounds/sound-response.ts'
import { listCandidateSounds } from '../../sounds/sounds.sql.ts'
import { chooseSoundWithoutPhoto } from '../choose-sound-without-photo.ts'

const schema = {
  operationId: 'getChosenSound',
  summary: 'Returns a sound that the AI chooses without further input',
  tags: ['aiesthe'],
  response: {
    200: ChosenSoundResponse,
    ...describeAiestheErrors('E4003', 'AIESTHE_NO_SOUND'),
  },
}

export function getChosenSoundRoute(app: App, { db, soundLinks, clock }: AiestheContext): void {
  app.get('/aiesthe/random', { schema }, async (request, reply) => {
    const session = requireSession(request)
    await requirePlan(db, session, 'aiesthe')
    const of = { occasion: 'random' as const, candidates: await listCandidateSounds(db, {}), now: clock() }
    const { choice, sound } = await chooseSoundWithoutPhoto(db, session, of)
    reply.header('cache-control', 'no-store')
    return toChosenSoundResponse(sound, choice, request, soundLinks)
  })
}
