import { useState } from 'react'

/** The answers given so far, by question, and the key of sending exactly these (D-016). */
export interface Draft {
  choices: Readonly<Record<string, string>>
  requestKey: string
}

const keptForMs = 7 * 24 * 60 * 60 * 1000

const empty = (): Draft => ({ choices: {}, requestKey: crypto.randomUUID() })

interface Stored extends Draft {
  savedAtMs: number
}

function read(storageKey: string, nowMs: number): Draft {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Stored> | null
    const { choices, requestKey, savedAtMs = 0 } = stored ?? {}
    const age = nowMs - savedAtMs
    if (typeof choices !== 'object' || !requestKey || age < 0 || age > keptForMs) return empty()
    return { choices, requestKey }
  } catch {
    return empty()
  }
}

/** One member's unsent answers to one mental check; a reload and a crash find them again, another member does not. */
export function useDraft(memberId: string, checkId: string) {
  const storageKey = `hibiki.mental-check.${memberId}.${checkId}`
  const [draft, setDraft] = useState(() => read(storageKey, Date.now()))
  return {
    draft,
    choose(itemId: string, choiceId: string) {
      const next = { choices: { ...draft.choices, [itemId]: choiceId }, requestKey: crypto.randomUUID() }
      setDraft(next)
      try {
        localStorage.setItem(storageKey, JSON.stringify({ ...next, savedAtMs: Date.now() } satisfies Stored))
      } catch {
        // Nowhere to keep it: the answers then live as long as the page.
      }
    },
    forget: () => localStorage.removeItem(storageKey),
  }
}
