import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { listGlobalRewards } from '../../choices/choice-tallies.sql.ts'
import { abortOnDisconnect } from '../../photos/abort-on-disconnect.ts'
import {
  canPublishResults,
  MAX_PHOTO_BODY_BYTES,
  PhotoBody,
  photoErrorResponses,
} from '../../photos/photo-body.ts'
import { ChosenSoundResponse, toChosenSoundResponse } from '../../sounds/sound-response.ts'
import { findSound } from '../../sounds/sounds.sql.ts'
import { acceptPhoto } from '../accept-photo.ts'
import { toResultChoice } from '../result-choice.ts'
import { saveBeforePhoto } from '../save-before-photo.ts'

export function detectRoute(app: App, deps: AiestheContext): void {
  app.post(
    '/aiesthe/detect',
    {
      bodyLimit: MAX_PHOTO_BODY_BYTES,
      schema: {
        operationId: 'detect',
        summary: 'Takes the Before photo, analyzes the face and chooses the sound',
        tags: ['aiesthe'],
        body: PhotoBody,
        response: {
          200: Type.Object({ ...ChosenSoundResponse.properties, soundId: Id }),
          ...photoErrorResponses,
        },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const { course, publish } = request.body
      const published = publish && canPublishResults(session)
      const prior = await listGlobalRewards(deps.db, deps.clock())
      const result = await acceptPhoto(
        deps,
        { session, signal: abortOnDisconnect(reply) },
        request.body,
        'before',
        {
          save: (trx, open, photo) =>
            saveBeforePhoto(trx, open, photo, { course: course === 2 ? 2 : 1, published, prior }),
        },
      )
      const choice = toResultChoice(result)
      const sound = choice && (await findSound(deps.db, choice.soundId))
      if (!sound) throw new ApiError('AIESTHE_NO_SOUND')
      reply.header('cache-control', 'no-store')
      return { ...toChosenSoundResponse(sound, choice, request, deps.soundLinks), soundId: sound.soundId }
    },
  )
}
