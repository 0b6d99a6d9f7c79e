type Json = Record<string, unknown>

export interface NamedDocument {
  service: string
  document: Json
}

/**
 * Merges the documents of several services into one OpenAPI 3.1 document, with `base` in front of the paths: `/api` as clients call
 * them, empty as the specification writes them. Equal schemas keep their name; a different schema of the same name is prefixed with
 * the name of its service.
 */
export function mergeOpenapi(documents: readonly NamedDocument[], base: '/api' | ''): Json {
  const paths: Json = {}
  const schemas: Json = {}
  for (const { service, document } of documents) {
    const renamed = addSchemas(schemas, service, document)
    for (const [path, operations] of Object.entries((document.paths ?? {}) as Json)) {
      paths[`${base}${path}`] = withReferences(operations, renamed)
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hibiki API', version: '1.0.0' },
    paths: sorted(paths),
    ...(Object.keys(schemas).length > 0 ? { components: { schemas: sorted(schemas) } } : {}),
  }
}

function addSchemas(all: Json, service: string, document: Json): ReadonlyMap<string, string> {
  const own = ((document.components as Json | undefined)?.schemas ?? {}) as Json
  const renamed = new Map<string, string>()
  for (const [name, schema] of Object.entries(own)) {
    const taken = name in all && JSON.stringify(all[name]) !== JSON.stringify(schema)
    if (taken) renamed.set(`#/components/schemas/${name}`, `#/components/schemas/${service}-${name}`)
  }
  for (const [name, schema] of Object.entries(own)) {
    const target = renamed.get(`#/components/schemas/${name}`)?.split('/').at(-1) ?? name
    all[target] = withReferences(schema, renamed)
  }
  return renamed
}

function withReferences(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (renamed.size === 0) return value
  if (Array.isArray(value)) return value.map((item) => withReferences(item, renamed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? (renamed.get(inner) ?? inner)
        : withReferences(inner, renamed),
    ]),
  )
}

function sorted(record: Json): Json {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
