import { isDeepStrictEqual } from 'node:util'

/** The keyword of a response's schema that names the whole response. */
export const RESPONSE_NAME = 'x-response-name'
/** Carries the `$id` of a schema through @fastify/swagger, which removes it. */
const SCHEMA_NAME = 'x-schema-name'

type Json = Record<string, unknown>
type Components = Record<string, Json>

/** Returns a copy of a route's schema in which every schema with an `$id` carries its name for `moveToComponents`. */
export function markNamedSchemas<Schema extends object>(schema: Schema): Schema {
  return replaceObjects(schema, (value) => {
    const { $id, ...rest } = value
    return typeof $id === 'string' ? { ...rest, [SCHEMA_NAME]: $id } : value
  }) as Schema
}

/**
 * Returns the document in which each named schema and response stands once, in `components`, and is referred to everywhere
 * else. Descriptions of schemas stand beside the references, because each place may have its own.
 * @throws when one name has two contents
 */
export function moveToComponents(document: Json): Json {
  const responses: Components = {}
  const schemas: Components = {}

  const referToResponse = (value: Json): Json => {
    const content = value.content as Record<string, { schema?: Json }> | undefined
    const { [RESPONSE_NAME]: name, description, ...schema } = content?.['application/json']?.schema ?? {}
    if (typeof name !== 'string') return value
    addComponent(responses, name, { description, content: { 'application/json': { schema } } })
    return { $ref: `#/components/responses/${name}` }
  }
  const referToSchema = (value: Json): Json => {
    const { [SCHEMA_NAME]: name, description, ...schema } = value
    if (typeof name !== 'string') return value
    addComponent(schemas, name, schema)
    return { $ref: `#/components/schemas/${name}`, ...(description !== undefined && { description }) }
  }

  const paths = replaceObjects(document.paths, referToResponse)
  const referring = replaceObjects({ paths, responses }, referToSchema) as Json
  return { ...document, paths: referring.paths, components: { responses: referring.responses, schemas } }
}

function addComponent(components: Components, name: string, content: Json): void {
  const known = components[name]
  if (known && !isDeepStrictEqual(known, content))
    throw new Error(`${name} names two things: ${JSON.stringify(known)} and ${JSON.stringify(content)}`)
  components[name] = known ?? content
}

/** Returns a copy in which each object is replaced, those within it first. */
function replaceObjects(value: unknown, replace: (value: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceObjects(item, replace))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.entries(value).map(([key, inner]) => [key, replaceObjects(inner, replace)])
  return replace(Object.fromEntries(copy))
}
