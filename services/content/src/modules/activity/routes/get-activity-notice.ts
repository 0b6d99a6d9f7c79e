import { addDays } from '@hibiki/calendar'
import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { toJstDay } from '../../../jst.rules.ts'
import { sumListenedSeconds } from '../activity.sql.ts'
import { toLastWeekMessage } from '../advice-texts.ts'
import { adviceFields, getAdvice } from '../get-advice.ts'
import { claimWeeklyNotice } from '../streaks.sql.ts'
import { getMondayOfWeek } from '../weekly-score.rules.ts'

const Notice = Type.Object({
  message: Type.String({
    description: 'Empty, like the other texts, once the notice of this week has been returned',
  }),
  ...adviceFields,
})

const nothing = { message: '', dullnessElimination: '', rejuvenationAdvice: '', attractivenessUp: '' }

const schema = {
  operationId: 'getActivityNotice',
  summary: 'Returns a notice about last week once per week; clients request it after a login',
  tags: ['activity'],
  response: { 200: Notice },
}

export function getActivityNotice(app: App, deps: ContentContext): void {
  app.get('/v1/activity/notice', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const memberId = requireSession(request).userId
    const now = deps.clock().getTime() / 1000
    const monday = getMondayOfWeek(toJstDay(now))
    const [lastWeek, advice] = await Promise.all([
      sumListenedSeconds(deps.db, memberId, addDays(monday, -7), addDays(monday, -1)),
      getAdvice(deps.db, { memberId, now, language: getRequestLanguage(request) }),
    ])
    // The notice is marked as read only after everything has been loaded, so a request that fails does not lose it.
    if (!(await claimWeeklyNotice(deps.db, memberId, monday))) return nothing
    return { message: toLastWeekMessage(lastWeek, getRequestLanguage(request)), ...advice }
  })
}
