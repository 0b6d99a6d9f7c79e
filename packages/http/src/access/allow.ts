import type { FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import type { App, AppPlugin } from '../app-type.ts'
import { ApiError } from '../errors/api-error.ts'
import { anyErrorResponseSchema } from '../errors/error-body.ts'
import { hasValidInternalSignature, internalSignatureHeader } from '../internal/internal-signature.ts'
import { getSessionCookieNames } from '../sessions/cookies.ts'
import type { Session, SessionVerifier } from '../sessions/session.ts'
import { StaleSessionError } from '../sessions/stale-session-error.ts'
import { type AccessRule, formatAccessRule, isHiddenFromOpenApi, requirePermission } from './access-rules.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session; null for visitors and on routes that need none. */
    session: Session | null
    /** The reason why the caller of a public route is unknown (keys or database unavailable, claims out of date). */
    sessionFailure: unknown
  }
  interface FastifyContextConfig {
    access?: AccessRule
  }
  interface FastifyInstance {
    sessionOf(request: FastifyRequest): Promise<Session>
    /** Whether another service signed this call. */
    isInternalCall(request: FastifyRequest): boolean
  }
}

/**
 * Registers routes in a scope of their own, in which only those whom the rule allows may call. A function of the list may also add a hook to
 * the scope, which then runs before the routes after it.
 */
export function registerRoutes<Context>(
  app: App,
  context: Context,
  rule: AccessRule,
  routes: readonly ((scope: App, context: Context) => void)[],
): void {
  app.register(async (scope: App) => {
    allow(scope, rule)
    for (const route of routes) route(scope, context)
  })
}

/**
 * Gives every route registered in this scope the rule: enforced before the body is read, and written to
 * `x-access` of the OpenAPI document. Call it first in a scope; one rule per scope.
 */
export function allow(app: App, rule: AccessRule): void {
  app.addHook('onRoute', (route) => applyRule(route, rule))
  if (rule.who === 'operator') return
  if (rule.who === 'internal') {
    app.addHook('onRequest', async (request) => {
      if (!app.isInternalCall(request)) throw new ApiError('E4040')
    })
    return
  }
  app.addHook('onRequest', async (request) => {
    if (rule.who === 'visitor') {
      request.session = await sessionOrNull(app, request)
      return
    }
    request.session = await app.sessionOf(request)
    requirePermission(rule, request.session)
  })
}

/** Returns the caller's session; throws E4010 when there is none. For handlers under a rule that needs a session. */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw new ApiError('E4010')
  return request.session
}

/**
 * Is called by a public route before it rejects what only the session's owner may have. Throws (E5030, or E4010 for the gateway to renew)
 * if the caller is unknown, since the rejection might then be wrong.
 */
export function requireKnownCaller(request: FastifyRequest): void {
  if (request.sessionFailure !== null) throw request.sessionFailure
}

export interface AccessControlOptions {
  sessions: SessionVerifier
  secureCookies: boolean
  internalKeys: readonly string[]
}

/** Adds the decorations of `allow`, and throws at start for a route without a rule. */
const plugin: AppPlugin<AccessControlOptions> = async (app, { sessions, secureCookies, internalKeys }) => {
  const { access: cookie } = getSessionCookieNames(secureCookies)
  app.decorateRequest('session', null)
  app.decorateRequest('sessionFailure', null)
  app.decorate('sessionOf', async (request: FastifyRequest) => {
    const token = request.cookies[cookie]
    if (!token) throw new ApiError('E4010')
    return sessions.verify(token)
  })
  app.decorate('isInternalCall', ({ method, url: path, headers }: FastifyRequest) => {
    const signature = headers[internalSignatureHeader]
    // The real time, whatever a service's own clock was moved to.
    return hasValidInternalSignature(internalKeys, { method, path, signature }, new Date())
  })
  const registered: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    registered.push(route)
  })
  app.addHook('onReady', async () => {
    const open = registered.find((route) => !route.config?.access)
    if (open)
      throw new Error(
        `route ${String(open.method)} ${open.url} has no access rule: register it by registerRoutes()`,
      )
    // The gateway is not the only way into a service's network.
    const unsigned = registered.find(
      ({ url, config }) => url.startsWith('/internal/') && config?.access?.who !== 'internal',
    )
    if (unsigned)
      throw new Error(
        `route ${String(unsigned.method)} ${unsigned.url} responds to unsigned calls: use access.internal`,
      )
  })
}

export const accessControl = fp(plugin, { name: 'hibiki-access-control', dependencies: ['@fastify/cookie'] })

function applyRule(route: RouteOptions, rule: AccessRule): void {
  if (route.config?.access && route.config.access !== rule) {
    throw new Error(`route ${String(route.method)} ${route.url} has two access rules`)
  }
  route.config = { ...route.config, access: rule }
  const response = {
    '4xx': anyErrorResponseSchema,
    '5xx': anyErrorResponseSchema,
    ...(route.schema?.response as object | undefined),
  }
  route.schema = {
    ...route.schema,
    response,
    ...(isHiddenFromOpenApi(rule) ? { hide: true } : { 'x-access': formatAccessRule(rule) }),
    ...(rule.assurance && { 'x-assurance': rule.assurance }),
    ...(rule.enrolment && { 'x-enrolment': rule.enrolment }),
  }
}

async function sessionOrNull(app: App, request: FastifyRequest): Promise<Session | null> {
  try {
    const session = await app.sessionOf(request)
    // Who must create a passkey first is nobody yet.
    return session.assurance === 'passkey-enrolment' ? null : session
  } catch (error) {
    // A public page must work with any old cookie, and while the session cannot be checked.
    if (!isNoSession(error)) request.sessionFailure = error
    return null
  }
}

function isNoSession(error: unknown): boolean {
  if (error instanceof StaleSessionError) return false
  return error instanceof ApiError && (error.code === 'E4010' || error.code === 'E5001')
}
