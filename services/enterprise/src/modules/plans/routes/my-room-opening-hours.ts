import { ApiError, type App, describeErrors } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { toActor } from '../../control/to-actor.ts'
import { replaceOpeningHours } from '../change-plan.ts'
import { DayExceptionList, WeeklyHoursList } from '../plan-schema.ts'
import { findRoomOfAgency } from '../plans.sql.ts'

const path = '/v2/enterprise/my/room/opening-hours'
const roomId = Type.String({ maxLength: 64 })
const openingHours = Type.Union([WeeklyHoursList, Type.Null()], {
  description: 'Null for a room that is always open',
})

export function myRoomOpeningHoursRoute(app: App, ctx: EnterpriseContext): void {
  app.get(
    path,
    {
      schema: {
        operationId: 'getMyOpeningHours',
        summary:
          'Returns when a room is open; outside of these hours nothing plays automatically and silence is no incident',
        tags: ['enterprise'],
        querystring: Type.Object({ roomId }),
        response: {
          200: Type.Object({ openingHours, exceptions: DayExceptionList }),
          ...describeErrors('E3001', 'E4040'),
        },
      },
    },
    async (request) => {
      const agencyId = await requireAgencyId(ctx.db, request)
      const room = await findRoomOfAgency(ctx.db, { agencyId, roomId: request.query.roomId })
      if (!room) throw new ApiError('E4040')
      return { openingHours: room.openingHours, exceptions: room.exceptions }
    },
  )
  app.post(
    path,
    {
      schema: {
        operationId: 'saveMyOpeningHours',
        summary:
          'Replaces the opening hours of a room and, where given, its exceptions by day; they apply at once',
        tags: ['enterprise'],
        body: Type.Object({ roomId, openingHours, exceptions: Type.Optional(DayExceptionList) }),
        response: {
          200: Type.Object({}),
          ...describeEnterpriseErrors(...['E3001', 'E4040', 'ENTERPRISE_HOURS_OVERLAP']),
        },
      },
    },
    async (request) => {
      const agencyId = await requireAgencyId(ctx.db, request)
      const actor = toActor(request, 'enterprise')
      await replaceOpeningHours(ctx, { ...request.body, agencyId, actor })
      return {}
    },
  )
}
