import { type App, requireSession } from '@hibiki/http'
import { writeForMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { getSharing, saveSharing } from '../overview.sql.ts'

const decisions = {
  listening: Type.Boolean({ description: 'Whether the minutes listened per week are shared' }),
  photos: Type.Boolean({ description: 'Whether the salon may take photos for charts, and see them' }),
}
const Sharing = Type.Object(decisions)

const schema = {
  operationId: 'saveSharing',
  summary: 'Decides what the salon sees, effective at once; what is left out stays as it is',
  tags: ['calte'],
  body: Type.Object(
    { listening: Type.Optional(decisions.listening), photos: Type.Optional(decisions.photos) },
    { minProperties: 1 },
  ),
  response: { 200: Sharing },
}

/** What the salon sees of the caller besides charts and published diagnoses. */
export function sharingRoute(app: App, { db, clock }: ChartsContext): void {
  app.get(
    '/customer/calte/sharing',
    {
      schema: {
        operationId: 'getSharing',
        summary: 'Returns what the caller lets the salon see',
        tags: ['calte'],
        response: { 200: Sharing },
      },
    },
    async (request) => getSharing(db, requireSession(request).userId),
  )
  app.post('/customer/calte/sharing', { schema }, async (request) => {
    const { listening, photos } = request.body
    const { userId: memberId, agencyCode } = requireSession(request)
    await writeForMember(db, memberId, (trx) =>
      saveSharing(trx, { memberId, agencyCode, listening, photos, now: clock() }),
    )
    return getSharing(db, memberId)
  })
}
