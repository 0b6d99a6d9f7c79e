import { describe, expect, it } from 'vitest'
import { findFieldConflicts, findFieldProblems, mergeValues, toStoredValue } from './record.rules.ts'
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
