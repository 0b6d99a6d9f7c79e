import { expect, it } from 'vitest'
import { extractLimits, type Schema } from './extract-limits.ts'

const extractFromBody = (schema: Schema, schemas: Record<string, Schema> = {}) =>
  extractLimits({
    paths: {
      '/notes': {
        post: { operationId: 'save', requestBody: { content: { 'application/json': { schema } } } },
      },
    },
    components: { schemas },
  }).get('save')

it('names the limits of a body by the path of their value', () => {
  const name = { maxLength: 50, minLength: 1 }
  expect(
    extractFromBody({
      properties: {
        titles: { properties: { ja: name } },
        tags: { maxItems: 3, items: { pattern: '^a$' } },
        texts: { patternProperties: { '^(.*)$': { maxLength: 9 } } },
        free: { type: 'string' },
      },
    }),
  ).toEqual({
    'titles.ja': name,
    tags: { maxItems: 3 },
    'tags[]': { pattern: '^a$' },
    'texts.*': { maxLength: 9 },
  })
})

it('follows references, and leaves out the alternatives that stand for no value', () => {
  expect(
    extractFromBody(
      {
        properties: {
          link: { anyOf: [{ $ref: '#/components/schemas/Link' }, { type: 'null' }, { enum: [''] }] },
        },
      },
      { Link: { maxLength: 500 } },
    ),
  ).toEqual({ link: { maxLength: 500 } })
})

it('has the limits of a query, and no operation without any', () => {
  const parameters = [
    { in: 'query', name: 'reason', schema: { maxLength: 200 } },
    { in: 'path', name: 'id', schema: { maxLength: 64 } },
  ]
  const found = extractLimits({
    paths: { '/notes': { get: { operationId: 'list', parameters }, delete: { operationId: 'clear' } } },
  })
  expect([...found]).toEqual([['list', { reason: { maxLength: 200 } }]])
})
