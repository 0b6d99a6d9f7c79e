import { type App, requireSession } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { abortOnDisconnect } from '../../photos/abort-on-disconnect.ts'
import { listPhotosOfResults } from '../../photos/face-photos.sql.ts'
import {
  canPublishResults,
  MAX_PHOTO_BODY_BYTES,
  PhotoBody,
  photoErrorResponses,
} from '../../photos/photo-body.ts'
import { createRequestPhotoVault } from '../../photos/request-photo-vault.ts'
import { acceptPhoto } from '../accept-photo.ts'
import { prepareResultReply } from '../prepare-result-reply.ts'
import { ResultResponse } from '../result-response.ts'
import { saveAfterPhoto } from '../save-after-photo.ts'

export function detectAfterRoute(app: App, deps: AiestheContext): void {
  app.post(
    '/aiesthe/detect-after',
    {
      bodyLimit: MAX_PHOTO_BODY_BYTES,
      schema: {
        operationId: 'detectAfter',
        summary: 'Takes the After photo, which finishes the diagnosis',
        tags: ['aiesthe'],
        body: PhotoBody,
        response: { 200: ResultResponse, ...photoErrorResponses },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const published = request.body.publish && canPublishResults(session)
      // The response contains ten pictures: those of this photo are in memory, and the others are read while it is analyzed.
      const vault = createRequestPhotoVault(deps.vault)
      const result = await acceptPhoto(
        { ...deps, vault },
        { session, signal: abortOnDisconnect(reply) },
        request.body,
        'after',
        {
          save: (trx, open, photo) => saveAfterPhoto(trx, open, photo, published),
          prefetch: ({ id }) => vault.prefetch(listPhotosOfResults(deps.db, [id])),
        },
      )
      return prepareResultReply({ ...deps, vault }, result, { request, reply })
    },
  )
}
