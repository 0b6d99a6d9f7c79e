import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { ADVICE_TABLE_VERSION } from '../advice-table.rules.ts'
import { adviceFields, getAdvice } from '../get-advice.ts'

const schema = {
  operationId: 'getActivityAdvice',
  summary:
    'Returns advice by the minutes of the last seven days and, with consent to the use of data, by the latest face diagnosis',
  tags: ['activity'],
  response: {
    200: Type.Object({
      version: Type.Integer({
        description: 'Version of the table of rules and texts that the advice comes from',
      }),
      ...adviceFields,
    }),
  },
}

export function getActivityAdvice(app: App, deps: ContentContext): void {
  app.get('/activity/advice', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const advice = await getAdvice(deps.db, {
      memberId: requireSession(request).userId,
      now: deps.clock().getTime() / 1000,
      language: getRequestLanguage(request),
    })
    return { version: ADVICE_TABLE_VERSION, ...advice }
  })
}
