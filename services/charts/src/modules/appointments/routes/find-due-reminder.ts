import { type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { findDueReminders } from '../appointment-reminders.sql.ts'
import { requireDay } from '../to-appointment-content.ts'

const schema = {
  params: Type.Object({ id: Id }),
  querystring: Type.Object({ day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'JST' }) }),
  response: { 200: Type.Object({ isDue: Type.Boolean() }) },
}

/**
 * GET /internal/members/{id}/due-reminder returns whether a member is to be reminded of an appointment on a day, now. Identity asks before a
 * notification says so, because the appointment may have been cancelled or moved since it was announced.
 */
export function findDueReminder(app: App, { db, clock }: ChartsContext): void {
  app.get('/internal/members/:id/due-reminder', { schema }, async ({ params, query }) => {
    const customerId = params.id.toLowerCase()
    const found = await findDueReminders(db, { customerId, day: requireDay(query.day), now: clock() })
    return { isDue: found !== null && found.due.length > 0 }
  })
}
