import { openDatabase } from '@hibiki/database'
import { type App, createOpenApiDocument } from '@hibiki/http'
import { pino } from 'pino'
import { Type } from 'typebox'
import { buildApp } from './build-app.ts'
import type { AnyServiceContext } from './context.ts'
import type { Service } from './define-service.ts'
import { baseSettingsProperties } from './settings/base-settings.ts'

/** Returns the service's OpenAPI document. Nothing is connected to: only routes and schemas are read. */
export async function describeApi<Context extends AnyServiceContext>(
  service: Service<Context>,
): Promise<Record<string, unknown>> {
  const app = buildUnconnectedApp(service)
  try {
    return await createOpenApiDocument(app)
  } finally {
    await app.close()
  }
}

/** Builds the app with its routes, whose resources are placeholders. */
export function buildUnconnectedApp<Context extends AnyServiceContext>(service: Service<Context>): App {
  return buildApp(service, createUnconnectedContext(service), {
    verify: () => Promise.reject(new Error('unconnected')),
  })
}

/** Creates a context that routes can be registered with, and that nothing may be called on. */
export function createUnconnectedContext<Context extends AnyServiceContext>(
  service: Service<Context>,
): Context {
  const database = openDatabase({
    url: `postgres://unconnected.invalid/${service.name}`,
    schema: service.name,
    applicationName: `${service.name}-api-description`,
  })
  const properties = Type.Object({ ...baseSettingsProperties, ...service.config?.properties }).properties
  const defaults = Object.entries(properties).map(([name, schema]) => [name, defaultOf(schema)])
  const base: AnyServiceContext = {
    config: Object.fromEntries(defaults),
    database,
    db: database.db,
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    internalKeys: [],
  }
  return new Proxy(base, {
    get: (target, name) => Reflect.get(target, name) ?? placeholder,
  }) as Context
}

/** Stands for any resource while routes are registered: every property of it and every call of it is again a placeholder. */
const placeholder: unknown = new Proxy(() => {}, {
  get: (_, name) => (name === 'then' ? undefined : placeholder),
  apply: () => placeholder,
})

function defaultOf(schema: object): unknown {
  return 'default' in schema ? schema.default : ''
}
