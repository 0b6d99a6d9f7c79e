import { ApiError, type App, describeErrors, readRoomDeviceId } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { findSectionOfAgency } from '../../rooms/sections.sql.ts'
import { releaseSection } from '../release-section.ts'

const schema = {
  operationId: 'releaseMySection',
  summary: 'Releases a section at once; no effect when another device holds it',
  tags: ['enterprise'],
  body: Type.Object({ sectionId: Type.String({ maxLength: 64 }) }),
  response: {
    200: Type.Object({}),
    ...describeErrors('E3001', 'E4040'),
  },
}

/** Clients also call this by sendBeacon when the page closes. */
export function releaseMySection(app: App, ctx: EnterpriseContext): void {
  const { db, config } = ctx
  app.post('/v2/enterprise/my/room/section/release', { schema }, async (request) => {
    const agencyId = await requireAgencyId(db, request)
    const section = await findSectionOfAgency(db, { agencyId, sectionId: request.body.sectionId })
    if (!section) throw new ApiError('E4040')
    const deviceId = readRoomDeviceId(request, { secure: config.SECURE_COOKIES })
    if (deviceId !== null) await releaseSection(ctx, { sectionId: section.id, deviceId })
    return {}
  })
}
