import { type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { recordPhotoView } from '../../photos/record-photo-view.ts'
import { prepareResultReply } from '../prepare-result-reply.ts'
import { ResultResponse } from '../result-response.ts'
import { getVisibleResult } from '../visible-result.ts'

const schema = {
  operationId: 'getDetectResult',
  summary:
    "Returns a face diagnosis: the caller's own, one published to the caller as person in charge, or any for administrators",
  tags: ['aiesthe'],
  querystring: Type.Object({ detectId: Id }),
  response: {
    200: ResultResponse,
    ...describeAiestheErrors('AIESTHE_RESULT_NOT_FOUND'),
  },
}

export function getDetectResultRoute(app: App, deps: AiestheContext): void {
  app.get('/aiesthe/detect-result', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const result = await getVisibleResult(deps.db, session, request.query.detectId)
    await recordPhotoView(deps.db, session, result, deps.clock())
    return prepareResultReply(deps, result, { request, reply })
  })
}
