import { type App, memberOf } from '@hibiki/http'
import { writeForMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { findSharing, saveSharing } from '../overview.sql.ts'

const Sharing = Type.Object({ listening: Type.Boolean({ description: 'minutes listened per week' }) })

/** GET and POST /customer/calte/sharing: what the salon sees of the caller beside charts and published diagnoses. */
export function sharing(app: App, { db, clock }: ChartsContext): void {
  app.get(
    '/customer/calte/sharing',
    {
      schema: {
        operationId: 'getSharing',
        summary: 'Which figures the caller shares with the salon',
        tags: ['calte'],
        response: { 200: Sharing },
      },
    },
    async (request) => ({ listening: await findSharing(db, memberOf(request).userId) }),
  )
  app.post(
    '/customer/calte/sharing',
    {
      schema: {
        operationId: 'saveSharing',
        summary: 'Shares figures with the salon, or no longer; effective at once',
        tags: ['calte'],
        body: Sharing,
        response: { 200: Sharing },
      },
    },
    async (request) => {
      const { listening } = request.body
      const { userId: memberId, agencyCode } = memberOf(request)
      await writeForMember(db, memberId, (trx) =>
        saveSharing(trx, { memberId, agencyCode, listening, now: clock() }),
      )
      return { listening: await findSharing(db, memberId) }
    },
  )
}
