import { describe, expect, it } from 'vitest'
import { findConflicts, findFieldProblems, merge, storedValue } from './record-rules.ts'
import { field, record, staffFields } from './testing/chart-data.ts'

describe('what a side fills in', () => {
  it.each([
    ['a required field with blanks', field(1, '', { requires: true }), '　', 'required'],
    ['a choice that is no option', field(1, '', { selection: ['はい'] }), 'いいえ', 'noOption'],
    ['a number in full-width digits', field(1, '', { rangeFrom: 0, rangeTo: 10 }), '５', undefined],
    ['a number out of range', field(1, '', { rangeFrom: 0 }), '-1', 'outside'],
    ['words for a number', field(1, '', { rangeTo: 10 }), '多い', 'noNumber'],
    ['more than the item allows', field(1, '', { maxLength: 2 }), 'あいう', 'tooLong'],
    [
      'a required field with nothing to be seen',
      field(1, '', { requires: true }),
      '\u200B\u3164',
      'required',
    ],
    ['characters of two code units', field(1, '', { maxLength: 2 }), '𠮷野', undefined],
    ['kanji with variation selectors', field(1, '', { maxLength: 2 }), '葛\u{E0101}城', undefined],
    ['one emoji too many', field(1, '', { maxLength: 2 }), '👨‍👩‍👧'.repeat(3), 'tooLong'],
    ['a minus of a Japanese keyboard', field(1, '', { rangeFrom: -9 }), 'ー5', undefined],
    ['a minus sign', field(1, '', { rangeFrom: -9 }), '−5', undefined],
    ['a Japanese full stop', field(1, '', { rangeFrom: 0 }), '36。5', undefined],
    ['a minus out of range', field(1, '', { rangeFrom: 0 }), 'ー1', 'outside'],
    ['a required field of the other side', field(1, '', { requires: true, editable: false }), '', undefined],
  ])('%s', (_what, one, value, problem) => {
    expect(findFieldProblems([one], { [one.id]: value })[one.id]).toBe(problem)
  })

  it('stores numbers in half-width digits', () => {
    expect(storedValue(field(1, '', { rangeFrom: 0 }), ' ５．５ ')).toBe('5.5')
    expect(storedValue(field(1, '', { rangeFrom: 0 }), '３６。５')).toBe('36.5')
    expect(storedValue(field(1, '', { rangeFrom: -9 }), 'ー5')).toBe('-5')
    expect(storedValue(field(1, ''), '５ 時')).toBe('５ 時')
  })
})

describe('two who changed a record', () => {
  const [memo, advice] = staffFields.map(({ id }) => id) as [string, string]
  const base = { [memo]: '首まわり', [advice]: '早めの就寝' }
  const theirs = (change: Record<string, string>) =>
    record({
      version: 4,
      calteItems: staffFields.map((one) => ({ ...one, value: change[one.id] ?? one.value })),
    })

  it('contradict each other only where both changed a field, in different ways', () => {
    const mine = { [memo]: '肩', [advice]: '早めの就寝' }
    expect(findConflicts({ base, mine, theirs: theirs({ [memo]: '腰' }) })).toMatchObject([
      { mine: '肩', theirs: '腰' },
    ])
    for (const change of [{ [advice]: '湯船に' }, { [memo]: '肩' }])
      expect(findConflicts({ base, mine, theirs: theirs(change) })).toEqual([])
  })

  it('keep both their changes, and the chosen one where they contradict each other', () => {
    const versions = { base, mine: { [memo]: '肩', [advice]: '散歩' }, theirs: theirs({ [memo]: '腰' }) }
    expect(merge(versions, { [memo]: 'theirs' })).toEqual({ [memo]: '腰', [advice]: '散歩' })
    expect(merge(versions, { [memo]: 'mine' })).toEqual({ [memo]: '肩', [advice]: '散歩' })
    const apart = { base, mine: { ...base, [memo]: '肩' }, theirs: theirs({ [advice]: '湯船に' }) }
    expect(merge(apart, {})).toEqual({ [memo]: '肩', [advice]: '湯船に' })
  })
})
