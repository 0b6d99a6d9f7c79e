import type { SavedResult } from './api/use-saved-results.ts'
import { draftKey } from './clear-draft.ts'
import { questions } from './questions.ts'
import { type AnswerCode, answerCodes, type StressResult } from './rules.ts'

/** A check on its way. It stays in this tab's session and is sent nowhere. */
export interface Draft {
  /** Whose it is, by id; null for a visitor's, which the member who then logs in takes over. */
  owner: string | null
  begun: boolean
  answers: readonly AnswerCode[]
  /** The question the visitor is at, from 0. */
  position: number
  /** Set when all was answered and the level was asked for. */
  result: StressResult | null
  /** The result where the member chose to save it. */
  saved?: SavedResult | null
}

export const emptyDraft: Draft = {
  owner: null,
  begun: false,
  answers: questions.map(() => answerCodes.unanswered),
  position: 0,
  result: null,
}

const codes: readonly unknown[] = Object.values(answerCodes)

const isWhole = ({ owner, begun, answers, position, result }: Partial<Draft>): boolean =>
  (owner === null || typeof owner === 'string') &&
  begun === true &&
  Array.isArray(answers) &&
  answers.length === questions.length &&
  answers.every((code) => codes.includes(code)) &&
  Number.isInteger(position) &&
  Number(position) in questions &&
  (result === null || typeof result === 'object')

/** The check this tab has begun, or an empty one. */
export function findDraft(): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as Draft | null
    return stored && isWhole(stored) ? stored : emptyDraft
  } catch {
    return emptyDraft
  }
}

export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft))
  } catch {
    // No storage: the answers then live as long as the page.
  }
}
