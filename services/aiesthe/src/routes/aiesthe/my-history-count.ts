import { type App, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import { countFinished } from '../../repositories/face-results.ts'
import type { AiestheRouteDeps } from './index.ts'

export function myHistoryCount(app: App, { db }: AiestheRouteDeps): void {
  app.get(
    '/aiesthe/my-history-count',
    {
      schema: {
        operationId: 'countMyHistory',
        summary: 'How many finished face diagnoses the member has',
        tags: ['aiesthe'],
        response: { 200: Type.Integer() },
      },
    },
    (request) => countFinished(db, memberOf(request).userId),
  )
}
