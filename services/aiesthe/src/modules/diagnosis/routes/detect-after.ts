import { type App, memberOf } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { callerLeft } from '../../photos/caller-left.ts'
import { findPhotos } from '../../photos/face-photos.sql.ts'
import { mayPublish, PHOTO_BODY_BYTES, PhotoBody, photoErrors } from '../../photos/photo-body.ts'
import { vaultOfRequest } from '../../photos/vault-of-request.ts'
import { toResultResponse } from '../answer-result.ts'
import { ResultResponse } from '../result-response.ts'
import { saveAfterPhoto } from '../save-after-photo.ts'
import { takePhoto } from '../take-photo.ts'

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
      const published = request.body.publish && mayPublish(session)
      // The response contains ten pictures: those of this photo are in memory, and the others are read while it is analyzed.
      const vault = vaultOfRequest(deps.vault)
      const result = await takePhoto(
        { ...deps, vault },
        { session, signal: callerLeft(reply) },
        request.body,
        'after',
        {
          keep: (trx, open, photo) => saveAfterPhoto(trx, open, photo, published),
          meanwhile: ({ id }) => vault.readAhead(findPhotos(deps.db, [id])),
        },
      )
      return toResultResponse({ ...deps, vault }, result, { request, reply })
    },
  )
}
