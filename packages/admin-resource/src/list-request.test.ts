import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { formatContentRange, parseListQuery, textFilterSchema } from './list-request.ts'

const rules = {
  columns: { name: 'full_name' },
  defaultSort: ['name', 'ASC'] as const,
  filter: { id: Type.Optional(Type.Array(Type.String())), q: textFilterSchema },
}
const parse = (query: { sort?: string; range?: string; filter?: string }) => parseListQuery(query, rules)

describe('parseListQuery', () => {
  it('parses sort, range and filter as ra-data-simple-rest sends them', () => {
    expect(parse({ sort: '["name","DESC"]', range: '[10,19]', filter: '{"q":"響き"}' })).toEqual({
      sortBy: 'full_name',
      direction: 'desc',
      offset: 10,
      limit: 10,
      filter: { q: '響き' },
    })
  })

  it('returns the first 99 rows in the default order for an empty query', () => {
    expect(parse({})).toEqual({ sortBy: 'full_name', direction: 'asc', offset: 0, limit: 99, filter: {} })
  })

  it.each([
    ['sort', { sort: '["__proto__","ASC"]' }],
    ['range', { range: '[5,4]' }],
    ['range', { range: '[-1,4]' }],
    ['range', { range: '[0.5,4]' }],
    ['filter', { filter: '{"q":1}' }],
    ['filter', { filter: '{"other":"x"}' }],
    ['filter', { filter: '{"q":"a\\u0000"}' }],
    ['filter', { filter: '{"id":["\\ud800"]}' }],
    ['filter', { filter: '[]' }],
    ['filter', { filter: 'no json' }],
  ])('rejects %s %j with E3001 naming it', (field, query) => {
    expect(() => parse(query)).toThrow(
      expect.objectContaining({
        code: 'E3001',
        options: expect.objectContaining({ fields: { [field]: expect.anything() } }),
      }),
    )
  })

  it('rejects a range of more than 99 rows with E3001', () => {
    expect(parse({ range: '[1,99]' }).limit).toBe(99)
    expect(() => parse({ range: '[0,99]' })).toThrow(
      expect.objectContaining({
        code: 'E3001',
        options: expect.objectContaining({ fields: { range: expect.anything() } }),
      }),
    )
  })
})

describe('formatContentRange', () => {
  it('names the rows of the page and the total', () => {
    expect(formatContentRange('members', { offset: 10, count: 10, total: 31 })).toBe('members 10-19/31')
    expect(formatContentRange('members', { offset: 0, count: 0, total: 0 })).toBe('members 0-0/0')
  })
})
