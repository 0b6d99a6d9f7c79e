import { useState } from 'react'
import { type MentalCheckDraft, mentalCheckDraftStorage } from './draft-storage.ts'

const createEmptyDraft = (): MentalCheckDraft => ({ choices: {}, requestKey: crypto.randomUUID() })

/** Stores the unsent answers to a mental check on the device; every change gets a new idempotency key. */
export function useMentalCheckDraft(memberId: string, checkId: string) {
  const [draft, setDraft] = useState(
    () => mentalCheckDraftStorage.find(memberId, checkId, Date.now()) ?? createEmptyDraft(),
  )
  return {
    draft,
    choose(itemId: string, choiceId: string) {
      const next = { choices: { ...draft.choices, [itemId]: choiceId }, requestKey: crypto.randomUUID() }
      setDraft(next)
      mentalCheckDraftStorage.save(memberId, checkId, next, Date.now())
    },
    forget: () => mentalCheckDraftStorage.forget(memberId, checkId),
  }
}
