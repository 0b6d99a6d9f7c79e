import { timingSafeEqual } from 'node:crypto'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { Logger } from 'pino'
import { apiRoutes } from './api-routes.ts'
import { createControlRoutes } from './control/control-routes.ts'
import { executeApiCall, type InjectedFault, toErrorResponse } from './execute-api-call.ts'
import type { CallFault } from './faults/fault.ts'
import { claimCallFault } from './faults/faults.sql.ts'
import type { ApiRoute } from './http/define-route.ts'
import { createApiError, createUnknownUrlError, StripeError } from './http/errors.ts'
import { type FormObject, parseFormBody } from './http/form.ts'
import type { Sandbox } from './sandbox.ts'
import { createStripeId } from './store/object-store.ts'

/** Builds the HTTP server of the sandbox: Stripe's API under `/v1`, and the sandbox's own control under `/_sandbox`. */
export function buildSandboxApp(sandbox: Sandbox): FastifyInstance {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: false }, forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', createStripeId('req')).header('cache-control', 'no-store')
    requireKey(request, sandbox)
  })
  for (const route of apiRoutes) {
    app.route({
      method: route.method,
      url: route.path,
      exposeHeadRoute: false,
      config: { publishable: route.publishable },
      handler: (request, reply) => respond(sandbox, route, request, reply),
    })
  }
  app.register(createControlRoutes(sandbox))
  app.setNotFoundHandler((request) => {
    throw createUnknownUrlError(request.method, request.url.split('?')[0] ?? '')
  })
  app.setErrorHandler((error, _request, reply) => {
    const stripeError = asStripeError(error, sandbox.log)
    const { status, body } = toErrorResponse(stripeError)
    return reply.code(status).type('application/json').send(body)
  })
  return app
}

async function respond(sandbox: Sandbox, route: ApiRoute, request: FastifyRequest, reply: FastifyReply) {
  const { database, deliveries } = sandbox
  const path = request.url.split('?')[0] ?? ''
  const fault = sandbox.hasFaults
    ? await claimCallFault(database.db, { method: request.method, path })
    : undefined
  if (fault?.kind === 'drop-before') return drop(reply)
  const body = typeof request.body === 'string' ? request.body : ''
  const query = request.url.split('?')[1] ?? ''
  const idempotencyKey = headerOf(request, 'idempotency-key')
  const executed = await executeApiCall(
    sandbox,
    route,
    {
      url: path,
      path: request.params as Record<string, string>,
      form: formOf(query, body),
      raw: body === '' ? query : body,
      idempotencyKey,
      requestId: String(reply.getHeader('request-id')),
    },
    troubleOf(fault),
  )
  if (executed.isDelivering) deliveries.wake()
  if (await silenced(fault, reply)) return
  if (executed.replayed) reply.header('idempotent-replayed', 'true')
  if (idempotencyKey !== null) reply.header('idempotency-key', idempotencyKey)
  reply.header('stripe-version', headerOf(request, 'stripe-version') ?? 'unknown')
  return reply.code(executed.status).type('application/json').send(executed.body)
}

function troubleOf(fault: CallFault | undefined): InjectedFault {
  if (fault?.kind === 'delay') return { delayMs: fault.ms ?? 1000 }
  return fault?.kind === 'error-before' || fault?.kind === 'error-after' ? { failure: fault.kind } : {}
}

/** Everything has happened, and the caller gets no response. */
async function silenced(fault: CallFault | undefined, reply: FastifyReply): Promise<boolean> {
  if (fault?.kind === 'drop-after') {
    drop(reply)
    return true
  }
  if (fault?.kind !== 'hang-after') return false
  reply.hijack()
  const timer = setTimeout(() => reply.raw.socket?.destroy(), fault.ms ?? 1000)
  reply.raw.once('close', () => clearTimeout(timer))
  return true
}

function drop(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.socket?.destroy()
}

function formOf(query: string, body: string): FormObject {
  return parseFormBody([query, body].filter((part) => part !== '').join('&'))
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

function requireKey(
  request: FastifyRequest,
  { secretKey, publishableKey }: { secretKey: string; publishableKey: string },
): void {
  const key = keyOf(headerOf(request, 'authorization') ?? '')
  if (key === null) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (same(key, secretKey)) return
  const { publishable } = request.routeOptions.config as { publishable?: boolean }
  if (!same(key, publishableKey)) {
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`)
  }
  if (!publishable) {
    throw unauthorized(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      'secret_key_required',
    )
  }
}

function keyOf(authorization: string): string | null {
  const [scheme, value = ''] = authorization.split(' ')
  if (scheme?.toLowerCase() === 'bearer' && value !== '') return value
  if (scheme?.toLowerCase() !== 'basic') return null
  return Buffer.from(value, 'base64').toString().split(':')[0] || null
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function unauthorized(message: string, code?: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message, ...(code ? { code } : {}) })
}

function asStripeError(error: unknown, log: Logger): StripeError {
  if (error instanceof StripeError) return error
  const status = (error as { statusCode?: number }).statusCode ?? 500
  const message = (error as Error).message
  if (status < 500) return new StripeError(status, { type: 'invalid_request_error', message })
  log.error({ err: error }, 'a call failed')
  return createApiError()
}
