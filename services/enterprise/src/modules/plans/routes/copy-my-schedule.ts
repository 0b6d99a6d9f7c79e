import { type App, describeErrors, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { toActor } from '../../control/to-actor.ts'
import { copySchedule } from '../copy-schedule.ts'
import { ScheduleWindowList } from '../plan-schema.ts'

const RequestedId = Type.String({ maxLength: 64 })
const schema = {
  operationId: 'copyMySchedule',
  summary:
    'Replaces the schedules of sections by that of another one, or only returns what this would replace',
  tags: ['enterprise'],
  body: Type.Object({
    sectionId: Type.With(RequestedId, { description: 'Section whose schedule is copied' }),
    toSectionIds: Type.Array(RequestedId, { minItems: 1, maxItems: 100, uniqueItems: true }),
    preview: Type.Boolean({ description: 'Whether nothing shall change' }),
  }),
  response: {
    200: Type.Array(
      Type.Object({
        sectionId: Id,
        replaced: ScheduleWindowList,
        missingSoundIds: Type.Array(Id, {
          description: 'Sounds that the section does not have, so that its windows go without them',
        }),
      }),
    ),
    ...describeErrors('E3001', 'E4040'),
  },
}

export function copyMySchedule(app: App, ctx: EnterpriseContext): void {
  app.post('/v2/enterprise/my/room/section/schedule/copy', { schema }, async (request) => {
    const agencyId = await requireAgencyId(ctx.db, request)
    const actor = toActor(request, 'enterprise')
    return copySchedule(ctx, { ...request.body, agencyId, actor })
  })
}
