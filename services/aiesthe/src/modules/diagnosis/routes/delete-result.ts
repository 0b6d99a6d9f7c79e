import { runTransactionWithRetry } from '@hibiki/database'
import { type App, Id, requireSession } from '@hibiki/http'
import { lockMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { listPhotosOfResults } from '../../photos/face-photos.sql.ts'
import { schedulePhotoRemovals } from '../../photos/photo-removals.sql.ts'
import { enqueueDiagnosisDeletedEvents } from '../enqueue-diagnosis-deleted-events.ts'
import { deleteResult as deleteRows } from '../face-results.sql.ts'
import { getOwnResult } from '../visible-result.ts'

const schema = {
  operationId: 'deleteResult',
  summary: "Deletes one of the caller's own results with its photos for good",
  tags: ['aiesthe'],
  body: Type.Object({ detectId: Id }),
  response: {
    200: Type.Object({}),
    ...describeAiestheErrors('AIESTHE_RESULT_NOT_FOUND'),
  },
}

export function deleteResultRoute(app: App, { db, clock }: AiestheContext): void {
  app.post('/aiesthe/delete-result', { schema }, async (request) => {
    const { userId } = requireSession(request)
    await runTransactionWithRetry(db, async (trx) => {
      await lockMember(trx, userId)
      const { id: resultId } = await getOwnResult(trx, userId, request.body.detectId)
      const now = clock()
      const photoIds = (await listPhotosOfResults(trx, [resultId])).map(({ id }) => id)
      await schedulePhotoRemovals(trx, photoIds, now)
      await deleteRows(trx, resultId)
      await enqueueDiagnosisDeletedEvents(trx, { memberId: userId, resultIds: [resultId], now })
    })
    return {}
  })
}
