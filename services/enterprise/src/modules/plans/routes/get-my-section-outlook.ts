import { ApiError, type App, describeErrors, Id, Moment } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { findSectionOfAgency } from '../../rooms/sections.sql.ts'
import { listUpcomingPlayOrders } from '../plan.rules.ts'

/** A device without a network plays for as long as its reports are accepted afterwards, which is 31 days. */
const OUTLOOK_HOURS = 35 * 24
const MAX_CHANGES = 400

const schema = {
  operationId: 'getMySectionOutlook',
  summary: 'Returns what the plan of a section will change in the next 35 days, for times without a network',
  tags: ['enterprise'],
  querystring: Type.Object({ sectionId: Type.String({ maxLength: 64 }) }),
  response: {
    200: Type.Object({
      revision: Type.Integer({ description: 'It holds for the state of the section with this revision' }),
      changes: Type.Array(
        Type.Object({
          at: Moment,
          playing: Type.Array(Type.Object({ id: Id, volume: Type.Number({ minimum: 0, maximum: 1 }) }), {
            description: 'The managements and playlists that play from then on; all others are silent',
          }),
        }),
        { description: 'In the order of time, at most 400' },
      ),
    }),
    ...describeErrors('E3001', 'E4040'),
  },
}

/** The poll brings the next 24 hours only, because it is frequent. */
export function getMySectionOutlook(app: App, { db, clock }: EnterpriseContext): void {
  app.get('/v2/enterprise/my/room/section/outlook', { schema }, async (request) => {
    const agencyId = await requireAgencyId(db, request)
    const section = await findSectionOfAgency(db, { agencyId, sectionId: request.query.sectionId })
    if (!section) throw new ApiError('E4040')
    const { plan, items, revision } = section
    const changes = listUpcomingPlayOrders(plan, items, {
      from: clock(),
      hours: OUTLOOK_HOURS,
      limit: MAX_CHANGES,
    })
    return {
      revision,
      changes: changes.map(({ at, orders }) => ({
        at: at.toISOString(),
        playing: orders.filter(({ playing }) => playing).map(({ id, volume }) => ({ id, volume })),
      })),
    }
  })
}
