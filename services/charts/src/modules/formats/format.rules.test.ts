import { describe, expect, it } from 'vitest'
import {
  type FormatItem,
  findFormatProblem,
  findItemValueProblem,
  MAX_FORMAT_ITEMS,
  normalizeItemValue,
  toFormatItemKind,
} from './format.rules.ts'

const item = (more: Partial<FormatItem> = {}): FormatItem => ({
  type: 'text_field',
  label: '項目',
  verticalPriority: 0,
  defaultDispValue: '',
  defaultInnerValue: '',
  selection: [],
  maxLength: null,
  rangeFrom: null,
  rangeTo: null,
  requires: false,
  customerInput: false,
  customerPublish: false,
  ...more,
})

describe('findFormatProblem', () => {
  it.each([
    ['a blank title', { title: '　', items: [item()] }, 'CHARTS_TITLE_REQUIRED'],
    ['no items', { title: '題', items: [] }, 'CHARTS_ITEM_REQUIRED'],
    ['21 items', { title: '題', items: Array(MAX_FORMAT_ITEMS + 1).fill(item()) }, 'CHARTS_TOO_MANY_ITEMS'],
    ['a blank label', { title: '題', items: [item({ label: ' ' })] }, 'CHARTS_LABEL_REQUIRED'],
    [
      'a text area with choices',
      { title: '題', items: [item({ type: 'text_area', selection: ['a'] })] },
      'CHARTS_ITEM_INVALID',
    ],
    [
      'an item with choices and a range',
      { title: '題', items: [item({ selection: ['a'], rangeFrom: 1 })] },
      'CHARTS_ITEM_INVALID',
    ],
    ['a repeated choice', { title: '題', items: [item({ selection: ['a', 'a'] })] }, 'CHARTS_ITEM_INVALID'],
    ['a reversed range', { title: '題', items: [item({ rangeFrom: 2, rangeTo: 1 })] }, 'CHARTS_ITEM_INVALID'],
    [
      'a default that is no choice',
      { title: '題', items: [item({ selection: ['a'], defaultInnerValue: 'b' })] },
      'CHARTS_ITEM_INVALID',
    ],
  ])('rejects %s', (_what, format, code) => {
    expect(findFormatProblem(format)?.code).toBe(code)
  })

  it.each([
    '\u200B',
    '\u2060\uFEFF',
    '\u3164',
    '\u00AD',
    '\u115F\u1160',
    '\u2800',
    '\uFFA0',
    '\uFE0F',
    '\u0007',
  ])('treats %j as a blank title, label and choice', (text) => {
    const problemOf = (title: string, more: Partial<FormatItem>) =>
      findFormatProblem({ title, items: [item(more)] })?.code
    expect(problemOf(text, {})).toBe('CHARTS_TITLE_REQUIRED')
    expect(problemOf('題', { label: text })).toBe('CHARTS_LABEL_REQUIRED')
    expect(problemOf('題', { selection: ['a', text] })).toBe('CHARTS_ITEM_INVALID')
  })

  it('accepts one item and twenty', () => {
    expect(findFormatProblem({ title: '題', items: [item()] })).toBeNull()
    expect(findFormatProblem({ title: '題', items: Array(MAX_FORMAT_ITEMS).fill(item()) })).toBeNull()
  })
})

describe('toFormatItemKind and findItemValueProblem', () => {
  it.each([
    [item(), 'line'],
    [item({ type: 'text_area' }), 'lines'],
    [item({ selection: ['はい'] }), 'choice'],
    [item({ rangeTo: 10 }), 'number'],
  ] as const)('returns the kind of each item', (of, kind) => {
    expect(toFormatItemKind(of)).toBe(kind)
  })

  it.each([
    [item({ maxLength: 3 }), '四文字だ', 'too-long'],
    [item(), 'x'.repeat(201), 'too-long'],
    [item({ type: 'text_area' }), 'x'.repeat(2000), null],
    [item({ selection: ['はい'] }), 'いいえ', 'not-an-option'],
    [item({ rangeFrom: 0, rangeTo: 10 }), '十', 'not-a-number'],
    [item({ rangeFrom: 0, rangeTo: 10 }), '10', null],
    [item({ rangeFrom: 0, rangeTo: 10 }), '10.5', 'out-of-range'],
    [item({ rangeFrom: 0, rangeTo: 10 }), '-0.1', 'out-of-range'],
    [item({ rangeFrom: 0 }), 'Infinity', 'not-a-number'],
    [item({ rangeFrom: 0 }), '0x10', 'not-a-number'],
    [item({ rangeFrom: 0 }), '7\u3000', 'not-a-number'],
    [item({ rangeFrom: 0 }), '1e3', 'not-a-number'],
    [item({ rangeFrom: 1 }), '', null],
    [item({ maxLength: 3 }), '𠮷野家', null],
    [item({ maxLength: 3 }), '葛\u{E0101}城\u{E0100}市', null],
    [item({ maxLength: 3 }), 'か\u3099'.repeat(3), null],
    [item({ maxLength: 3 }), '👨‍👩‍👧'.repeat(3), null],
    [item({ maxLength: 3 }), '👨‍👩‍👧'.repeat(4), 'too-long'],
    [item(), '𠮷'.repeat(200), null],
    [item(), '𠮷'.repeat(201), 'too-long'],
    [item({ type: 'text_area' }), '𠮷'.repeat(2000), null],
    [item({ type: 'text_area' }), '𠮷'.repeat(2001), 'too-long'],
  ] as const)('checks a value by its item', (of, value, problem) => {
    expect(findItemValueProblem(of, value)).toBe(problem)
  })
})

describe('normalizeItemValue', () => {
  it.each([
    ['−5', '-5'],
    ['ー5', '-5'],
    ['－５', '-5'],
    ['36。5', '36.5'],
    ['３６．５', '36.5'],
    [' +7\u3000', '+7'],
  ])('stores the number %s as %s', (typed, stored) => {
    const number = item({ rangeFrom: -100, rangeTo: 100 })
    expect(normalizeItemValue(number, typed)).toBe(stored)
    expect(findItemValueProblem(number, stored)).toBeNull()
  })

  it('leaves every other value as it was typed', () => {
    for (const kind of [item(), item({ type: 'text_area' }), item({ selection: ['ー5'] })])
      expect(normalizeItemValue(kind, 'ー5\uFA19。5 ')).toBe('ー5\uFA19。5 ')
  })
})
