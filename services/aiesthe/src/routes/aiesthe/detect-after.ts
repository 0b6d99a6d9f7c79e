import { ApiError, type App, memberOf } from '@hibiki/http'
import { keepAfter } from '../../diagnosis/keep-after.ts'
import { readResult } from '../../diagnosis/read-result.ts'
import { ShownResult } from '../../diagnosis/shown-result.ts'
import { takePhoto } from '../../diagnosis/take-photo.ts'
import { findResult } from '../../repositories/face-results.ts'
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
        response: { 200: ShownResult, ...photoErrors },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      const published = request.body.publish && mayPublish(session)
      const resultId = await takePhoto(deps, session, request.body, 'after', async (trx, result, photo) => {
        await keepAfter(trx, result, photo, published)
        return result.id
      })
      const result = await findResult(deps.db, resultId)
      if (!result) throw new ApiError('AIESTHE_RESULT_NOT_FOUND')
      reply.header('cache-control', 'no-store')
      return readResult(deps, result, request)
    },
  )
}
