import { type App, describeErrors, Moment, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { listSessions } from '../sessions.sql.ts'

const schema = {
  operationId: 'listSessions',
  summary: "Lists the member's living sessions, the one used last first",
  tags: ['account'],
  response: {
    200: Type.Array(
      Type.Object({
        id: Type.String(),
        device: Type.String({ description: 'The browser, such as "Chrome · Windows"; empty when unknown' }),
        createdAt: Moment,
        lastUsedAt: Moment,
        current: Type.Boolean({ description: 'Whether this call was made with the session' }),
      }),
    ),
    ...describeErrors('E4010'),
  },
}

/** The list has no addresses, because they are not stored. */
export function listSessionsRoute(app: App, context: IdentityContext): void {
  app.get('/account/sessions', { schema }, async (request) => {
    const { userId, sessionId } = requireSession(request)
    const living = await listSessions(context.db, userId, context.clock())
    return living.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: id === sessionId,
    }))
  })
}
