import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { type GeneratedFile, generateOpenApiFiles } from './generate-open-api-files.ts'

const root = new URL('../../../../', import.meta.url)
/** A schema that stands more often in one document, and has more lines, gets a name: an `$id`. */
const MAX_REPETITIONS = 2
const MAX_REPEATED_LINES = 12

let files: (GeneratedFile & { document: OpenApiDocument })[]
beforeAll(async () => {
  files = (await generateOpenApiFiles()).map((file) => ({ ...file, document: JSON.parse(file.content) }))
}, 120_000)

interface OpenApiDocument {
  paths: object
  components: Record<string, Record<string, object>>
}

/** Leaves out parameters, which documents describe in place. */
const withoutParameters = (document: OpenApiDocument): object =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === 'parameters' ? undefined : value)))

describe('OpenAPI documents', () => {
  it('are committed as npm run openapi generates them from the routes', async () => {
    for (const { path, content } of files)
      expect(await readFile(new URL(path, root), 'utf8'), `${path} is stale`).toBe(content)
  })

  it('name one thing alike in all services', () => {
    const components = files.flatMap(({ document }) =>
      Object.entries(document.components).flatMap(([section, named]) =>
        Object.entries(named).map(
          ([name, content]) => [`${section}/${name}`, JSON.stringify(content)] as const,
        ),
      ),
    )
    const contents = Map.groupBy(components, ([name]) => name)
    const ambiguous = [...contents].filter(
      ([, found]) => new Set(found.map(([, content]) => content)).size > 1,
    )
    expect(ambiguous.map(([name]) => name)).toEqual([])
    expect(contents.size).toBeLessThan(components.length)
  })

  it('refer to every schema that has a name', () => {
    const inlined = files.flatMap(({ path, document }) => {
      const { schemas = {} } = document.components
      // A `{ type: 'integer' }` may be anything.
      const distinctive = Object.entries(schemas).filter(([, schema]) => !isOnlyType(schema))
      const names = new Map(distinctive.map(([name, schema]) => [toComparableText(schema), name]))
      return listObjects([
        document.paths,
        document.components.responses,
        Object.values(schemas).map(Object.values),
      ])
        .map((schema) => names.get(toComparableText(schema)))
        .filter((name) => name !== undefined)
        .map((name) => `${path} inlines ${name}`)
    })
    expect(inlined).toEqual([])
  })

  it('name what they would repeat', () => {
    const repeated = files.flatMap(({ path, document }) => {
      const schemas = listObjects(withoutParameters(document)).filter(
        (value) => 'properties' in value || 'enum' in value,
      )
      return [...Map.groupBy(schemas, (schema) => JSON.stringify(schema, null, 2))]
        .filter(([text, places]) => places.length > MAX_REPETITIONS && countLines(text) > MAX_REPEATED_LINES)
        .map(([text, places]) => `${path} has ${places.length} times ${text.replaceAll(/\s+/g, ' ')}`)
    })
    expect(repeated).toEqual([])
  })
})

const countLines = (text: string) => text.split('\n').length

const isOnlyType = ({ description: _, ...schema }: { description?: string }) =>
  Object.keys(schema).join() === 'type'

/** Each place may have a description of its own. */
const toComparableText = (schema: object) => JSON.stringify({ ...schema, description: undefined })

/** Lists an object and all objects within it. */
function listObjects(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listObjects)
  return Array.isArray(value) ? inner : [value, ...inner]
}
