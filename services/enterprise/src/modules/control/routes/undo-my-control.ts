import { type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { undoControlChange } from '../control-rooms.ts'
import { toActor } from '../to-actor.ts'

const schema = {
  operationId: 'undoMyControl',
  summary: 'Undoes a change, unless a newer one followed',
  tags: ['enterprise'],
  body: Type.Object({ changeId: Type.String({ maxLength: 64 }) }),
  response: {
    200: Type.Object({ sectionIds: Type.Array(Id) }),
    ...describeEnterpriseErrors(...['E3001', 'E4040', 'ENTERPRISE_CHANGED_SINCE']),
  },
}

export function undoMyControl(app: App, ctx: EnterpriseContext): void {
  app.post('/v2/enterprise/my/control/undo', { schema }, async (request) => {
    const agencyId = await requireAgencyId(ctx.db, request)
    const actor = toActor(request, 'enterprise')
    return undoControlChange(ctx, { agencyId, actor, changeId: request.body.changeId })
  })
}
