import { type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { recordPhotoView } from '../../photos/record-photo-view.ts'
import { findResultOfChartRecord } from '../find-result-of-chart-record.ts'
import { prepareResultReply } from '../prepare-result-reply.ts'
import { ResultResponse } from '../result-response.ts'

const here = {
  url: '/aiesthe/detect-result-from-calte-record-id',
  operationId: 'getDetectResultOfChartRecord',
}

/** The specification has two addresses for this route. */
export function getDetectResultOfChartRecordRoute(
  app: App,
  deps: AiestheContext,
  { url, operationId } = here,
): void {
  app.get(
    url,
    {
      schema: {
        operationId,
        summary:
          'Returns the face diagnosis that a record of a chart refers to, to the participants of the record; null without one',
        tags: ['aiesthe'],
        querystring: Type.Object({ calteRecordId: Id }),
        response: { 200: Type.Union([ResultResponse, Type.Null()]) },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const result = await findResultOfChartRecord(deps.db, session, request.query.calteRecordId)
      reply.header('cache-control', 'no-store')
      if (!result) return null
      await recordPhotoView(deps.db, session, result, deps.clock())
      return prepareResultReply(deps, result, { request, reply })
    },
  )
}
