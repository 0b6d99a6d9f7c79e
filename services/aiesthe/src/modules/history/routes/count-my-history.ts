import { type App, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { countFinished } from '../../diagnosis/face-results.sql.ts'

export function countMyHistory(app: App, { db }: AiestheContext): void {
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
