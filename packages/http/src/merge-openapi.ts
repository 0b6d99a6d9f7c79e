type Json = Record<string, unknown>

interface OpenApiDocument {
  paths?: Json
  components?: Record<string, Json>
}

/**
 * Merges the documents of several services into one OpenAPI 3.1 document, with `base` in front of the paths: `/api` as clients call
 * them, empty as the specification writes them. What has one name in several documents is the same there; a test compares it.
 */
export function mergeOpenapi(documents: readonly OpenApiDocument[], base: '/api' | '') {
  const paths: Json = {}
  const components: Record<string, Json> = {}
  for (const document of documents) {
    for (const [path, operations] of Object.entries(document.paths ?? {}))
      paths[`${base}${path}`] = operations
    for (const [section, named] of Object.entries(document.components ?? {}))
      components[section] = { ...components[section], ...named }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hibiki API', version: '1.0.0' },
    paths: sortKeys(paths),
    components: Object.fromEntries(
      Object.entries(components).map(([section, named]) => [section, sortKeys(named)]),
    ),
  }
}

/** Returns the document with only the wanted paths, and the components that they need. */
export function pickPaths<Document extends OpenApiDocument>(
  document: Document,
  isWanted: (path: string) => boolean,
): Document {
  const paths = filterKeys(document.paths ?? {}, isWanted)
  const needed = new Set<string>()
  const addReferences = (value: unknown): void => {
    for (const [, section = '', name = ''] of JSON.stringify(value).matchAll(REFERENCE)) {
      if (needed.has(`${section}/${name}`)) continue
      needed.add(`${section}/${name}`)
      addReferences(document.components?.[section]?.[name] ?? null)
    }
  }
  addReferences(paths)
  const components = Object.entries(document.components ?? {}).map(([section, named]) => [
    section,
    filterKeys(named, (name) => needed.has(`${section}/${name}`)),
  ])
  return { ...document, paths, components: Object.fromEntries(components) }
}

const REFERENCE = /"\$ref":"#\/components\/(\w+)\/([\w.-]+)"/g

function sortKeys(record: Json): Json {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function filterKeys(record: Json, isWanted: (key: string) => boolean): Json {
  return Object.fromEntries(Object.entries(record).filter(([key]) => isWanted(key)))
}
