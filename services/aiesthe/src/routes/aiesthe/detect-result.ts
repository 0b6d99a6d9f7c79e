import { type App, errorResponses, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import { noteView } from '../../diagnosis/note-view.ts'
import { ResultResponse } from '../../diagnosis/result-response.ts'
import { visibleResult } from '../../diagnosis/visible-result.ts'
import { aiestheErrors } from '../../errors.ts'
import { toResultResponse } from './answer-result.ts'
import type { AiestheRouteDeps } from './index.ts'

export function detectResult(app: App, deps: AiestheRouteDeps): void {
  app.get(
    '/aiesthe/detect-result',
    {
      schema: {
        operationId: 'getDetectResult',
        summary: 'A face diagnosis: own, published to the own person in charge, or any for administrators',
        tags: ['aiesthe'],
        querystring: Type.Object({ detectId: Type.String({ format: 'uuid' }) }),
        response: { 200: ResultResponse, ...errorResponses(aiestheErrors, 'AIESTHE_RESULT_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      const result = await visibleResult(deps.db, session, request.query.detectId)
      await noteView(deps.db, session, result, deps.clock())
      return toResultResponse(deps, result, { request, reply })
    },
  )
}
