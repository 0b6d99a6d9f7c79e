import { createAdminResource } from '@hibiki/admin-resource'
import { addDays, countDaysBetween, type Day, isDay, startOfJstDay } from '@hibiki/calendar'
import { ApiError, type App, getFieldErrorText } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../../context.ts'
import { supportErrors } from '../../../../errors.ts'
import { getSupportTotals, listSupportDayStatistics } from '../statistics.sql.ts'

const MAX_DAYS = 366

const resource = createAdminResource({
  name: 'support-statistics',
  errors: supportErrors,
  sortable: ['day'],
  defaultSort: ['day', 'ASC'],
})

const minutes = Type.Union([Type.Number(), Type.Null()])

/** GET /admin/support-statistics returns how fast inquiries are answered and closed. */
export function getAdminSupportStatisticsRoute(app: App, { db }: SupportContext): void {
  app.get(
    '/admin/support-statistics',
    {
      schema: resource.createOperationSchema({
        operationId: 'getAdminSupportStatistics',
        summary: 'Inquiries by day of opening, medians of first answer and resolution, ratings',
        querystring: Type.Object({
          from: Type.String({ maxLength: 10 }),
          to: Type.String({ maxLength: 10 }),
        }),
        response: Type.Object({
          open: Type.Integer(),
          waiting: Type.Integer(),
          ratings: Type.Array(Type.Object({ rating: Type.Integer(), count: Type.Integer() })),
          days: Type.Array(
            Type.Object({
              day: Type.String({ format: 'date' }),
              opened: Type.Integer(),
              firstAnswerMinutes: minutes,
              resolutionMinutes: minutes,
            }),
            { maxItems: MAX_DAYS },
          ),
        }),
        errors: ['E3001'],
      }),
    },
    async (request) => {
      const { from, to } = request.query
      if (!isDay(from)) throw new ApiError('E3001', { fields: { from: getFieldErrorText('date') } })
      if (!isDay(to) || to < from || countDaysBetween(from, to) >= MAX_DAYS)
        throw new ApiError('E3001', { fields: { to: getFieldErrorText('period', MAX_DAYS) } })
      const range = { from: startOfJstDay(from), until: startOfJstDay(addDays(to as Day, 1)) }
      const [totals, days] = await Promise.all([
        getSupportTotals(db, range),
        listSupportDayStatistics(db, range),
      ])
      return { ...totals, days }
    },
  )
}
