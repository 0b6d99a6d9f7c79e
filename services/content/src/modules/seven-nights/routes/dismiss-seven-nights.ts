import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { dismissibleTopics } from '../seven-nights.rules.ts'
import { saveDismissal } from '../seven-nights.sql.ts'

const schema = {
  operationId: 'dismissSevenNights',
  summary: 'Puts away the offer of seven nights, or what a plan would add to them, for good',
  tags: ['activity'],
  body: Type.Object({ topic: Type.Enum([...dismissibleTopics]) }, { additionalProperties: false }),
  response: { 200: Type.Object({}, { additionalProperties: false }) },
}

export function dismissSevenNights(app: App, deps: ContentContext): void {
  app.post('/activity/seven-nights/dismiss', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    await saveDismissal(deps.db, { memberId, topic: request.body.topic, now: deps.clock() })
    return {}
  })
}
