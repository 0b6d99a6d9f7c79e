interface Options<Draft> {
  /** The prefix of the storage keys of these drafts. */
  prefix: string
  maxAgeMs: number
  /** Parses a stored draft; null when it is invalid. */
  parse: (stored: Record<string, unknown>) => Draft | null
}

/**
 * Stores unsent work of members on this device, where it survives a reload or a crash, but is not shown to another member. A draft is found
 * by its member and its own id, for a limited time; `personalData` declares when it goes.
 */
export function createDeviceDraftStore<Draft extends object>({
  prefix,
  maxAgeMs: keptForMs,
  parse,
}: Options<Draft>) {
  const toStorageKey = (memberId: string, id: string) => `${prefix}${memberId}.${id}`

  /** Reads a draft that is valid and not too old. */
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

  return {
    find: (memberId: string, id: string, nowMs: number): Draft | null =>
      read(toStorageKey(memberId, id), nowMs),

    save(memberId: string, id: string, draft: Draft, nowMs: number): void {
      try {
        localStorage.setItem(toStorageKey(memberId, id), JSON.stringify({ ...draft, savedAtMs: nowMs }))
      } catch {
        // Without storage the work lives as long as the page.
      }
    },

    forget(memberId: string, id: string): void {
      try {
        localStorage.removeItem(toStorageKey(memberId, id))
      } catch {
        // Without storage there is no draft.
      }
    },
  }
}
