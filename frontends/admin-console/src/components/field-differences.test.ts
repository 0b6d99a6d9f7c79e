import { describe, expect, it } from 'vitest'
import { findDifferentFields, flattenFields, formatComparedValue } from './field-differences.ts'

describe('flattenFields', () => {
  it('names each field by its path, and a list as one field', () => {
    expect(flattenFields({ order: 1, texts: { ja: { title: '題', tags: ['a', 'b'] } } })).toEqual({
      order: 1,
      'texts.ja.title': '題',
      'texts.ja.tags': ['a', 'b'],
    })
  })
})

describe('findDifferentFields', () => {
  it('finds changed, added and removed fields, and treats a missing text like an empty one', () => {
    const before = { same: [1], changed: 'a', removed: 'x', empty: null }
    const after = { same: [1], changed: 'b', added: 'y' }
    expect(findDifferentFields(before, after)).toEqual(['changed', 'removed', 'added'])
  })
})

describe('formatComparedValue', () => {
  it.each([
    [null, ''],
    [12, '12'],
    [['一', '二'], '一\n二'],
    [[{ nameJa: '問', choices: [{ displayJa: 'はい', ansValue: 1 }] }], '問 / はい / 1'],
  ])('formats %j as %j', (value, text) => {
    expect(formatComparedValue(value)).toBe(text)
  })
})
