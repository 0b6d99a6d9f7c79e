import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { countFinishedResults } from '../../diagnosis/face-results.sql.ts'

export function countMyHistoryRoute(app: App, { db }: AiestheContext): void {
  app.get(
    '/aiesthe/my-history-count',
    {
      schema: {
        operationId: 'countMyHistory',
        summary: 'Returns how many face diagnoses the caller has finished',
        tags: ['aiesthe'],
        response: { 200: Type.Integer() },
      },
    },
    (request) => countFinishedResults(db, requireSession(request).userId),
  )
}
