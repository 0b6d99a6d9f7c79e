import { type App, memberOf } from '@hibiki/http'
import { keepAfter } from '../../diagnosis/keep-after.ts'
import { readResult } from '../../diagnosis/read-result.ts'
import { ShownResult } from '../../diagnosis/shown-result.ts'
import { takePhoto } from '../../diagnosis/take-photo.ts'
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
        response: { 200: ShownResult, ...photoErrors },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      const published = request.body.publish && mayPublish(session)
      const result = await takePhoto(
        deps,
        { session, signal: callerLeft(reply) },
        request.body,
        'after',
        (trx, open, photo) => keepAfter(trx, open, photo, published),
      )
      reply.header('cache-control', 'no-store')
      return readResult(deps, result, request)
    },
  )
}
