import { formatJstDateTime } from '@hibiki/calendar'
import { ApiError, type App, Id, JapanTime, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { insertChartViewLogEntry } from '../../audit/chart-log.sql.ts'
import { hasPhotoConsent } from '../../overview/overview.sql.ts'
import { requireChartRole } from '../../records/require-chart-role.ts'
import { canSeePhoto, MAX_PHOTOS_PER_RECORD } from '../photo.rules.ts'
import { RecordPhotoResponse, toPhotoResponse } from '../photo-response.ts'
import { listPhotosOfRecords, listPhotoVisits } from '../record-photos.sql.ts'

/** Photos are compared over this many visits. */
const MAX_VISITS = 24

const schema = {
  operationId: 'listChartPhotoVisits',
  summary:
    "Lists the newest visits of a customer that have photos, to compare them; a view of others' photos is logged",
  tags: ['calte'],
  querystring: Type.Object({ userId: Id }),
  response: {
    200: Type.Object({
      userName: Type.String(),
      photoConsent: Type.Boolean({
        description: 'Whether the customer agrees that their salon takes photos',
      }),
      visits: Type.Array(
        Type.Object({
          recordId: Id,
          title: Type.String(),
          visited: JapanTime,
          photos: Type.Array(RecordPhotoResponse, { maxItems: MAX_PHOTOS_PER_RECORD }),
        }),
        { maxItems: MAX_VISITS },
      ),
    }),
  },
}

/** GET /common/calte/photo-visits is for the customer and for staff of the customer's agency. */
export function listChartPhotoVisits(app: App, context: ChartsContext): void {
  const { db, clock } = context
  app.get('/common/calte/photo-visits', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const customerId = request.query.userId.toLowerCase()
    const { role, customer } = await requireChartRole(db, session, customerId)
    if (role === 'administrator') throw new ApiError('E4040')
    const hasConsent = await hasPhotoConsent(db, customerId)
    reply.header('cache-control', 'no-store')
    const known = { userName: customer.name, photoConsent: hasConsent }
    if (role === 'staff' && !hasConsent) return { ...known, visits: [] }
    if (role === 'staff') {
      const view = {
        customerId,
        recordId: null,
        actorId: session.userId,
        actorRole: 'person-in-charge' as const,
        at: clock(),
        subject: 'photo' as const,
      }
      if (!(await insertChartViewLogEntry(db, view))) throw new ApiError('E4040')
    }
    const visits = await listPhotoVisits(db, {
      customerId,
      publishedOnly: role === 'customer',
      limit: MAX_VISITS,
    })
    const photos = await listPhotosOfRecords(
      db,
      visits.map(({ recordId }) => recordId),
    )
    const seen = photos.filter(({ published }) => canSeePhoto(role, { published, hasConsent }))
    return {
      ...known,
      visits: visits.map(({ recordId, title, visitedAt }) => ({
        recordId,
        title,
        visited: formatJstDateTime(visitedAt),
        photos: seen
          .filter((photo) => photo.recordId === recordId)
          .map((photo) => toPhotoResponse(photo, context, session)),
      })),
    }
  })
}
