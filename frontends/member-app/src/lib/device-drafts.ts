interface Options<Draft> {
  /** What all keys of these drafts begin with. */
  prefix: string
  maxAgeMs: number
  /** What was stored as a draft; null when it is none. */
  parse: (stored: Record<string, unknown>) => Draft | null
}

/**
 * Unsent work of members on this device: a reload and a crash find it again, another member does not. A draft is found by its member
 * and its own id, for a limited time.
 */
export function createDeviceDrafts<Draft extends object>({
  prefix,
  maxAgeMs: keptForMs,
  parse,
}: Options<Draft>) {
  const toStorageKey = (memberId: string, id: string) => `${prefix}${memberId}.${id}`

  /** A draft that is whole and not too old. */
  function read(storageKey: string, nowMs: number): Draft | null {
    try {
      const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Record<string, unknown> | null
      const { savedAtMs = 0, ...draft } = stored ?? {}
      const age = nowMs - Number(savedAtMs)
      return age < 0 || age > keptForMs ? null : parse(draft)
    } catch {
      return null
    }
  }

  function remove(matches: (key: string) => boolean): void {
    try {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(prefix) && matches(key)) localStorage.removeItem(key)
    } catch {
      // No storage, no drafts.
    }
  }

  return {
    find: (memberId: string, id: string, nowMs: number): Draft | null =>
      read(toStorageKey(memberId, id), nowMs),

    save(memberId: string, id: string, draft: Draft, nowMs: number): void {
      try {
        localStorage.setItem(toStorageKey(memberId, id), JSON.stringify({ ...draft, savedAtMs: nowMs }))
      } catch {
        // Nowhere to keep it: the work then lives as long as the page.
      }
    },

    forget: (memberId: string, id: string): void => remove((key) => key === toStorageKey(memberId, id)),

    clearAll: (): void => remove(() => true),

    /** Leaves nothing too old on the device, and nothing of anybody but the member who is here; `null`: no one known is. */
    sweep: (memberId: string | null, nowMs: number): void =>
      remove(
        (key) => (memberId !== null && !key.startsWith(`${prefix}${memberId}.`)) || read(key, nowMs) === null,
      ),
  }
}
