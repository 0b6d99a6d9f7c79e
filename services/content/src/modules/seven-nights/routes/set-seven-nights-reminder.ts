import { ApiError, type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { updateReminder } from '../seven-nights.sql.ts'
import { RemindAtSchema } from '../seven-nights-response.ts'

const schema = {
  operationId: 'setSevenNightsReminder',
  summary: 'Sets the time of the evenings and whether the member wishes to be reminded',
  tags: ['activity'],
  body: Type.Object({ remindAt: RemindAtSchema, reminder: Type.Boolean() }, { additionalProperties: false }),
  response: { 200: Type.Object({}, { additionalProperties: false }), ...describeErrors('E4040') },
}

export function setSevenNightsReminder(app: App, deps: ContentContext): void {
  app.post('/activity/seven-nights/reminder', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    if (!(await updateReminder(deps.db, { ...request.body, memberId }))) throw new ApiError('E4040')
    return {}
  })
}
