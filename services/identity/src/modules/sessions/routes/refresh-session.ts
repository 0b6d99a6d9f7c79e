import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { refreshSession } from '../refresh-session.ts'

const schema = {
  operationId: 'refreshSession',
  summary: 'Exchanges the refresh cookie for new session cookies',
  tags: ['auth'],
  headers: Type.Object({
    'idempotency-key': Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description:
          'The same key for every attempt of one refresh, so that it can be repeated after a lost response (ADR 0015)',
      }),
    ),
  }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E4010', 'E4097', 'E5001'),
  },
}

/** ADR 0015 explains why a refresh can be repeated. */
export function refreshSessionRoute(app: App, context: IdentityContext): void {
  app.post('/auth/refresh', { schema }, async (request, reply) => {
    const refreshToken = context.cookies.readRefreshToken(request)
    if (!refreshToken) throw new ApiError('E4010')
    const now = context.clock()
    const outcome = await refreshSession(
      context,
      {
        refreshToken,
        key: request.headers['idempotency-key'] ?? null,
        roomDevice: context.cookies.readRoomDevice(request),
      },
      now,
    )
    if (outcome.kind === 'refused') {
      context.cookies.clear(reply)
      throw new ApiError(outcome.isDuplicateLogin ? 'E5001' : 'E4010')
    }
    // Another tab has set the new cookies, so they stay as they are.
    if (outcome.kind === 'already-refreshed') throw new ApiError('E4097')
    context.cookies.set(reply, outcome.tokens, now)
    return {}
  })
}
