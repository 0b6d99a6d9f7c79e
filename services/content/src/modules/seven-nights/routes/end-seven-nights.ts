import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { deleteSevenNights } from '../seven-nights.sql.ts'

const schema = {
  operationId: 'endSevenNights',
  summary: 'Ends the seven nights; what was heard stays in the activity, and they are not offered again',
  tags: ['activity'],
  response: { 200: Type.Object({}, { additionalProperties: false }) },
}

export function endSevenNights(app: App, deps: ContentContext): void {
  app.post('/activity/seven-nights/end', { schema }, async (request) => {
    await deleteSevenNights(deps.db, { memberId: requireSession(request).userId, now: deps.clock() })
    return {}
  })
}
