import { type App, commonErrorCatalogue, createErrorResponseSchemas, requireSession } from '@hibiki/http'
import type { EnterpriseContext } from '../../../context.ts'
import { enterpriseErrors } from '../../../errors.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { ControlBody, ControlResponse, controlRooms } from '../control-rooms.ts'

export function controlMyRooms(app: App, ctx: EnterpriseContext): void {
  app.post(
    '/v2/enterprise/my/control',
    {
      schema: {
        operationId: 'controlMyRooms',
        summary: 'Changes one sound, a section, a room or all rooms; devices follow within a second',
        tags: ['enterprise'],
        body: ControlBody,
        response: {
          200: ControlResponse,
          ...createErrorResponseSchemas(
            { ...commonErrorCatalogue, ...enterpriseErrors },
            ...['E3001', 'E4040', 'ENTERPRISE_NOTHING_TO_CHANGE'],
          ),
        },
      },
    },
    async (request) => {
      const agencyId = await requireAgencyId(ctx.db, request)
      const actor = { id: requireSession(request).userId, role: 'enterprise' as const }
      return controlRooms(ctx, { agencyId, actor, body: request.body })
    },
  )
}
