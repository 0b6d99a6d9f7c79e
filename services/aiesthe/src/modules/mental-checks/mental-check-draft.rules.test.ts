import { describe, expect, it } from 'vitest'
import {
  findMentalCheckDraftProblems,
  hasSameItems,
  type MentalCheckDraftItem,
  sortMentalCheckItems,
  toNextVersionItems,
} from './mental-check-draft.rules.ts'

const text = (value: string) => ({ ja: value, en: `${value} (en)` })
/** Words in Japanese and English only, whose further languages are kept. */
const entered = (value: string) => ({ words: text(value), keepsTranslations: true })
const inChinese = (value: string, cn: string) => ({
  words: { ...text(value), cn },
  keepsTranslations: false,
})
const draft = (name: string, overrides: Partial<MentalCheckDraftItem> = {}): MentalCheckDraftItem => ({
  name: entered(name),
  requires: true,
  cluster: 1,
  choices: [1, 0].map((value) => ({ display: entered(`値${value}`), ansValue: value })),
  ...overrides,
})
let counted = 0
const newId = () => `id-${counted++}`
const first = toNextVersionItems([draft('眠り'), draft('肩')], [], newId)
const [sleep, shoulder] = first

describe('toNextVersionItems', () => {
  it('keeps the ids of a question with the same words and points, whatever its order, cluster or whether it is asked', () => {
    const next = toNextVersionItems(
      [draft('肩', { requires: false }), draft('眠り', { cluster: 3 })],
      first,
      newId,
    )
    expect(next.map(({ id, questionNo }) => [id, questionNo])).toEqual([
      [shoulder?.id, 1],
      [sleep?.id, 2],
    ])
    expect(next[1]?.choices).toEqual(sleep?.choices)
    expect(hasSameItems(first, next)).toBe(false)
  })

  it('keeps the further languages of the same words', () => {
    const previous = toNextVersionItems([draft('眠り', { name: inChinese('眠り', '睡眠') })], [], newId)
    const [same, other] = toNextVersionItems([draft('眠り'), draft('肩')], previous, newId)
    expect([same?.name, other?.name]).toEqual([{ ...text('眠り'), cn: '睡眠' }, text('肩')])
    expect(same?.id).toBe(previous[0]?.id)
  })

  it('takes a translation that is added, changed or removed for other words', () => {
    const previous = toNextVersionItems([draft('眠り', { name: inChinese('眠り', '睡眠') })], [], newId)
    const next = (name: MentalCheckDraftItem['name']) =>
      toNextVersionItems([draft('眠り', { name })], previous, newId)
    expect(hasSameItems(previous, next(inChinese('眠り', '睡眠')))).toBe(true)
    for (const name of [inChinese('眠り', '入睡'), { words: text('眠り'), keepsTranslations: false }]) {
      expect(next(name).map((item) => item.name)).toEqual([name.words])
      expect(next(name)[0]?.id).not.toBe(previous[0]?.id)
      expect(hasSameItems(previous, next(name))).toBe(false)
    }
  })

  it.each([
    ['its words', draft('深い眠り')],
    [
      'its words in the other language',
      draft('眠り', { name: { words: { ja: '眠り', en: 'Sleep' }, keepsTranslations: true } }),
    ],
    [
      'a choice',
      draft('眠り', { choices: [0, 1].map((value) => ({ display: entered('はい'), ansValue: value })) }),
    ],
    [
      'the points of a choice',
      draft('眠り', { choices: [2, 0].map((v) => ({ display: entered(`値${v && 1}`), ansValue: v })) }),
    ],
  ])('gives new ids to a question and its choices when %s changed', (_, changed) => {
    const [item] = toNextVersionItems([changed], first, newId)
    const known = first.flatMap(({ id, choices }) => [id, ...choices.map((choice) => choice.id)])
    expect(
      [item?.id, ...(item?.choices ?? []).map(({ id }) => id)].filter((id) => known.includes(`${id}`)),
    ).toEqual([])
  })

  it('gives distinct ids to two questions with the same words', () => {
    const twins = toNextVersionItems([draft('眠り'), draft('眠り')], first, newId)
    expect(twins[0]?.id).toBe(sleep?.id)
    expect(twins[1]?.id).not.toBe(sleep?.id)
  })

  it('returns the same version when only the stored order of choices differs', () => {
    const stored = first.toReversed().map((item) => ({ ...item, choices: item.choices.toReversed() }))
    expect(hasSameItems(stored, toNextVersionItems([draft('眠り'), draft('肩')], stored, newId))).toBe(true)
  })
})

describe('findMentalCheckDraftProblems', () => {
  it('rejects a draft without asked questions, and choices of a question with equal points', () => {
    expect(findMentalCheckDraftProblems([draft('眠り'), draft('肩', { requires: false })])).toEqual({})
    const twice = draft('肩', {
      choices: [0, 1, 0].map((value) => ({ display: entered('値'), ansValue: value })),
    })
    expect(Object.keys(findMentalCheckDraftProblems([draft('眠り', { requires: false })]))).toEqual(['items'])
    expect(Object.keys(findMentalCheckDraftProblems([draft('眠り'), twice]))).toEqual([
      'items.1.choices.2.ansValue',
    ])
  })
})

describe('sortMentalCheckItems', () => {
  it('keeps questions that are no longer asked', () => {
    const stored = first.toReversed().map((item) => ({ ...item, requires: item.id !== sleep?.id }))
    expect(sortMentalCheckItems(stored).map(({ id, requires }) => [id, requires])).toEqual([
      [sleep?.id, false],
      [shoulder?.id, true],
    ])
    expect(sortMentalCheckItems(stored)[0]?.choices.map(({ ansValue }) => ansValue)).toEqual([0, 1])
  })
})
