import { globSync, readFileSync } from 'node:fs'
import { dereference } from '@hibiki/http/dereference'
import { expect, it } from 'vitest'

interface Operation {
  parameters?: { name: string; required?: boolean; schema?: { default?: unknown } }[]
  requestBody?: {
    content?: Record<
      string,
      { schema?: { required?: string[]; properties?: Record<string, { default?: unknown }> } }
    >
  }
}

const root = new URL('../../', import.meta.url)

it('the OpenAPI documents of all services require no field that has a default', () => {
  const required: string[] = []
  let defaults = 0
  for (const file of globSync('services/*/openapi.json', { cwd: root })) {
    const { paths } = dereference(JSON.parse(readFileSync(new URL(file, root), 'utf8'))) as {
      paths: Record<string, Record<string, Operation>>
    }
    for (const [path, operations] of Object.entries(paths))
      for (const { parameters = [], requestBody } of Object.values(operations)) {
        const withDefault = parameters.filter(({ schema }) => schema?.default !== undefined)
        defaults += withDefault.length
        required.push(...withDefault.filter((one) => one.required).map(({ name }) => `${path} ${name}`))
        for (const { schema } of Object.values(requestBody?.content ?? {}))
          required.push(
            ...(schema?.required ?? [])
              .filter((name) => schema?.properties?.[name]?.default !== undefined)
              .map((name) => `${path} ${name}`),
          )
      }
  }
  expect(defaults).toBeGreaterThan(25)
  expect(required).toEqual([])
})
