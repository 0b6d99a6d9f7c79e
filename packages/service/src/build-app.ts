import { type App, createApp, type SessionVerifier } from '@hibiki/http'
import { sql } from 'kysely'
import type { AnyServiceContext } from './context.ts'
import type { Service } from './define-service.ts'
import { registerMemberExportRoute } from './personal-data/member-export-route.ts'

/** Builds the service's HTTP app: every module's routes, and the members' export for identity. */
export function buildApp<Context extends AnyServiceContext>(
  service: Service<Context>,
  context: Context,
  sessions: SessionVerifier,
): App {
  const app = createApp({
    service: service.name,
    title: service.title,
    log: context.log,
    errors: service.errors,
    sessions,
    secureCookies: context.config.SECURE_COOKIES,
    internalKeys: context.internalKeys,
    maxEventLoopDelayMs: context.config.MAX_EVENT_LOOP_DELAY_MS,
    ready: async () => {
      await sql`select 1`.execute(context.db)
    },
    ...(service.bodyLimitBytes !== undefined && { bodyLimitBytes: service.bodyLimitBytes }),
  })
  for (const module of service.modules)
    if ('routes' in module) app.register(async (scope: App) => module.routes?.(scope, context))
  if (!service.sessions) registerMemberExportRoute(app, service, context)
  return app
}
