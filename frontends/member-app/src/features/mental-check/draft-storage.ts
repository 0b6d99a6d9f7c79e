/** The answers given so far, by question, and the key of sending exactly these (D-016). */
export interface Draft {
  choices: Readonly<Record<string, string>>
  requestKey: string
}

interface Stored extends Draft {
  savedAtMs: number
}

const prefix = 'hibiki.mental-check.'
const keptForMs = 7 * 24 * 60 * 60 * 1000

const keyOf = (memberId: string, checkId: string) => `${prefix}${memberId}.${checkId}`

/** A draft that is whole and not too old. */
function read(storageKey: string, nowMs: number): Draft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Stored> | null
    const { choices, requestKey, savedAtMs = 0 } = stored ?? {}
    const age = nowMs - savedAtMs
    if (typeof choices !== 'object' || !requestKey || age < 0 || age > keptForMs) return null
    return { choices, requestKey }
  } catch {
    return null
  }
}

/** One member's unsent answers to one mental check; a reload and a crash find them again, another member does not. */
export const drafts = {
  find: (memberId: string, checkId: string, nowMs: number): Draft | null =>
    read(keyOf(memberId, checkId), nowMs),

  save(memberId: string, checkId: string, draft: Draft, nowMs: number): void {
    try {
      const stored: Stored = { ...draft, savedAtMs: nowMs }
      localStorage.setItem(keyOf(memberId, checkId), JSON.stringify(stored))
    } catch {
      // Nowhere to keep it: the returns then live as long as the page.
    }
  },

  forget: (memberId: string, checkId: string): void => remove((key) => key === keyOf(memberId, checkId)),

  clearAll: (): void => remove(() => true),

  /** Leaves nothing too old on the device, and nothing of anybody but the member who is here; `null`: no one known is. */
  sweep: (memberId: string | null, nowMs: number): void =>
    remove(
      (key) => (memberId !== null && !key.startsWith(`${prefix}${memberId}.`)) || read(key, nowMs) === null,
    ),
}

function remove(matches: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && matches(key)) localStorage.removeItem(key)
  } catch {
    // No storage, no drafts.
  }
}
