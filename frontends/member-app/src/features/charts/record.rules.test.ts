import { describe, expect, it } from 'vitest'
import {
  findFieldConflicts,
  findFieldProblems,
  listCopiedValues,
  listScaleNumbers,
  mergeValues,
  toStoredValue,
} from './record.rules.ts'
import { createField, createRecord, staffFields } from './testing/chart-data.ts'

describe('the fields that one side fills in', () => {
  it.each([
    ['a required field with blanks', createField(1, '', { requires: true }), '　', 'required'],
    ['a choice that is no option', createField(1, '', { selection: ['はい'] }), 'いいえ', 'noOption'],
    ['a number in full-width digits', createField(1, '', { rangeFrom: 0, rangeTo: 10 }), '５', undefined],
    ['a number out of range', createField(1, '', { rangeFrom: 0 }), '-1', 'outside'],
    ['words for a number', createField(1, '', { rangeTo: 10 }), '多い', 'noNumber'],
    ['more than the item allows', createField(1, '', { maxLength: 2 }), 'あいう', 'tooLong'],
    [
      'a required field with nothing to be seen',
      createField(1, '', { requires: true }),
      '\u200B\u3164',
      'required',
    ],
    ['characters of two code units', createField(1, '', { maxLength: 2 }), '𠮷野', undefined],
    ['kanji with variation selectors', createField(1, '', { maxLength: 2 }), '葛\u{E0101}城', undefined],
    ['one emoji too many', createField(1, '', { maxLength: 2 }), '👨‍👩‍👧'.repeat(3), 'tooLong'],
    ['a minus of a Japanese keyboard', createField(1, '', { rangeFrom: -9 }), 'ー5', undefined],
    ['a minus sign', createField(1, '', { rangeFrom: -9 }), '−5', undefined],
    ['a Japanese full stop', createField(1, '', { rangeFrom: 0 }), '36。5', undefined],
    ['a minus out of range', createField(1, '', { rangeFrom: 0 }), 'ー1', 'outside'],
    [
      'a required field of the other side',
      createField(1, '', { requires: true, editable: false }),
      '',
      undefined,
    ],
  ])('checks a field: %s', (_what, one, value, problem) => {
    expect(findFieldProblems([one], { [one.id]: value })[one.id]).toBe(problem)
  })

  it('stores numbers in half-width digits, whatever was typed', () => {
    expect(toStoredValue(createField(1, '', { rangeFrom: 0 }), ' ５．５ ')).toBe('5.5')
    expect(toStoredValue(createField(1, '', { rangeFrom: 0 }), '３６。５')).toBe('36.5')
    expect(toStoredValue(createField(1, '', { rangeFrom: -9 }), 'ー5')).toBe('-5')
    expect(toStoredValue(createField(1, ''), '５ 時')).toBe('５ 時')
  })
})

describe('two people who changed a record', () => {
  const [memo, advice] = staffFields.map(({ id }) => id) as [string, string]
  const base = { [memo]: '首まわり', [advice]: '早めの就寝' }
  const createTheirs = (change: Record<string, string>) =>
    createRecord({
      version: 4,
      calteItems: staffFields.map((one) => ({ ...one, value: change[one.id] ?? one.value })),
    })

  it('conflict only where both changed a field in different ways', () => {
    const mine = { [memo]: '肩', [advice]: '早めの就寝' }
    expect(findFieldConflicts({ base, mine, theirs: createTheirs({ [memo]: '腰' }) })).toMatchObject([
      { mine: '肩', theirs: '腰' },
    ])
    for (const change of [{ [advice]: '湯船に' }, { [memo]: '肩' }])
      expect(findFieldConflicts({ base, mine, theirs: createTheirs(change) })).toEqual([])
  })

  it('keep both changes, and the chosen one where they conflict', () => {
    const versions = {
      base,
      mine: { [memo]: '肩', [advice]: '散歩' },
      theirs: createTheirs({ [memo]: '腰' }),
    }
    expect(mergeValues(versions, { [memo]: 'theirs' })).toEqual({ [memo]: '腰', [advice]: '散歩' })
    expect(mergeValues(versions, { [memo]: 'mine' })).toEqual({ [memo]: '肩', [advice]: '散歩' })
    const apart = { base, mine: { ...base, [memo]: '肩' }, theirs: createTheirs({ [advice]: '湯船に' }) }
    expect(mergeValues(apart, {})).toEqual({ [memo]: '肩', [advice]: '湯船に' })
  })
})

describe('what is copied from the last visit', () => {
  const previous = [
    { generalCalteItemId: 'a', value: '強', isCarried: true },
    { generalCalteItemId: 'b', value: '42', isCarried: false },
  ]

  it('is what may be carried over', () => {
    const empty = { a: '', b: '' }
    expect(listCopiedValues(previous, { values: empty, initial: empty })).toEqual([{ id: 'a', value: '強' }])
  })

  it.each([
    ['was changed', { a: '弱', b: '' }, { a: '', b: '' }],
    ['begins with the same value', { a: '強', b: '' }, { a: '強', b: '' }],
  ])('leaves a field alone that %s', (_what, values, initial) => {
    expect(listCopiedValues(previous, { values, initial })).toEqual([])
  })

  it('replaces the default of a field', () => {
    const preset = { a: '弱', b: '' }
    expect(listCopiedValues(previous, { values: preset, initial: preset })).toHaveLength(1)
  })

  it('is a problem of its field until it is confirmed, but not in place of another problem', () => {
    const fields = [createField(1, ''), createField(2, '', { requires: true })]
    const [first = '', second = ''] = fields.map(({ id }) => id)
    expect(findFieldProblems(fields, { [first]: '強', [second]: ' ' }, [first, second])).toEqual({
      [first]: 'unconfirmed',
      [second]: 'required',
    })
    expect(findFieldProblems(fields, { [first]: '強', [second]: '弱' })).toEqual({})
  })
})

describe('the dots of a number', () => {
  it.each([
    ['a small scale', { rangeFrom: 0, rangeTo: 10 }, '', 11],
    ['a small scale with a number of it', { rangeFrom: 1, rangeTo: 5 }, '3', 5],
  ])('are shown for %s', (_what, range, value, count) => {
    expect(listScaleNumbers(createField(1, '', range), value)).toHaveLength(count)
  })

  it.each([
    ['more numbers than fit', { rangeFrom: 0, rangeTo: 11 }, ''],
    ['an open range', { rangeFrom: 0 }, ''],
    ['ends that are no whole numbers', { rangeFrom: 0.5, rangeTo: 3.5 }, ''],
    ['a stored number between two dots', { rangeFrom: 0, rangeTo: 10 }, '3.5'],
    ['a line of text', {}, ''],
  ])('are not shown for %s', (_what, range, value) => {
    expect(listScaleNumbers(createField(1, '', range), value)).toBeNull()
  })
})
