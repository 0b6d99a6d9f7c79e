import { describe, expect, it } from 'vitest'
import { evaluatePreconditions, isIfRangeSatisfied } from './preconditions.ts'

const file = { etag: '"abc"', modifiedAt: new Date('2026-11-21T00:00:00.700Z') }
const before = 'Fri, 20 Nov 2026 00:00:00 GMT'
const same = 'Sat, 21 Nov 2026 00:00:00 GMT'
const after = 'Sun, 22 Nov 2026 00:00:00 GMT'

describe('evaluatePreconditions', () => {
  it.each([
    [{}, 'proceed'],
    [{ 'if-none-match': '"abc"' }, 'not-modified'],
    [{ 'if-none-match': 'W/"abc"' }, 'not-modified'],
    [{ 'if-none-match': '"x", "abc"' }, 'not-modified'],
    [{ 'if-none-match': '*' }, 'not-modified'],
    [{ 'if-none-match': '"x"' }, 'proceed'],
    [{ 'if-none-match': '"x"', 'if-modified-since': after }, 'proceed'],
    [{ 'if-modified-since': same }, 'not-modified'],
    [{ 'if-modified-since': before }, 'proceed'],
    [{ 'if-modified-since': 'yesterday' }, 'proceed'],
    [{ 'if-match': '"abc"' }, 'proceed'],
    [{ 'if-match': '*' }, 'proceed'],
    [{ 'if-match': 'W/"abc"' }, 'failed'],
    [{ 'if-match': '"x"' }, 'failed'],
    [{ 'if-match': '"abc"', 'if-unmodified-since': before }, 'proceed'],
    [{ 'if-unmodified-since': before }, 'failed'],
    [{ 'if-unmodified-since': same }, 'proceed'],
    [{ 'if-match': '"abc"', 'if-none-match': '"abc"' }, 'not-modified'],
  ])('for %j returns %s', (headers, verdict) => {
    expect(evaluatePreconditions(headers, file)).toBe(verdict)
  })
})

describe('a file whose time of change is unknown', () => {
  const { etag } = file
  it('has only its entity tag compared', () => {
    expect(evaluatePreconditions({ 'if-modified-since': after }, { etag })).toBe('proceed')
    expect(evaluatePreconditions({ 'if-unmodified-since': before }, { etag })).toBe('proceed')
    expect(evaluatePreconditions({ 'if-none-match': etag }, { etag })).toBe('not-modified')
    expect([etag, same].map((header) => isIfRangeSatisfied(header, { etag }))).toEqual([true, false])
  })
})

describe('isIfRangeSatisfied', () => {
  it.each([
    [undefined, true],
    ['"abc"', true],
    ['W/"abc"', false],
    ['"x"', false],
    [same, true],
    [before, false],
    [after, false],
    ['nonsense', false],
  ])('for %s returns %s', (header, applies) => {
    expect(isIfRangeSatisfied(header, file)).toBe(applies)
  })
})
