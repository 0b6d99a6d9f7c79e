import type { MentalCheck } from './api/use-mental-check.ts'

export type Question = MentalCheck['items'][number]

/** Questions by their number, and the choices of each by their value. */
export const sortQuestions = (items: readonly Question[]): Question[] =>
  items
    .map((item) => ({ ...item, choices: item.choices.toSorted((a, b) => a.ansValue - b.ansValue) }))
    .toSorted((a, b) => a.questionNo - b.questionNo)

/** What was chosen for a question; an answer that is no longer offered is none. */
export const findChoice = (question: Question, choices: Readonly<Record<string, string>>): string =>
  question.choices.find(({ id }) => id === choices[question.id])?.id ?? ''
