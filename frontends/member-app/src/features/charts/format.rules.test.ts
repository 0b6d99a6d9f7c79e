import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import ja from '../../locales/ja/charts.json' with { type: 'json' }
import {
  createEmptyItem,
  findFormatProblems,
  type ItemValues,
  toFormatBody,
  toFormatValues,
  toPreviewFields,
} from './format.rules.ts'

const item = (values: Partial<ItemValues> = {}): ItemValues => ({
  ...createEmptyItem(),
  label: 'ラベル',
  ...values,
})
const listProblems = (...items: ItemValues[]) => findFormatProblems({ title: 'カルテ', items })

describe('a format', () => {
  it('is rejected without a title, an item and a label, in the words of the specification', () => {
    const listWrong = ({ wrong: key }: { wrong: string }) =>
      ja.builder.wrong[key as keyof typeof ja.builder.wrong]
    expect(findFormatProblems({ title: ' ', items: [] }).map(listWrong)).toEqual([
      'タイトルを入力してください。',
      '項目は最低一つ追加してください。',
    ])
    expect(listProblems(item({ label: '　' })).map(listWrong)).toEqual(['ラベル名を入力してください。'])
  })

  it('is rejected with more than 20 items', () => {
    const items = Array.from({ length: 20 }, () => item())
    expect(listProblems(...items)).toEqual([])
    expect(listProblems(...items, item())).toEqual([{ at: 'items', wrong: 'tooManyItems' }])
  })

  it.each<[string, Partial<ItemValues>, string | null]>([
    ['a choice without options', { kind: 'choice', options: ' \n' }, 'options noOptions'],
    ['a choice with the same option twice', { kind: 'choice', options: 'はい\nはい ' }, 'options sameOption'],
    [
      'a choice whose default is no option',
      { kind: 'choice', options: 'はい', preset: 'いいえ' },
      'preset presetNoOption',
    ],
    ['a choice', { kind: 'choice', options: 'はい\nいいえ', preset: 'はい' }, null],
    ['a number without bounds', { kind: 'number' }, 'from noRange'],
    ['a number with full-width bounds', { kind: 'number', from: '０', to: '１０', preset: '５' }, null],
    ['a number whose bounds are reversed', { kind: 'number', from: '10', to: '0' }, 'to reversed'],
    ['a default outside the bounds', { kind: 'number', from: '0', preset: '-1' }, 'preset presetOutside'],
    ['a line that may be too long', { maxLength: '201' }, 'maxLength maxLengthLine'],
    ['a text of 2000 characters', { kind: 'lines', maxLength: '2000' }, null],
    ['a default longer than allowed', { maxLength: '2', preset: 'あいう' }, 'preset presetTooLong'],
  ])('checks %s', (_what, values, expected) => {
    const found = listProblems(item(values)).map(({ at, wrong }) => `${at.split('.').at(-1)} ${wrong}`)
    expect(found).toEqual(expected === null ? [] : [expected])
  })

  it('is read from the server as it was made, in the same order', () => {
    const text = fc.string({ minLength: 1, maxLength: 20 }).map((typed) => `a${typed}`.replace(/\s/g, '_'))
    const flags = { requires: fc.boolean(), customerInput: fc.boolean() }
    const any = fc.record({ label: text, suggestion: text, preset: text, ...flags })
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 20 }), (made) => {
        const values = { title: 'カルテ', items: made.map((one) => ({ ...createEmptyItem(), ...one })) }
        const { title, calteItems } = toFormatBody(values)
        expect(toFormatValues({ title, calteItems: calteItems.toReversed() as never })).toEqual(values)
      }),
    )
  })

  it('sends only the settings that belong to the kind of an item', () => {
    const { calteItems } = toFormatBody({
      title: 'カルテ',
      items: [
        item({ kind: 'choice', options: 'はい\n\nいいえ', from: '1', maxLength: '5', suggestion: '例' }),
      ],
    })
    expect(calteItems[0]).toMatchObject({
      type: 'text_field',
      selection: ['はい', 'いいえ'],
      rangeFrom: null,
      maxLength: null,
      defaultDispValue: '',
    })
  })
})

describe('the preview', () => {
  const values = {
    title: 'カルテ',
    items: [
      item({ label: '希望', customerInput: true }),
      item({ label: '助言', customerPublish: true }),
      item({ label: 'メモ' }),
    ],
  }
  const seen = (side: 'staff' | 'customer') =>
    toPreviewFields(values, side).map(
      ({ label, fieldLabel, editable }) => `${label} ${ja.labels[fieldLabel]} ${editable}`,
    )

  it('gives fields the four labels of the specification, and lets each side edit its own fields only', () => {
    expect(seen('staff')).toEqual([
      '希望 お客様記入欄 false',
      '助言 お客様公開 true',
      'メモ お客様非公開 true',
    ])
    expect(seen('customer')).toEqual(['希望 お客様記入欄 true', '助言 担当者記入欄 false'])
  })
})
