import { type App, Moment } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { listMembersWithChangedClaims } from '../../accounts/claims.sql.ts'
import { listSessionsEndedSince } from '../sessions.sql.ts'

/** After 40 minutes no access token of an ended session is left (they live 35). */
const MAX_MS = 40 * 60_000
/** Ends that were being committed during the last request are returned again. */
const OVERLAP_MS = 10_000
/** Each of the two lists in a response has at most this many rows. */
const MAX_NOTIFIED = 1000

/** The row of a list that was returned last, by its time and id. */
const Cursor = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
})

const schema = {
  querystring: Type.Object({
    since: Type.Optional(Moment),
    afterSession: Type.Optional(Cursor),
    afterChange: Type.Optional(Cursor),
  }),
  response: {
    200: Type.Object({
      now: Type.String({
        description: 'Time of the first page, which the client sends as `since` next time',
      }),
      sessions: Type.Array(
        Type.Object({ sessionId: Type.String(), reason: Type.String(), endedAt: Type.String() }),
        { maxItems: MAX_NOTIFIED },
      ),
      changed: Type.Array(Type.Object({ userId: Type.String(), at: Type.String() }), {
        description:
          'Members whose roles, authorities or agency changed, so that access tokens issued before are stale',
        maxItems: MAX_NOTIFIED,
      }),
      next: Type.Union(
        [
          Type.Object({ afterSession: Type.Optional(Cursor), afterChange: Type.Optional(Cursor) }),
          Type.Null(),
        ],
        {
          description:
            'Present when there is more: request it at once, with the same `since` and these values',
        },
      ),
    }),
  },
}

/** Services request GET /internal/ended-sessions?since=… at start and after having missed events. */
export function listEndedSessions(app: App, context: IdentityContext): void {
  app.get('/internal/ended-sessions', { schema }, async (request) => {
    const { since: asked, afterSession, afterChange } = request.query
    const now = context.clock()
    const from = asked === undefined ? 0 : Date.parse(asked) - OVERLAP_MS
    const since = new Date(Math.max(from, now.getTime() - MAX_MS))
    const { db } = context
    const [ended, stale] = await Promise.all([
      listSessionsEndedSince(db, { since, after: read(afterSession), limit: MAX_NOTIFIED }),
      listMembersWithChangedClaims(db, { since, after: read(afterChange), limit: MAX_NOTIFIED }),
    ])
    const sessions = ended.map(({ sessionId, reason, endedAt }) => ({
      sessionId,
      reason,
      endedAt: endedAt.toISOString(),
    }))
    const changed = stale.map(({ userId, at }) => ({ userId, at: at.toISOString() }))
    const lastSession =
      cursorOf(sessions.map(({ endedAt, sessionId }) => ({ at: endedAt, id: sessionId }))) ?? afterSession
    const lastChange = cursorOf(changed.map(({ at, userId }) => ({ at, id: userId }))) ?? afterChange
    const isCut = sessions.length === MAX_NOTIFIED || changed.length === MAX_NOTIFIED
    const next = {
      ...(lastSession !== undefined && { afterSession: lastSession }),
      ...(lastChange !== undefined && { afterChange: lastChange }),
    }
    return { now: now.toISOString(), sessions, changed, next: isCut ? next : null }
  })
}

function cursorOf(rows: { at: string; id: string }[]): string | undefined {
  const last = rows.at(-1)
  return last && `${last.at}_${last.id}`
}

function read(cursor: string | undefined): { at: Date; id: string } | null {
  const [at = '', id = ''] = cursor?.split('_') ?? []
  return cursor === undefined ? null : { at: new Date(at), id }
}
