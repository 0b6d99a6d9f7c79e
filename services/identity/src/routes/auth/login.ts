import { ApiError, type App, commonErrors, errorResponses } from '@hibiki/http'
import { Type } from 'typebox'
import type { RouteDeps } from '../../deps.ts'
import { countedAddress } from '../../domain/client-address.ts'
import { normalizeLoginId } from '../../domain/login-id.ts'
import { identityErrors } from '../../errors.ts'
import { checkPassword } from '../../logins/passwords.ts'
import type { AccountKey } from '../../logins/throttle.ts'
import { findCredentials } from '../../repositories/users.ts'
import { openSession } from '../../sessions/open-session.ts'

const schema = {
  operationId: 'login',
  summary: 'Logs a member in and sets the session cookies',
  tags: ['auth'],
  body: Type.Object({
    loginId: Type.String({
      minLength: 1,
      maxLength: 254,
      description: 'E-mail address or login name (D-017)',
    }),
    password: Type.String({ minLength: 1, maxLength: 256 }),
  }),
  response: {
    200: Type.Object({}),
    ...errorResponses({ ...commonErrors, ...identityErrors }, 'E3001', 'E4001', 'E4290'),
  },
}

/** POST /auth/login (D-006, D-009, D-030). */
export function login(app: App, deps: RouteDeps): void {
  app.post('/auth/login', { schema }, async (request, reply) => {
    const now = deps.clock()
    const typedLoginId = normalizeLoginId(request.body.loginId)
    const forwardedFor = request.headers['x-forwarded-for']
    const address = countedAddress(
      Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor,
      request.ip,
    )
    await deps.throttle.checkAddress(address, now)

    const account = await findCredentials(deps.database.db, typedLoginId)
    const device = account ? deps.devices.recognise(request, account.id) : null
    const key: AccountKey = account && device !== null ? { userId: account.id, device } : { typedLoginId }
    await deps.throttle.countAttempt(key, now)
    const isRight = await checkPassword(account?.passwordHash, request.body.password)
    if (!account || !isRight) throw new ApiError('E4001')

    const replacedToken = deps.cookies.refreshToken(request)
    const tokens = await openSession(deps, { userId: account.id, now, replacedToken })
    await deps.throttle.reset(key)
    deps.cookies.set(reply, tokens, now)
    deps.devices.remember(request, reply, account.id)
    return {}
  })
}
