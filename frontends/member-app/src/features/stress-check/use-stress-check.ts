import { useEffect, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { type AnswerCode, scoreStress } from './rules.ts'
import type { SavedResult } from './saved-result.ts'
import {
  clearStressCheckDraft,
  emptyStressCheckDraft,
  readStressCheckDraft,
  type StressCheckDraft,
  saveStressCheckDraft,
} from './stress-check-draft.ts'

/** The check of this tab, which survives a reload. A person who comes after a member starts over. */
export function useStressCheck() {
  const { status, user } = useSession()
  const owner = user?.id ?? null
  const [draft, setDraft] = useState(readStressCheckDraft)
  // Runs before anything is drawn: a visitor's draft becomes the member's, and another member's draft is dropped.
  if (owner !== null && draft.owner !== owner)
    setDraft(draft.owner === null ? { ...draft, owner } : { ...emptyStressCheckDraft, owner })
  useEffect(() => (draft.begun ? saveStressCheckDraft(draft) : clearStressCheckDraft()), [draft])
  /** Updates from the latest state, because the screen may advance by itself after an answer. */
  const change = (next: (now: StressCheckDraft) => Partial<StressCheckDraft>) =>
    setDraft((now) => ({ ...now, ...next(now) }))
  return {
    // A visitor may be a member whose session has ended or is unconfirmed; the member's draft is hidden until they are back.
    draft: owner === null && draft.owner !== null ? emptyStressCheckDraft : draft,
    /** It is not known yet whether the draft belongs to the current member. */
    isChecking: status === 'checking' && draft.owner !== null,
    begin: () => setDraft({ ...emptyStressCheckDraft, owner, begun: true }),
    answer: (index: number, code: AnswerCode) =>
      change(({ answers, saved = null }) => ({
        answers: answers.map((answer, at) => (at === index ? code : answer)),
        position: index,
        // Changed answers make another result.
        saved: answers[index] === code ? saved : null,
      })),
    goTo: (position: number) => change(() => ({ position, result: null })),
    finish: () => change(({ answers }) => ({ result: scoreStress(answers) })),
    setSavedResult: (saved: SavedResult | null) => change(() => ({ saved })),
    reset: () => setDraft(emptyStressCheckDraft),
  }
}
