import { useState } from 'react'
import { type Draft, draftStorage } from './draft-storage.ts'

const createEmptyDraft = (): Draft => ({ choices: {}, requestKey: crypto.randomUUID() })

/** Stores the unsent answers to a mental check on the device; every change gets a new idempotency key. */
export function useDraft(memberId: string, checkId: string) {
  const [draft, setDraft] = useState(
    () => draftStorage.find(memberId, checkId, Date.now()) ?? createEmptyDraft(),
  )
  return {
    draft,
    choose(itemId: string, choiceId: string) {
      const next = { choices: { ...draft.choices, [itemId]: choiceId }, requestKey: crypto.randomUUID() }
      setDraft(next)
      draftStorage.save(memberId, checkId, next, Date.now())
    },
    forget: () => draftStorage.forget(memberId, checkId),
  }
}
