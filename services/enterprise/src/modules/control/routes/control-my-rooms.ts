import type { App } from '@hibiki/http'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { ControlBody, ControlResponse, controlRooms } from '../control-rooms.ts'
import { toActor } from '../to-actor.ts'

const schema = {
  operationId: 'controlMyRooms',
  summary: 'Changes one sound, a section, a room or all rooms; devices follow within a second',
  tags: ['enterprise'],
  body: ControlBody,
  response: {
    200: ControlResponse,
    ...describeEnterpriseErrors(
      ...['E3001', 'E4040', 'ENTERPRISE_NOTHING_TO_CHANGE', 'ENTERPRISE_PLAYLIST_SILENT'],
    ),
  },
}

export function controlMyRooms(app: App, ctx: EnterpriseContext): void {
  app.post('/v2/enterprise/my/control', { schema }, async (request) => {
    const agencyId = await requireAgencyId(ctx.db, request)
    const actor = toActor(request, 'enterprise')
    return controlRooms(ctx, { agencyId, actor, body: request.body })
  })
}
