import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { RouteDeps } from '../../deps.ts'
import { listChangedClaims } from '../../repositories/claims.ts'
import { listEndedSince } from '../../repositories/sessions.ts'

/** After 40 minutes no access token of an ended session is left (they live 35). */
const longestMs = 40 * 60_000
/** Ends that were being committed while the caller asked last are told again. */
const overlapMs = 10_000

const schema = {
  querystring: Type.Object({ since: Type.Optional(Type.String({ format: 'date-time' })) }),
  response: {
    200: Type.Object({
      now: Type.String({ description: 'Give this as `since` next time' }),
      sessions: Type.Array(
        Type.Object({ sessionId: Type.String(), reason: Type.String(), endedAt: Type.String() }),
      ),
      changed: Type.Array(Type.Object({ userId: Type.String(), at: Type.String() }), {
        description: 'Whose roles, authorities or agency changed: access tokens issued before are stale',
      }),
    }),
  },
}

/** GET /internal/ended-sessions?since=…: what a service asks at start and after having missed events (R23). */
export function endedSessions(app: App, deps: RouteDeps): void {
  app.get('/internal/ended-sessions', { schema }, async (request) => {
    const now = deps.clock()
    const asked = request.query.since === undefined ? 0 : Date.parse(request.query.since) - overlapMs
    const since = new Date(Math.max(asked, now.getTime() - longestMs))
    const { db } = deps.database
    const [sessions, changed] = await Promise.all([listEndedSince(db, since), listChangedClaims(db, since)])
    return {
      now: now.toISOString(),
      sessions: sessions.map(({ sessionId, reason, endedAt }) => ({
        sessionId,
        reason,
        endedAt: endedAt.toISOString(),
      })),
      changed: changed.map(({ userId, at }) => ({ userId, at: at.toISOString() })),
    }
  })
}
