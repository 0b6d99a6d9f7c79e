import { type App, requireSession } from '@hibiki/http'
import { writeForMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { isListeningShared, saveListeningSharing } from '../overview.sql.ts'

const Sharing = Type.Object({
  listening: Type.Boolean({ description: 'Whether the minutes listened per week are shared' }),
})

const schema = {
  operationId: 'saveSharing',
  summary: 'Starts or stops sharing figures with the salon, effective at once',
  tags: ['calte'],
  body: Sharing,
  response: { 200: Sharing },
}

/** The salon sees these figures of the caller besides charts and published diagnoses. */
export function sharingRoute(app: App, { db, clock }: ChartsContext): void {
  app.get(
    '/customer/calte/sharing',
    {
      schema: {
        operationId: 'getSharing',
        summary: 'Returns which figures the caller shares with the salon',
        tags: ['calte'],
        response: { 200: Sharing },
      },
    },
    async (request) => ({ listening: await isListeningShared(db, requireSession(request).userId) }),
  )
  app.post('/customer/calte/sharing', { schema }, async (request) => {
    const { listening } = request.body
    const { userId: memberId, agencyCode } = requireSession(request)
    await writeForMember(db, memberId, (trx) =>
      saveListeningSharing(trx, { memberId, agencyCode, listening, now: clock() }),
    )
    return { listening: await isListeningShared(db, memberId) }
  })
}
