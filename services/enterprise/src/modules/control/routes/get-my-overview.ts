import { type App, getRequestLanguage } from '@hibiki/http'
import type { EnterpriseContext } from '../../../context.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { RoomsOverview, readRoomsOverview } from '../rooms-overview.ts'

const schema = {
  operationId: 'getMyOverview',
  summary: 'Returns the state of all rooms: what plays, what should play, and since when a device is silent',
  tags: ['enterprise'],
  response: { 200: RoomsOverview },
}

export function getMyOverview(app: App, { db, clock }: EnterpriseContext): void {
  app.get('/v2/enterprise/my/overview', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const agencyId = await requireAgencyId(db, request)
    return readRoomsOverview(db, { agencyId, now: clock(), language: getRequestLanguage(request) })
  })
}
