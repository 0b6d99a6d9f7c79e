import type { App } from '@hibiki/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { endSessions } from '../end-sessions.ts'
import { hashRefreshToken } from '../issue-tokens.ts'
import { lockTokenFamily } from '../refresh-tokens.sql.ts'

const schema = {
  summary: 'Ends the session and clears its cookies; always succeeds',
  tags: ['auth'],
  response: { 200: Type.Object({}) },
}

/** The route is GET and POST /auth/logout; the gateway rejects both from other sites. */
export function logoutRoute(app: App, context: IdentityContext): void {
  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<Record<string, never>> {
    const now = context.clock()
    const refreshToken = context.cookies.readRefreshToken(request)
    await context.db.transaction().execute(async (trx) => {
      const found = refreshToken && (await lockTokenFamily(trx, hashRefreshToken(refreshToken)))
      if (found) await endSessions(trx, { sessionId: found.family.id }, 'logout', now)
      // The refresh cookie may be gone while the access cookie still works.
      const { session } = request
      if (session) await endSessions(trx, { sessionId: session.sessionId }, 'logout', now)
    })
    context.cookies.clear(reply)
    return {}
  }
  app.get('/auth/logout', { schema: { operationId: 'logout', ...schema } }, handle)
  app.post('/auth/logout', { schema: { operationId: 'logoutByPost', ...schema } }, handle)
}
