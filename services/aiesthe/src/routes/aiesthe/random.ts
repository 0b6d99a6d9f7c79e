import { type App, errorResponses, memberOf } from '@hibiki/http'
import { chooseWithoutPhoto } from '../../choices/choose-without-photo.ts'
import { aiestheErrors } from '../../errors.ts'
import { requireFunction } from '../../gates.ts'
import { findCandidates } from '../../repositories/sounds.ts'
import type { AiestheRouteDeps } from './index.ts'
import { ChosenSoundAnswer, toChosenSound } from './sound.ts'

export function randomChoice(app: App, { db, soundLinks, clock }: AiestheRouteDeps): void {
  app.get(
    '/aiesthe/random',
    {
      schema: {
        operationId: 'getChosenSound',
        summary: 'A sound that the AI chooses without being told anything',
        tags: ['aiesthe'],
        response: { 200: ChosenSoundAnswer, ...errorResponses(aiestheErrors, 'E4003', 'AIESTHE_NO_SOUND') },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      await requireFunction(db, session, 'aiesthe')
      const of = { occasion: 'random' as const, candidates: await findCandidates(db, {}), now: clock() }
      const { choice, sound } = await chooseWithoutPhoto(db, session, of)
      reply.header('cache-control', 'no-store')
      return toChosenSound(sound, choice, request, soundLinks)
    },
  )
}
