import { runTransactionWithRetry } from '@hibiki/database'
import { type App, requireSession } from '@hibiki/http'
import { lockMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { deleteMemberResults } from '../delete-member-results.ts'

const schema = {
  operationId: 'deleteAllResults',
  summary: "Deletes all of the caller's own photos and results for good, including unfinished ones",
  tags: ['aiesthe'],
  response: {
    200: Type.Object({
      deletedResults: Type.Integer({ description: 'Number of finished results that were deleted' }),
    }),
  },
}

/** Neither consent nor a plan is required, because members who withdraw their consent are offered this. */
export function deleteAllResultsRoute(app: App, { db, clock }: AiestheContext): void {
  app.post('/aiesthe/delete-all-results', { schema }, async (request) => {
    const { userId } = requireSession(request)
    return runTransactionWithRetry(db, async (trx) => {
      await lockMember(trx, userId)
      return { deletedResults: await deleteMemberResults(trx, userId, clock()) }
    })
  })
}
