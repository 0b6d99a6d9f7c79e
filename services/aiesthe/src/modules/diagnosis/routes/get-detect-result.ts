import { type App, createErrorResponseSchemas, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { aiestheErrors } from '../../../errors.ts'
import { recordPhotoView } from '../../photos/record-photo-view.ts'
import { prepareResultReply } from '../prepare-result-reply.ts'
import { ResultResponse } from '../result-response.ts'
import { getVisibleResult } from '../visible-result.ts'

export function getDetectResultRoute(app: App, deps: AiestheContext): void {
  app.get(
    '/aiesthe/detect-result',
    {
      schema: {
        operationId: 'getDetectResult',
        summary:
          "Returns a face diagnosis: the caller's own, one published to the caller as person in charge, or any for administrators",
        tags: ['aiesthe'],
        querystring: Type.Object({ detectId: Type.String({ format: 'uuid' }) }),
        response: {
          200: ResultResponse,
          ...createErrorResponseSchemas(aiestheErrors, 'AIESTHE_RESULT_NOT_FOUND'),
        },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const result = await getVisibleResult(deps.db, session, request.query.detectId)
      await recordPhotoView(deps.db, session, result, deps.clock())
      return prepareResultReply(deps, result, { request, reply })
    },
  )
}
