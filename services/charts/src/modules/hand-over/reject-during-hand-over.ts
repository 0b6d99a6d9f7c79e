import { ApiError, type App, requireSession } from '@hibiki/http'
import type { ChartsContext } from '../../context.ts'
import { findHandOver } from './hand-overs.sql.ts'

/** While a device is handed over, its session can open only the record that was handed over. */
export function rejectDuringHandOver(app: App, { db }: ChartsContext): void {
  app.addHook('preHandler', async (request) => {
    const { roles, sessionId } = requireSession(request)
    // Only staff hand over devices, so customers' calls need no query.
    if (!roles.includes('ROLE_PERSON_IN_CHARGE')) return
    if (await findHandOver(db, sessionId)) throw new ApiError('CHARTS_HAND_OVER_ACTIVE')
  })
}
