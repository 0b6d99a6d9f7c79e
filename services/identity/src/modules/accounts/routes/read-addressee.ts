import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { RouteDeps } from '../../../deps.ts'
import { findAddressee } from '../users.sql.ts'

const schema = {
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  response: { 200: Type.Object({ email: Type.String(), language: Type.Enum(['ja', 'en']) }) },
}

/**
 * GET /internal/members/{id}/addressee: where a mail to a member goes, and in which language. Services ask at the moment they send,
 * so that none keeps an address for its mails. 404 when the member is gone.
 */
export function readAddressee(app: App, deps: RouteDeps): void {
  app.get('/internal/members/:id/addressee', { schema }, async (request) => {
    const found = await findAddressee(deps.database.db, request.params.id)
    if (!found) throw new ApiError('E4040')
    return found
  })
}
