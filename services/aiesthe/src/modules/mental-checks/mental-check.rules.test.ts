import { describe, expect, it } from 'vitest'
import type { Cluster } from '../choices/clusters.rules.ts'
import {
  computeClusterFit,
  computeNextDueAt,
  filterAskedItems,
  findAnswerProblems,
  hasSameAnswers,
  isMentalCheckDue,
  type MentalCheckItem,
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

describe('mental check rules', () => {
  it('filterAskedItems sorts questions by number and choices by value, and omits questions that are no longer asked', () => {
    expect(filterAskedItems(items).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    expect(filterAskedItems(items)[0]?.choices.map(({ ansValue }) => ansValue)).toEqual([0, 1, 2])
  })

  it('findAnswerProblems requires exactly one valid answer to each asked question, and none to others', () => {
    expect(findAnswerProblems(items, complete)).toEqual({ unanswered: [], unknown: [] })
    expect(findAnswerProblems(items, complete.slice(1)).unanswered).toEqual(['a'])
    expect(findAnswerProblems(items, [...complete, answer('a', 1)]).unanswered).toEqual(['a'])
    const open = [{ itemId: 'a', choiceId: '' }, ...complete.slice(1)]
    expect(findAnswerProblems(items, open)).toEqual({ unanswered: ['a'], unknown: [] })
    expect(findAnswerProblems(items, [...complete, answer('old', 1)]).unknown).toEqual(['old'])
  })

  it('findAnswerProblems distinguishes a choice that the question never offered from a missing one', () => {
    const foreign = [{ itemId: 'a', choiceId: 'b-1' }, ...complete.slice(1)]
    expect(findAnswerProblems(items, foreign).unknown).toEqual(['a'])
  })

  it('hasSameAnswers ignores the order of answers, but not another choice or a missing answer', () => {
    expect(hasSameAnswers(complete, complete.toReversed())).toBe(true)
    expect(hasSameAnswers(complete, [answer('a', 1), ...complete.slice(1)])).toBe(false)
    expect(hasSameAnswers(complete, complete.slice(1))).toBe(false)
  })

  it('computeClusterFit returns the mean of the questions of each cluster, and 0.5 for a cluster without questions', () => {
    expect(computeClusterFit(items, complete)).toEqual({ 1: 0.75, 2: 0.5, 3: 0, 4: 0.5 })
  })

  it('isMentalCheckDue and computeNextDueAt apply the interval to the millisecond', () => {
    const answered = new Date('2026-11-01T00:00:00Z')
    expect(isMentalCheckDue(null, 30, answered)).toBe(true)
    expect(isMentalCheckDue(answered, 30, new Date('2026-11-30T23:59:59.999Z'))).toBe(false)
    expect(isMentalCheckDue(answered, 30, new Date('2026-12-01T00:00:00Z'))).toBe(true)
    expect(isMentalCheckDue(answered, 0, answered)).toBe(true)
    const due = new Date('2026-12-01T00:00:00Z')
    expect(computeNextDueAt(answered, 30, new Date('2026-11-30T23:59:59.999Z'))).toEqual(due)
    expect(computeNextDueAt(answered, 30, due)).toBeNull()
    expect(computeNextDueAt(null, 30, answered)).toBeNull()
  })
})
