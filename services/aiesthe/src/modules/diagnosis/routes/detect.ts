import { ApiError, type App, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { findGlobalStatistics } from '../../choices/choice-tallies.sql.ts'
import { callerLeft } from '../../photos/caller-left.ts'
import { mayPublish, PHOTO_BODY_BYTES, PhotoBody, photoErrors } from '../../photos/photo-body.ts'
import { ChosenSoundAnswer, toChosenSound } from '../../sounds/sound-response.ts'
import { findSound } from '../../sounds/sounds.sql.ts'
import { choiceOf } from '../choice-of.ts'
import { saveBeforePhoto } from '../save-before-photo.ts'
import { takePhoto } from '../take-photo.ts'

export function detect(app: App, deps: AiestheContext): void {
  app.post(
    '/aiesthe/detect',
    {
      bodyLimit: PHOTO_BODY_BYTES,
      schema: {
        operationId: 'detect',
        summary: 'Takes the Before photo, analyzes the face and chooses the sound',
        tags: ['aiesthe'],
        body: PhotoBody,
        response: {
          200: Type.Object({ ...ChosenSoundAnswer.properties, soundId: Type.String({ format: 'uuid' }) }),
          ...photoErrors,
        },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      const { course, publish } = request.body
      const published = publish && mayPublish(session)
      const prior = await findGlobalStatistics(deps.db, deps.clock())
      const result = await takePhoto(deps, { session, signal: callerLeft(reply) }, request.body, 'before', {
        keep: (trx, open, photo) =>
          saveBeforePhoto(trx, open, photo, { course: course === 2 ? 2 : 1, published, prior }),
      })
      const choice = choiceOf(result)
      const sound = choice && (await findSound(deps.db, choice.soundId))
      if (!sound) throw new ApiError('AIESTHE_NO_SOUND')
      reply.header('cache-control', 'no-store')
      return { ...toChosenSound(sound, choice, request, deps.soundLinks), soundId: sound.soundId }
    },
  )
}
