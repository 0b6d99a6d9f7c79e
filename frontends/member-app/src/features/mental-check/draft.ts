import { useState } from 'react'
import { type Draft, drafts } from './draft-storage.ts'

const empty = (): Draft => ({ choices: {}, requestKey: crypto.randomUUID() })

/** The unsent answers to a mental check; every change makes another request of them. */
export function useDraft(memberId: string, checkId: string) {
  const [draft, setDraft] = useState(() => drafts.find(memberId, checkId, Date.now()) ?? empty())
  return {
    draft,
    choose(itemId: string, choiceId: string) {
      const next = { choices: { ...draft.choices, [itemId]: choiceId }, requestKey: crypto.randomUUID() }
      setDraft(next)
      drafts.save(memberId, checkId, next, Date.now())
    },
    forget: () => drafts.forget(memberId, checkId),
  }
}
