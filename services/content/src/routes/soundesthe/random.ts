import { ApiError, type App, language, memberOf } from '@hibiki/http'
import { pickSound } from '../../domain/pick-sound.ts'
import { findLastSounds, saveLastPick } from '../../repositories/last-picks.ts'
import type { SoundestheDeps } from './index.ts'
import { Sound, toSound } from './sound.ts'

export function randomSound(app: App, deps: SoundestheDeps): void {
  app.get(
    '/soundesthe/random',
    {
      schema: {
        operationId: 'getRandomSound',
        summary: 'A medical sound chosen at random, not the one the member had last',
        tags: ['soundesthe'],
        response: { 200: Sound },
      },
    },
    async (request, reply) => {
      const { userId: memberId, sessionId } = memberOf(request)
      const [sounds, recent] = await Promise.all([
        deps.catalogue.medicalSounds(),
        findLastSounds(deps.db, memberId),
      ])
      const sound = pickSound(sounds, recent, deps.random())
      if (!sound) throw new ApiError('CONTENT_NO_SOUND')
      await saveLastPick(deps.db, { memberId, soundId: sound.id })
      reply.header('cache-control', 'no-store')
      return toSound(sound, { language: language(request), links: deps.links, sessionId })
    },
  )
}
