import { describe, expect, it } from 'vitest'
import { type Check, newQuestion, type Question } from '../types.ts'
import { checkProblems } from './check-problems.ts'

const question: Question = { ...newQuestion(undefined), nameJa: '眠れない', nameEn: 'No sleep' }
const check = (more: Partial<Check>): Partial<Check> => ({
  titleJa: '今週',
  titleEn: 'This week',
  intervalDays: 30,
  displayOrder: 0,
  items: [question],
  ...more,
})
/** The paths of the problems, as a form names its fields. */
const paths = (tree: unknown, path = ''): string[] =>
  typeof tree !== 'object' || tree === null || 'message' in tree
    ? [path]
    : Object.entries(tree).flatMap(([name, inner]) => paths(inner, path === '' ? name : `${path}.${name}`))
const problems = (more: Partial<Check>) => paths(checkProblems(check(more))).filter((path) => path !== '')

describe('what a mental check needs before it is sent', () => {
  it('is there in a complete one', () => {
    expect(checkProblems(check({}))).toEqual({})
  })

  it.each<[string, Partial<Check>, string[]]>([
    ['titles', { titleJa: ' ', titleEn: '' }, ['titleJa', 'titleEn']],
    [
      'an interval of 1 to 366 whole days',
      { intervalDays: 0, displayOrder: 1.5 },
      ['intervalDays', 'displayOrder'],
    ],
    ['a question', { items: [] }, ['items']],
    ['a question that is asked', { items: [{ ...question, requires: false }] }, ['items']],
    ['words in both languages', { items: [question, { ...question, nameEn: '' }] }, ['items.1.nameEn']],
    ['two choices', { items: [{ ...question, choices: question.choices.slice(0, 1) }] }, ['items.0.choices']],
    [
      'points that differ',
      { items: [{ ...question, choices: question.choices.map((choice) => ({ ...choice, ansValue: 1 })) }] },
      [1, 2, 3].map((at) => `items.0.choices.${at}.ansValue`),
    ],
  ])('%s', (_, more, expected) => {
    expect(problems(more)).toEqual(expected)
  })
})
