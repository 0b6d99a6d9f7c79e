import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { lockMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { requireConsent } from '../../../requirements.ts'
import { canPublishResults } from '../../photos/photo-body.ts'
import { updatePublication } from '../face-results.sql.ts'
import { getOwnResult } from '../visible-result.ts'
import { enqueuePublicationEvents } from '../withdraw-publications-and-sharing.ts'

const schema = {
  operationId: 'changePublication',
  summary: "Publishes one of the caller's own results to the person in charge, or withdraws it",
  tags: ['aiesthe'],
  body: Type.Object({ detectId: Id, published: Type.Boolean() }),
  response: {
    200: Type.Object({ published: Type.Boolean() }),
    ...describeAiestheErrors('AIESTHE_RESULT_NOT_FOUND', 'E4003'),
  },
}

export function changePublicationRoute(app: App, { db, clock }: AiestheContext): void {
  app.post('/aiesthe/publication', { schema }, async (request) => {
    const session = requireSession(request)
    const { detectId, published } = request.body
    // All members may withdraw: they may have been customers, or have consented, before.
    if (published && !canPublishResults(session)) throw new ApiError('AIESTHE_RESULT_NOT_FOUND')
    await db.transaction().execute(async (trx) => {
      await lockMember(trx, session.userId)
      if (published) await requireConsent(trx, session.userId)
      const { id } = await getOwnResult(trx, session.userId, detectId)
      const change = await updatePublication(trx, { id, published, changedAt: clock() })
      if (change)
        await enqueuePublicationEvents(trx, { memberId: session.userId, changes: [change], published })
    })
    return { published }
  })
}
