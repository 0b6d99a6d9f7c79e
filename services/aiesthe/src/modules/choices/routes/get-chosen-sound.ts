import { type App, errorResponses, memberOf } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { aiestheErrors } from '../../../errors.ts'
import { requirePlan } from '../../../requirements.ts'
import { ChosenSoundAnswer, toChosenSound } from '../../sounds/sound-response.ts'
import { findCandidates } from '../../sounds/sounds.sql.ts'
import { chooseWithoutPhoto } from '../choose-without-photo.ts'

export function getChosenSound(app: App, { db, soundLinks, clock }: AiestheContext): void {
  app.get(
    '/aiesthe/random',
    {
      schema: {
        operationId: 'getChosenSound',
        summary: 'Returns a sound that the AI chooses without further input',
        tags: ['aiesthe'],
        response: { 200: ChosenSoundAnswer, ...errorResponses(aiestheErrors, 'E4003', 'AIESTHE_NO_SOUND') },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      await requirePlan(db, session, 'aiesthe')
      const of = { occasion: 'random' as const, candidates: await findCandidates(db, {}), now: clock() }
      const { choice, sound } = await chooseWithoutPhoto(db, session, of)
      reply.header('cache-control', 'no-store')
      return toChosenSound(sound, choice, request, soundLinks)
    },
  )
}
