import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../session/session-context.ts'

/** A draft with the idempotency key with which it is sent once. */
export interface KeyedDraft<T> {
  value: T
  key: string
}

/** A draft of this member that survives closing the dialog and a reload. It is private, so it ends with the tab. */
export function useMessageDraft<T extends object>(name: string, empty: T) {
  const { user } = useSession()
  const storageKey = user && `hibiki.draft.${user.id}.${name}`
  const [draft, setDraft] = useState<KeyedDraft<T>>(
    () => (storageKey === null ? null : readDraft<T>(storageKey, empty)) ?? createDraft(empty),
  )
  useEffect(() => {
    // The dialog may be open for a moment longer than the session.
    if (storageKey !== null) sessionStorage.setItem(storageKey, JSON.stringify(draft))
  }, [storageKey, draft])
  /** The change applies to the latest draft, because pictures may arrive while the member types. */
  const change = useCallback(
    (part: (now: T) => Partial<T>) =>
      // A changed text is another message and gets another key.
      setDraft(({ value }) => createDraft({ ...value, ...part(value) })),
    [],
  )
  const clear = useCallback(() => setDraft(createDraft(empty)), [empty])
  return { draft: draft.value, key: draft.key, change, clear }
}

const createDraft = <T>(value: T): KeyedDraft<T> => ({ value, key: crypto.randomUUID() })

/** A draft of an earlier version of the app lacks what came later. */
function readDraft<T extends object>(storageKey: string, empty: T): KeyedDraft<T> | null {
  try {
    const stored = sessionStorage.getItem(storageKey)
    if (stored === null) return null
    const { value, key } = JSON.parse(stored) as KeyedDraft<T>
    return { value: { ...empty, ...value }, key }
  } catch {
    return null
  }
}
