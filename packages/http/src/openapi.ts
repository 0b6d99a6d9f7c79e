import fastifySwagger from '@fastify/swagger'
import fp from 'fastify-plugin'
import type { App, AppPlugin } from './app-type.ts'
import { markNamedSchemas, moveToComponents } from './openapi-components.ts'

/**
 * Collects the routes' schemas into an OpenAPI 3.1 document. A schema with an `$id` is written in a route like any other, and
 * stands once in the document, under that name.
 */
const plugin: AppPlugin<{ title: string }> = async (app, { title }) => {
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title, version: '1.0.0' } },
    hideUntagged: false,
    transform: ({ schema, url }) => ({ schema: markNamedSchemas(schema), url }),
    transformObject: (document) =>
      'openapiObject' in document ? moveToComponents(withOptionalDefaults(document.openapiObject)) : {},
  })
}

export const openApi = fp(plugin, { name: 'hibiki-openapi' })

/** Returns the app's OpenAPI document with sorted paths, as committed in `openapi.json`: equal routes result in equal texts. */
export async function createOpenApiDocument(app: App): Promise<Record<string, unknown>> {
  await app.ready()
  return sortKeysDeeply(app.swagger()) as Record<string, unknown>
}

interface Operation {
  parameters?: { required?: boolean; schema?: { default?: unknown } }[]
  requestBody?: { content?: Record<string, { schema?: ObjectSchema }> }
}
interface ObjectSchema {
  required?: string[]
  properties?: Record<string, { default?: unknown }>
}

/** The document in which nothing with a default is required of a caller: validation fills it in before a handler has it. */
function withOptionalDefaults<Document extends object>(document: Document): Document {
  const copy = structuredClone(document)
  const { paths = {} } = copy as { paths?: Record<string, Record<string, Operation>> }
  for (const operations of Object.values(paths))
    for (const { parameters = [], requestBody } of Object.values(operations)) {
      for (const parameter of parameters)
        if (parameter.required && parameter.schema?.default !== undefined) parameter.required = false
      for (const { schema } of Object.values(requestBody?.content ?? {}))
        if (schema?.required)
          schema.required = schema.required.filter((name) => schema.properties?.[name]?.default === undefined)
    }
  return copy
}

function sortKeysDeeply(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeysDeeply)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeysDeeply(inner)]))
}
