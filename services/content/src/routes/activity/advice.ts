import { type App, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import { adviceFields, findAdvice } from '../../activity/find-advice.ts'
import type { ActivityDeps } from './index.ts'

export function activityAdvice(app: App, deps: ActivityDeps): void {
  app.get(
    '/activity/advice',
    {
      schema: {
        operationId: 'getActivityAdvice',
        summary: 'Advice by the minutes of the last seven days and the latest face diagnosis (D-106)',
        tags: ['activity'],
        response: { 200: Type.Object(adviceFields) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return findAdvice(deps.db, {
        memberId: memberOf(request).userId,
        now: deps.clock().getTime() / 1000,
        language: language(request),
      })
    },
  )
}
