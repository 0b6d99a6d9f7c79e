import { type App, memberOf } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { abortOnDisconnect } from '../../photos/abort-on-disconnect.ts'
import { findPhotos } from '../../photos/face-photos.sql.ts'
import { canPublish, PHOTO_BODY_BYTES, PhotoBody, photoErrors } from '../../photos/photo-body.ts'
import { createRequestVault } from '../../photos/request-vault.ts'
import { acceptPhoto } from '../accept-photo.ts'
import { ResultResponse } from '../result-response.ts'
import { saveAfterPhoto } from '../save-after-photo.ts'
import { toResultResponse } from '../to-result-response.ts'

export function detectAfter(app: App, deps: AiestheContext): void {
  app.post(
    '/aiesthe/detect-after',
    {
      bodyLimit: PHOTO_BODY_BYTES,
      schema: {
        operationId: 'detectAfter',
        summary: 'Takes the After photo, which finishes the diagnosis',
        tags: ['aiesthe'],
        body: PhotoBody,
        response: { 200: ResultResponse, ...photoErrors },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      const published = request.body.publish && canPublish(session)
      // The response contains ten pictures: those of this photo are in memory, and the others are read while it is analyzed.
      const vault = createRequestVault(deps.vault)
      const result = await acceptPhoto(
        { ...deps, vault },
        { session, signal: abortOnDisconnect(reply) },
        request.body,
        'after',
        {
          save: (trx, open, photo) => saveAfterPhoto(trx, open, photo, published),
          prefetch: ({ id }) => vault.prefetch(findPhotos(deps.db, [id])),
        },
      )
      return toResultResponse({ ...deps, vault }, result, { request, reply })
    },
  )
}
