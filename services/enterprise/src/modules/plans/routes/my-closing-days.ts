import { getJstDay } from '@hibiki/calendar'
import { type App, describeErrors, getRequestLanguage, selectLanguageText } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { toActor } from '../../control/to-actor.ts'
import { replaceAgencyCalendar } from '../change-plan.ts'
import { ClosingPeriodList, PlanDay } from '../plan-schema.ts'
import { getAgencyCalendar } from '../plans.sql.ts'
import { LAST_KNOWN_HOLIDAY, listPublicHolidays } from '../public-holidays.rules.ts'

const path = '/v2/enterprise/my/closing-days'
const SHOWN_HOLIDAY_DAYS = 366
const fields = {
  closesOnHolidays: Type.Boolean({ description: 'Whether all rooms close on public holidays in Japan' }),
  closingPeriods: ClosingPeriodList,
}

export function myClosingDaysRoute(app: App, ctx: EnterpriseContext): void {
  app.get(
    path,
    {
      schema: {
        operationId: 'getMyClosingDays',
        summary:
          'Returns the days on which the enterprise closes all its rooms, and the next public holidays',
        tags: ['enterprise'],
        response: {
          200: Type.Object({
            ...fields,
            holidays: Type.Array(Type.Object({ day: PlanDay, name: Type.String() }), {
              description: 'The public holidays of the next 366 days',
            }),
            holidaysKnownUntil: Type.With(PlanDay, {
              description: 'No public holiday after this day is known',
            }),
          }),
          ...describeErrors('E4040'),
        },
      },
    },
    async (request) => {
      const { changedAt: _, ...calendar } = await getAgencyCalendar(
        ctx.db,
        await requireAgencyId(ctx.db, request),
      )
      const language = getRequestLanguage(request)
      return {
        ...calendar,
        holidays: listPublicHolidays(getJstDay(ctx.clock()), SHOWN_HOLIDAY_DAYS).map(({ day, name }) => ({
          day,
          name: selectLanguageText(name, language),
        })),
        holidaysKnownUntil: LAST_KNOWN_HOLIDAY,
      }
    },
  )
  app.post(
    path,
    {
      schema: {
        operationId: 'saveMyClosingDays',
        summary: 'Replaces the days on which the enterprise closes all its rooms; they apply at once',
        tags: ['enterprise'],
        body: Type.Object(fields),
        response: { 200: Type.Object({}), ...describeErrors('E3001', 'E4040') },
      },
    },
    async (request) => {
      const agencyId = await requireAgencyId(ctx.db, request)
      const actor = toActor(request, 'enterprise')
      await replaceAgencyCalendar(ctx, { ...request.body, agencyId, actor })
      return {}
    },
  )
}
