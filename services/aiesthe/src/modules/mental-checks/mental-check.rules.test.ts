import { describe, expect, it } from 'vitest'
import type { Cluster } from '../choices/clusters.rules.ts'
import {
  askedItems,
  fitOf,
  isDue,
  type MentalCheckItem,
  nextDueAt,
  sameAnswers,
  wrongAnswers,
} from './mental-check.rules.ts'

function item(id: string, questionNo: number, cluster: Cluster | null, requires = true): MentalCheckItem {
  const choices = [2, 0, 1].map((value) => ({
    id: `${id}-${value}`,
    display: { ja: `${value}`, en: `${value}` },
    ansValue: value,
  }))
  return { id, questionNo, name: { ja: id, en: id }, requires, cluster, choices }
}

const items = [
  item('b', 2, 1),
  item('a', 1, 1),
  item('old', 3, 2, false),
  item('c', 4, 3),
  item('d', 5, null),
]
const answer = (itemId: string, value: number) => ({ itemId, choiceId: `${itemId}-${value}` })
const complete = [answer('a', 2), answer('b', 1), answer('c', 0), answer('d', 2)]

describe('a mental check', () => {
  it('asks by number, with choices by value, and leaves out what is no longer asked', () => {
    expect(askedItems(items).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    expect(askedItems(items)[0]?.choices.map(({ ansValue }) => ansValue)).toEqual([0, 1, 2])
  })

  it('wants exactly one valid answer to every question, and none to anything else', () => {
    expect(wrongAnswers(items, complete)).toEqual({ unanswered: [], unknown: [] })
    expect(wrongAnswers(items, complete.slice(1)).unanswered).toEqual(['a'])
    expect(wrongAnswers(items, [...complete, answer('a', 1)]).unanswered).toEqual(['a'])
    const open = [{ itemId: 'a', choiceId: '' }, ...complete.slice(1)]
    expect(wrongAnswers(items, open)).toEqual({ unanswered: ['a'], unknown: [] })
    expect(wrongAnswers(items, [...complete, answer('old', 1)]).unknown).toEqual(['old'])
  })

  it('knows a choice that was never offered at that question from one that was not made', () => {
    const foreign = [{ itemId: 'a', choiceId: 'b-1' }, ...complete.slice(1)]
    expect(wrongAnswers(items, foreign).unknown).toEqual(['a'])
  })

  it('is answered the same whatever the order of the answers, and not with another choice or one less', () => {
    expect(sameAnswers(complete, complete.toReversed())).toBe(true)
    expect(sameAnswers(complete, [answer('a', 1), ...complete.slice(1)])).toBe(false)
    expect(sameAnswers(complete, complete.slice(1))).toBe(false)
  })

  it('says how well each cluster fits: the mean of its questions, a half where none asks', () => {
    expect(fitOf(items, complete)).toEqual({ 1: 0.75, 2: 0.5, 3: 0, 4: 0.5 })
  })

  it('is due again after its interval, to the millisecond', () => {
    const answered = new Date('2026-11-01T00:00:00Z')
    expect(isDue(null, 30, answered)).toBe(true)
    expect(isDue(answered, 30, new Date('2026-11-30T23:59:59.999Z'))).toBe(false)
    expect(isDue(answered, 30, new Date('2026-12-01T00:00:00Z'))).toBe(true)
    expect(isDue(answered, 0, answered)).toBe(true)
    const due = new Date('2026-12-01T00:00:00Z')
    expect(nextDueAt(answered, 30, new Date('2026-11-30T23:59:59.999Z'))).toEqual(due)
    expect(nextDueAt(answered, 30, due)).toBeNull()
    expect(nextDueAt(null, 30, answered)).toBeNull()
  })
})
