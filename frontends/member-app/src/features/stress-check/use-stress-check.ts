import { useEffect, useState } from 'react'
import type { SavedResult } from './api/use-saved-results.ts'
import { clearDraft, type Draft, emptyDraft, findDraft, saveDraft } from './draft-storage.ts'
import { type AnswerCode, scoreStress } from './rules.ts'

/** The check of this tab; a reload goes on where it was. */
export function useStressCheck() {
  const [draft, setDraft] = useState(findDraft)
  useEffect(() => (draft.begun ? saveDraft(draft) : clearDraft()), [draft])
  /** From the latest state: a screen may turn by itself after an answer was given. */
  const change = (next: (now: Draft) => Partial<Draft>) => setDraft((now) => ({ ...now, ...next(now) }))
  return {
    draft,
    begin: () => change(() => ({ begun: true })),
    answer: (index: number, code: AnswerCode) =>
      change(({ answers, saved }) => ({
        answers: answers.map((given, at) => (at === index ? code : given)),
        position: index,
        // Other answers are another result.
        saved: answers[index] === code ? saved : null,
      })),
    goTo: (position: number) => change(() => ({ position, result: null })),
    finish: () => change(({ answers }) => ({ result: scoreStress(answers) })),
    keepSaved: (saved: SavedResult | null) => change(() => ({ saved })),
    reset: () => setDraft(emptyDraft),
  }
}
