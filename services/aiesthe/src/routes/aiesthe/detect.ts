import { ApiError, type App, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import { choiceOf } from '../../diagnosis/choice-of.ts'
import { saveBeforePhoto } from '../../diagnosis/save-before-photo.ts'
import { takePhoto } from '../../diagnosis/take-photo.ts'
import { findGlobalStatistics } from '../../repositories/choice-tallies.ts'
import { findSound } from '../../repositories/sounds.ts'
import { callerLeft } from './caller-left.ts'
import type { AiestheRouteDeps } from './index.ts'
import { mayPublish, PHOTO_BODY_BYTES, PhotoBody, photoErrors } from './photo-body.ts'
import { ChosenSoundAnswer, toChosenSound } from './sound.ts'

export function detect(app: App, deps: AiestheRouteDeps): void {
  app.post(
    '/aiesthe/detect',
    {
      bodyLimit: PHOTO_BODY_BYTES,
      schema: {
        operationId: 'detect',
        summary: 'The Before photo: reads the face and chooses the vibration (D-108)',
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
      const everybody = await findGlobalStatistics(deps.db, deps.clock())
      const result = await takePhoto(deps, { session, signal: callerLeft(reply) }, request.body, 'before', {
        keep: (trx, open, photo) =>
          saveBeforePhoto(trx, open, photo, { course: course === 2 ? 2 : 1, published, everybody }),
      })
      const choice = choiceOf(result)
      const sound = choice && (await findSound(deps.db, choice.soundId))
      if (!sound) throw new ApiError('AIESTHE_NO_SOUND')
      reply.header('cache-control', 'no-store')
      return { ...toChosenSound(sound, choice, request, deps.soundLinks), soundId: sound.soundId }
    },
  )
}
