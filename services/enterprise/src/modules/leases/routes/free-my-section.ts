import { ApiError, type App, describeErrors } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { toActor } from '../../control/to-actor.ts'
import { findSectionOfAgency } from '../../rooms/sections.sql.ts'
import { freeSection } from '../free-section.ts'

const schema = {
  operationId: 'freeMySection',
  summary: 'Takes a section from its device, which shows that and does not reconnect by itself',
  tags: ['enterprise'],
  body: Type.Object({ sectionId: Type.String({ maxLength: 64 }) }),
  response: {
    200: Type.Object({}),
    ...describeErrors('E3001', 'E4040'),
  },
}

export function freeMySection(app: App, ctx: EnterpriseContext): void {
  app.post('/v2/enterprise/my/room/section/free', { schema }, async (request) => {
    const agencyId = await requireAgencyId(ctx.db, request)
    const section = await findSectionOfAgency(ctx.db, { agencyId, sectionId: request.body.sectionId })
    if (!section) throw new ApiError('E4040')
    const actor = toActor(request, 'enterprise')
    await freeSection(ctx, { agencyId, sectionId: section.id, actor })
    return {}
  })
}
