import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { idFilter, readListRequest, textFilter } from './list-request.ts'

const filter = Type.Object({ ...idFilter, q: textFilter }, { additionalProperties: false })
const read = (query: { sort?: string; range?: string; filter?: string }) =>
  readListRequest(query, { columns: { name: 'shown_name' }, sort: ['name', 'ASC'], filter })

describe('readListRequest', () => {
  it('reads what the console sends', () => {
    expect(read({ sort: '["name","DESC"]', range: '[10,19]', filter: '{"q":"響き"}' })).toEqual({
      sortBy: 'shown_name',
      direction: 'desc',
      offset: 10,
      limit: 10,
      filter: { q: '響き' },
    })
  })

  it.each([
    ['sort', { sort: '["__proto__","ASC"]' }],
    ['sort', { sort: '["name","ASC; drop table"]' }],
    ['range', { range: '[5,4]' }],
    ['range', { range: '[-1,4]' }],
    ['filter', { filter: '{"q":1}' }],
    ['filter', { filter: '{"q":"a\\u0000"}' }],
    ['filter', { filter: '{"id":["\\ud800"]}' }],
    ['filter', { filter: 'no json' }],
  ])('E3001 at %s for %j', (field, query) => {
    expect(() => read(query)).toThrow(
      expect.objectContaining({
        code: 'E3001',
        options: expect.objectContaining({ fields: { [field]: expect.anything() } }),
      }),
    )
  })

  it('E3040 for more than 99 rows', () => {
    expect(read({ range: '[0,98]' }).limit).toBe(99)
    expect(() => read({ range: '[0,99]' })).toThrow(expect.objectContaining({ code: 'E3040' }))
  })
})
