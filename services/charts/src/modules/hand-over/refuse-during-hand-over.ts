import { ApiError, type App, memberOf } from '@hibiki/http'
import type { ChartsContext } from '../../context.ts'
import { findHandOver } from './hand-overs.sql.ts'

/** While a tablet is in the customer's hands its session opens no chart but the one handed over. */
export function refuseDuringHandOver(app: App, { db }: ChartsContext): void {
  app.addHook('preHandler', async (request) => {
    if (await findHandOver(db, memberOf(request).sessionId)) throw new ApiError('CHARTS_HAND_OVER_ACTIVE')
  })
}
