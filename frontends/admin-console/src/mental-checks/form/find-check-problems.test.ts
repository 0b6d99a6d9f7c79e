import { describe, expect, it } from 'vitest'
import { type Check, createQuestion, type Question } from '../types.ts'
import { findCheckProblems } from './find-check-problems.ts'

const question: Question = { ...createQuestion(undefined), nameJa: '眠れない', nameEn: 'No sleep' }
const toCheck = (more: Partial<Check>): Partial<Check> => ({
  titleJa: '今週',
  titleEn: 'This week',
  intervalDays: 30,
  displayOrder: 0,
  items: [question],
  ...more,
})
/** Returns the paths of the problems, named like the fields of the form. */
const listPaths = (tree: unknown, path = ''): string[] =>
  typeof tree !== 'object' || tree === null || 'message' in tree
    ? [path]
    : Object.entries(tree).flatMap(([name, inner]) =>
        listPaths(inner, path === '' ? name : `${path}.${name}`),
      )
const listProblemPaths = (more: Partial<Check>) =>
  listPaths(findCheckProblems(toCheck(more))).filter((path) => path !== '')

describe('findCheckProblems', () => {
  it('finds nothing in a complete check', () => {
    expect(findCheckProblems(toCheck({}))).toEqual({})
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
    [
      'translations that are not too long, but may be empty',
      { titles: { cn: '长'.repeat(101), tw: '' }, items: [{ ...question, names: { tw: '長'.repeat(201) } }] },
      ['titles.cn', 'items.0.names.tw'],
    ],
    ['two choices', { items: [{ ...question, choices: question.choices.slice(0, 1) }] }, ['items.0.choices']],
    [
      'points that differ',
      { items: [{ ...question, choices: question.choices.map((choice) => ({ ...choice, ansValue: 1 })) }] },
      [1, 2, 3].map((at) => `items.0.choices.${at}.ansValue`),
    ],
  ])('requires %s', (_, more, expected) => {
    expect(listProblemPaths(more)).toEqual(expected)
  })
})
