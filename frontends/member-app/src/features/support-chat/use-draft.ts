import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../session/session-context.ts'

/** What is being written, with the key that makes it sent once. */
export interface Draft<T> {
  value: T
  key: string
}

/** A draft of this member that outlives closing the dialog and reloading, and ends with the tab: it is private. */
export function useDraft<T>(name: string, empty: T) {
  const { user } = useSession()
  const storageKey = `hibiki.draft.${user?.id ?? ''}.${name}`
  const [draft, setDraft] = useState<Draft<T>>(() => readDraft(storageKey) ?? createDraft(empty))
  useEffect(() => {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  }, [storageKey, draft])
  /** What has become of the draft meanwhile stays: pictures arrive while somebody writes on. */
  const change = useCallback(
    (part: (now: T) => Partial<T>) =>
      // Other words are another message.
      setDraft(({ value }) => createDraft({ ...value, ...part(value) })),
    [],
  )
  const clear = useCallback(() => setDraft(createDraft(empty)), [empty])
  return { draft: draft.value, key: draft.key, change, clear }
}

const createDraft = <T>(value: T): Draft<T> => ({ value, key: crypto.randomUUID() })

function readDraft<T>(storageKey: string): Draft<T> | null {
  try {
    const stored = sessionStorage.getItem(storageKey)
    return stored === null ? null : (JSON.parse(stored) as Draft<T>)
  } catch {
    return null
  }
}
