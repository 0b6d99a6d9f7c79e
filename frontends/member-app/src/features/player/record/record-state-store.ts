/** The state of a play's record as the member sees it. */
export type RecordState =
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'refused'; reason: string }

export interface RecordStateSnapshot {
  /** The states by play session id. */
  readonly plays: Readonly<Record<string, RecordState>>
  /** How many reports of this member still wait for the network. */
  readonly waiting: number
  /** Grows with every confirmed report, so that activity can be fetched again. */
  readonly saved: number
}

export interface RecordStateStore {
  subscribe(listener: () => void): () => void
  snapshot(): RecordStateSnapshot
  set(playSessionId: string, state: RecordState): void
  setWaiting(count: number): void
}

/** Creates an observable store outside React, because records outlive the page that made them. */
export function createRecordStateStore(): RecordStateStore {
  const listeners = new Set<() => void>()
  let current: RecordStateSnapshot = { plays: {}, waiting: 0, saved: 0 }

  function publish(next: RecordStateSnapshot) {
    current = next
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => current,
    set(playSessionId, state) {
      const saved = current.saved + (state.kind === 'saved' ? 1 : 0)
      publish({ ...current, saved, plays: { ...current.plays, [playSessionId]: state } })
    },
    setWaiting(waiting) {
      if (waiting !== current.waiting) publish({ ...current, waiting })
    },
  }
}
