import fastifySwagger from '@fastify/swagger'
import type { App } from './app-type.ts'

/** Collects the routes' schemas into an OpenAPI 3.1 document. */
export function installOpenApi(app: App, title: string): void {
  app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title, version: '1.0.0' } },
    hideUntagged: false,
  })
}

/** The app's OpenAPI document with sorted paths, as committed in `openapi.json`: the same routes give the same text. */
export async function openApiDocument(app: App): Promise<Record<string, unknown>> {
  await app.ready()
  return sortKeys(app.swagger()) as Record<string, unknown>
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]))
}
