import type { Language } from '@hibiki/http'
import { getFixedT } from '../../texts.ts'
import { type AnswerPart, MAX_CHIPS } from './answer-part.ts'

const afterSounds = ['focus', 'recent', 'week'] as const
const afterListening = ['month', 'streak', 'sleep'] as const
const afterContract = ['receipts', 'week', 'sleep'] as const
const afterOther = ['sleep', 'week', 'receipts'] as const

export type NextQuestion =
  | (typeof afterSounds)[number]
  | (typeof afterListening)[number]
  | (typeof afterContract)[number]

/** Suggests what a member may ask after an answer; each of these questions is understood by the rules in each language. */
export function suggestNextQuestions(
  parts: readonly AnswerPart[],
  { question, language }: { question: string; language: Language },
): AnswerPart {
  const t = getFixedT(language)
  const keys: readonly NextQuestion[] = parts.some(({ type }) => type === 'sounds')
    ? afterSounds
    : parts.some((part) => part.type === 'figures' && part.about === 'contract')
      ? afterContract
      : parts.some(({ type }) => type === 'figures')
        ? afterListening
        : afterOther
  const questions = keys
    .map((key) => t(`texts.advisor.next.${key}`))
    .filter((suggested) => suggested !== question.trim())
  return { type: 'questions', questions: questions.slice(0, MAX_CHIPS) }
}
