import { type App, memberOf } from '@hibiki/http'
import { ResultResponse } from '../../diagnosis/result-response.ts'
import { saveAfterPhoto } from '../../diagnosis/save-after-photo.ts'
import { takePhoto } from '../../diagnosis/take-photo.ts'
import { vaultOfRequest } from '../../photos/vault-of-request.ts'
import { findPhotos } from '../../repositories/face-photos.ts'
import { toResultResponse } from './answer-result.ts'
import { callerLeft } from './caller-left.ts'
import type { AiestheRouteDeps } from './index.ts'
import { mayPublish, PHOTO_BODY_BYTES, PhotoBody, photoErrors } from './photo-body.ts'

export function detectAfter(app: App, deps: AiestheRouteDeps): void {
  app.post(
    '/aiesthe/detect-after',
    {
      bodyLimit: PHOTO_BODY_BYTES,
      schema: {
        operationId: 'detectAfter',
        summary: 'The After photo: finishes the diagnosis',
        tags: ['aiesthe'],
        body: PhotoBody,
        response: { 200: ResultResponse, ...photoErrors },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      const published = request.body.publish && mayPublish(session)
      // The answer shows ten pictures: those of this photo are at hand, the others are opened while it is looked at.
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
