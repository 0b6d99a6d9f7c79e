import { questions } from './questions.ts'
import { type AnswerCode, answerCodes, type StressResult } from './rules.ts'
import type { SavedResult } from './saved-result.ts'

const DRAFT_STORAGE_KEY = 'hibiki.stress-check'

/** A check in progress. It is stored in this tab's session and sent nowhere. */
export interface StressCheckDraft {
  /** The id of its owner; null for a visitor's draft, which the member who then logs in takes over. */
  owner: string | null
  begun: boolean
  answers: readonly AnswerCode[]
  /** The current question, from 0. */
  position: number
  /** Set when all questions are answered and the level was requested. */
  result: StressResult | null
  /** The saved result, when the member chose to save it. */
  saved?: SavedResult | null
}

export const emptyStressCheckDraft: StressCheckDraft = {
  owner: null,
  begun: false,
  answers: questions.map(() => answerCodes.unanswered),
  position: 0,
  result: null,
}

const codes: readonly unknown[] = Object.values(answerCodes)

const isWhole = ({ owner, begun, answers, position, result }: Partial<StressCheckDraft>): boolean =>
  (owner === null || typeof owner === 'string') &&
  begun === true &&
  Array.isArray(answers) &&
  answers.length === questions.length &&
  answers.every((code) => codes.includes(code)) &&
  Number.isInteger(position) &&
  Number(position) in questions &&
  (result === null || typeof result === 'object')

/** Returns the check of this tab, or an empty one. */
export function readStressCheckDraft(): StressCheckDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(DRAFT_STORAGE_KEY) ?? 'null') as StressCheckDraft | null
    return stored && isWhole(stored) ? stored : emptyStressCheckDraft
  } catch {
    return emptyStressCheckDraft
  }
}

export function saveStressCheckDraft(draft: StressCheckDraft): void {
  try {
    sessionStorage.setItem(DRAFT_STORAGE_KEY, JSON.stringify(draft))
  } catch {
    // Without storage the answers live as long as the page.
  }
}

export function clearStressCheckDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_STORAGE_KEY)
  } catch {
    // Without storage there is no draft.
  }
}
