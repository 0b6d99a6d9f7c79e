import { useEffect, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import type { SavedResult } from './api/use-saved-results.ts'
import { clearDraft } from './clear-draft.ts'
import { type Draft, emptyDraft, findDraft, saveDraft } from './draft-storage.ts'
import { type AnswerCode, scoreStress } from './rules.ts'

/** The check of this tab; a reload goes on where it was. Whoever comes after a member begins anew. */
export function useStressCheck() {
  const { status, user } = useSession()
  const owner = user?.id ?? null
  const [draft, setDraft] = useState(findDraft)
  // Before anything is drawn: a visitor's draft becomes the member's, that of another member is dropped.
  if (owner !== null && draft.owner !== owner)
    setDraft(draft.owner === null ? { ...draft, owner } : { ...emptyDraft, owner })
  useEffect(() => (draft.begun ? saveDraft(draft) : clearDraft()), [draft])
  /** From the latest state: a screen may turn by itself after an answer was given. */
  const change = (next: (now: Draft) => Partial<Draft>) => setDraft((now) => ({ ...now, ...next(now) }))
  return {
    // A visitor may be a member whose session has ended or could not be confirmed: theirs is hidden until they are back.
    draft: owner === null && draft.owner !== null ? emptyDraft : draft,
    /** Not known yet whether the draft is of who is here. */
    isChecking: status === 'checking' && draft.owner !== null,
    begin: () => setDraft({ ...emptyDraft, owner, begun: true }),
    answer: (index: number, code: AnswerCode) =>
      change(({ answers, saved = null }) => ({
        answers: answers.map((answer, at) => (at === index ? code : answer)),
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
