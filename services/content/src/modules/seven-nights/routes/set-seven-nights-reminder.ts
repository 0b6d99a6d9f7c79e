import { ApiError, type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { findSevenNights, updateReminder } from '../seven-nights.sql.ts'
import { RemindAtSchema } from '../seven-nights-response.ts'

const schema = {
  operationId: 'setSevenNightsReminder',
  summary: 'Sets the time of the evenings and whether a mail reminds the member of them',
  tags: ['activity'],
  body: Type.Object({ remindAt: RemindAtSchema, reminder: Type.Boolean() }, { additionalProperties: false }),
  response: { 200: Type.Object({}, { additionalProperties: false }), ...describeErrors('E4040', 'E5030') },
}

export function setSevenNightsReminder(app: App, deps: ContentContext): void {
  app.post('/activity/seven-nights/reminder', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    if (!(await findSevenNights(deps.db, memberId))) throw new ApiError('E4040')
    if (request.body.reminder) await deps.subscribeToReminders(memberId)
    const updated = await updateReminder(deps.db, { ...request.body, memberId, now: deps.clock() })
    if (!updated) throw new ApiError('E4040')
    return {}
  })
}
