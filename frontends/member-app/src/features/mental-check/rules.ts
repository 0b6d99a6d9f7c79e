import type { MentalCheck } from './types.ts'

export type Question = MentalCheck['items'][number]

/** Sorts questions by number, and the choices of each by value. */
export const sortQuestions = (items: readonly Question[]): Question[] =>
  items
    .map((item) => ({ ...item, choices: item.choices.toSorted((a, b) => a.ansValue - b.ansValue) }))
    .toSorted((a, b) => a.questionNo - b.questionNo)

/** Returns the id of the chosen answer to a question; empty when it is no longer offered. */
export const findChosenChoiceId = (question: Question, choices: Readonly<Record<string, string>>): string =>
  question.choices.find(({ id }) => id === choices[question.id])?.id ?? ''

/** Returns the index of the first question without an answer, or -1. */
export const findFirstUnansweredIndex = (
  questions: readonly Question[],
  choices: Readonly<Record<string, string>>,
): number => questions.findIndex((question) => findChosenChoiceId(question, choices) === '')
