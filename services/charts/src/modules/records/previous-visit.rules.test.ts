import { describe, expect, it } from 'vitest'
import type { FormatItem } from '../formats/format.rules.ts'
import { findNoteForNextVisit, isCarriedOver, listPreviousValues } from './previous-visit.rules.ts'

const createItem = (id: string, more: Partial<FormatItem> = {}) => ({
  id,
  type: 'text_field' as const,
  label: id,
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
const lines = { type: 'text_area' as const }
const published = { customerPublish: true }

describe('isCarriedOver', () => {
  it.each([
    ['a line of the staff', createItem('使用した製品'), true],
    ['a choice of the staff', createItem('圧', { selection: ['弱', '強'] }), true],
    ['a published text', createItem('施術内容', { ...lines, ...published }), true],
    ['a number', createItem('水分', { rangeFrom: 0 }), false],
    ['a note among staff', createItem('次回への申し送り', lines), false],
    [
      'what was seen after the treatment',
      createItem('様子', { ...lines, ...published, beforeAfter: { moment: 'after', pair: 1 } }),
      false,
    ],
    [
      'a choice before the treatment',
      createItem('肌', { selection: ['弱', '強'], beforeAfter: { moment: 'before', pair: 2 } }),
      false,
    ],
    ['a text whose label alone has such a word', createItem('施術前の注意', { beforeAfter: null }), true],
    ['a field of the customer', createItem('ご希望', { customerInput: true }), false],
  ])('decides about %s by kind', (_what, item, expected) => {
    expect(isCarriedOver(item)).toBe(expected)
  })
})

describe('findNoteForNextVisit', () => {
  const items = [
    createItem('前の様子', lines),
    createItem('申し送り', lines),
    createItem('公開', { ...lines, ...published }),
  ]

  it('returns the last note that was written, and no text that the customer sees', () => {
    const values = new Map([
      ['前の様子', '肩が重い'],
      ['申し送り', '左側を先に'],
      ['公開', 'ゆっくりお休みください'],
    ])
    expect(findNoteForNextVisit({ items, values })).toEqual({ label: '申し送り', value: '左側を先に' })
    expect(findNoteForNextVisit({ items, values: new Map([...values, ['申し送り', ' \n']]) })).toEqual({
      label: '前の様子',
      value: '肩が重い',
    })
  })

  it('returns null when no note was written', () => {
    expect(findNoteForNextVisit({ items, values: new Map([['公開', '本文']]) })).toBeNull()
  })
})

describe('listPreviousValues', () => {
  it('finds the fields of another version by label, kind and side, and leaves out what they no longer take', () => {
    const pressure = { label: '圧', selection: ['弱', '中', '強'] }
    const items = [
      createItem('a', pressure),
      createItem('b', { label: '香り' }),
      createItem('c', { label: '水分', rangeFrom: 0, rangeTo: 100 }),
      createItem('d', { label: 'ご希望', customerInput: true }),
      createItem('e', { label: '空欄' }),
    ]
    const values = new Map([
      ['a', '中'],
      ['b', 'ゆず'],
      ['c', '42'],
      ['d', '静かに'],
      ['e', ' '],
    ])
    const present = [
      createItem('1', { label: '香り', ...lines }),
      createItem('2', pressure),
      createItem('3', { label: '水分', rangeFrom: 0, rangeTo: 100 }),
      createItem('4', { label: 'ご希望' }),
      createItem('5', { label: '空欄' }),
    ]
    expect(listPreviousValues({ items, values }, present)).toEqual([
      { itemId: '2', value: '中', isCarried: true },
      { itemId: '3', value: '42', isCarried: false },
    ])
    const narrower = [createItem('2', { ...pressure, selection: ['弱', '強'] })]
    expect(listPreviousValues({ items, values }, narrower)).toEqual([])
  })

  it('matches fields of the same label one by one in their order', () => {
    const items = [createItem('a', { label: 'メモ' }), createItem('b', { label: 'メモ' })]
    const values = new Map([
      ['a', '一'],
      ['b', '二'],
    ])
    const present = [
      createItem('1', { label: 'メモ' }),
      createItem('2', { label: 'メモ' }),
      createItem('3', { label: 'メモ' }),
    ]
    expect(listPreviousValues({ items, values }, present).map(({ value }) => value)).toEqual(['一', '二'])
  })
})
