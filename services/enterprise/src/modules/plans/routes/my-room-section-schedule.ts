import { ApiError, type App, describeErrors } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { toActor } from '../../control/to-actor.ts'
import { findSectionOfAgency } from '../../rooms/sections.sql.ts'
import { replaceSectionSchedule } from '../change-plan.ts'
import { ScheduleWindowList, VolumeLimit } from '../plan-schema.ts'

const path = '/v2/enterprise/my/room/section/schedule'
const sectionId = Type.String({ maxLength: 64 })
const Schedule = Type.Object({ windows: ScheduleWindowList, volumeLimit: VolumeLimit })

export function myRoomSectionScheduleRoute(app: App, ctx: EnterpriseContext): void {
  app.get(
    path,
    {
      schema: {
        operationId: 'getMySchedule',
        summary: 'Returns when which sounds of a section play automatically',
        tags: ['enterprise'],
        querystring: Type.Object({ sectionId }),
        response: { 200: Schedule, ...describeErrors('E3001', 'E4040') },
      },
    },
    async (request) => {
      const agencyId = await requireAgencyId(ctx.db, request)
      const section = await findSectionOfAgency(ctx.db, { agencyId, sectionId: request.query.sectionId })
      if (!section) throw new ApiError('E4040')
      return { windows: [...section.plan.windows], volumeLimit: section.volumeLimit }
    },
  )
  app.post(
    path,
    {
      schema: {
        operationId: 'saveMySchedule',
        summary:
          'Replaces the schedule of a section and, where given, its limit of the volume; they apply at once',
        tags: ['enterprise'],
        body: Type.Object({
          sectionId,
          windows: ScheduleWindowList,
          volumeLimit: Type.Optional(VolumeLimit),
        }),
        response: {
          200: Type.Object({}),
          ...describeEnterpriseErrors(
            ...['E3001', 'E4040', 'ENTERPRISE_HOURS_OVERLAP', 'ENTERPRISE_SOUND_UNKNOWN'],
          ),
        },
      },
    },
    async (request) => {
      const agencyId = await requireAgencyId(ctx.db, request)
      const actor = toActor(request, 'enterprise')
      await replaceSectionSchedule(ctx, { ...request.body, agencyId, actor })
      return {}
    },
  )
}
