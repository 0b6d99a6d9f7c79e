import { type App, describeErrors, Moment, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { listExports } from '../exports.sql.ts'

const MAX_LISTED = 20

const schema = {
  operationId: 'listExports',
  summary: "Lists the member's exports, the newest first",
  tags: ['account'],
  response: {
    200: Type.Array(
      Type.Object({
        id: Type.String(),
        state: Type.Enum(['requested', 'ready', 'expired']),
        requestedAt: Moment,
        readyAt: Type.Union([Moment, Type.Null()]),
      }),
    ),
    ...describeErrors('E4010'),
  },
}

export function listExportsRoute(app: App, context: IdentityContext): void {
  app.get('/account/exports', { schema }, async (request) => {
    const found = await listExports(context.db, requireSession(request).userId, MAX_LISTED)
    return found.map(({ id, state, requestedAt, readyAt }) => ({
      id,
      state,
      requestedAt: requestedAt.toISOString(),
      readyAt: readyAt?.toISOString() ?? null,
    }))
  })
}
