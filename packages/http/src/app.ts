import fastifyCookie from '@fastify/cookie'
import fastifyUnderPressure from '@fastify/under-pressure'
import type { FastifyRequest } from 'fastify'
import { isHiddenFromOpenApi } from './access/access-rules.ts'
import { accessControl } from './access/allow.ts'
import type { App } from './app-type.ts'
import { type BaseAppOptions, createBaseApp } from './base-app.ts'
import { ApiError } from './errors/api-error.ts'
import { notFoundHandler } from './errors/not-found-handler.ts'
import { operatorRoutes } from './observability/operator-routes.ts'
import { openApi } from './openapi.ts'
import type { SessionVerifier } from './sessions/session.ts'
import { jsonBodies } from './validation/json-body.ts'
import { createLazySchemaCompilers, type LazySchemaCompilers } from './validation/lazy-schema-compilers.ts'
import { storableUrls } from './validation/storable-text.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The schemas of this app's routes. */
    schemas: LazySchemaCompilers
  }
}

export interface AppOptions extends Pick<BaseAppOptions, 'service' | 'log' | 'errors'> {
  /** Title of the OpenAPI document. */
  title: string
  sessions: SessionVerifier
  /** True behind https: session cookies carry their prefixed names. */
  secureCookies: boolean
  /** Keys of calls between services, the first signs. */
  internalKeys: readonly string[]
  /** Rejects while the service cannot serve (database unavailable); `/readyz` responds with it. */
  ready: () => Promise<void>
  /** The largest accepted body; 64 KiB by default. */
  bodyLimitBytes?: number
  /** While the event loop is later than this, averaged over a second, calls are rejected with E5030; 2,000 by default, 0 for never. */
  maxEventLoopDelayMs?: number
}

/**
 * The base of every service with an API: strict validation, cookies and sessions, access rules, OpenAPI 3.1 and health on
 * `createBaseApp`. Add areas with `app.register`, each starting with `allow`.
 */
export function createApp({ service, log, errors, sessions, ...options }: AppOptions): App {
  const { secureCookies, internalKeys } = options
  const app = createBaseApp({
    service,
    log,
    errors,
    isBehindGateway: true,
    routeOf: ({ routeOptions }) => routeOptions.url ?? 'unmatched',
    isQuiet: isForOperators,
    // Responses are not cacheable unless the handler says so.
    headers: { 'cache-control': 'no-store' },
    server: {
      bodyLimit: options.bodyLimitBytes ?? 64 * 1024,
      routerOptions: { ignoreTrailingSlash: true },
    },
  })
  const schemas = createLazySchemaCompilers()
  app.decorate('schemas', schemas)
  app.setValidatorCompiler(schemas.compileValidator)
  app.setSerializerCompiler(schemas.compileSerializer)
  app.register(jsonBodies)
  app.register(fastifyUnderPressure, {
    maxEventLoopDelay: options.maxEventLoopDelayMs ?? 2000,
    pressureHandler: async (request) => {
      if (!isForOperators(request)) throw new ApiError('E5030')
    },
  })
  app.register(storableUrls)
  app.register(fastifyCookie)
  app.register(openApi, { title: options.title })
  app.register(accessControl, { sessions, secureCookies, internalKeys })
  app.register(notFoundHandler)
  app.register(operatorRoutes, { ready: options.ready })
  return app
}

/** Probes, scrapes and calls between services. */
function isForOperators({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.access !== undefined && isHiddenFromOpenApi(config.access)
}
