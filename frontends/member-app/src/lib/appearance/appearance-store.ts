import { createEmitter } from '../emitter.ts'
import { type AppearanceChoice, appearanceOf } from './rules.ts'

/** Also read by build/appearance-at-start.ts. */
const storageKey = 'hibiki.appearance'
const minute = 60_000
const changes = createEmitter<void>()

const system = () => window.matchMedia?.('(prefers-color-scheme: dark)')

function choice(): AppearanceChoice {
  const stored = localStorage.getItem(storageKey)
  return stored === 'day' || stored === 'night' ? stored : 'auto'
}

/** The appearance of this browser: chosen, or by the system's setting and the local hour. */
export const appearanceStore = {
  choice,
  current: () =>
    appearanceOf(choice(), { hour: new Date().getHours(), systemIsDark: system()?.matches ?? false }),
  choose(next: AppearanceChoice): void {
    localStorage.setItem(storageKey, next)
    changes.emit()
  },
  /** Calls `onChange` whenever `choice` or `current` may have changed. */
  subscribe(onChange: () => void): () => void {
    const ends = new AbortController()
    const { signal } = ends
    const clock = setInterval(onChange, minute)
    const stop = changes.subscribe(onChange)
    system()?.addEventListener?.('change', onChange, { signal })
    // Another tab has chosen.
    window.addEventListener('storage', onChange, { signal })
    // A phone's clock of a page in the background may have slept over the evening.
    document.addEventListener('visibilitychange', onChange, { signal })
    return () => {
      clearInterval(clock)
      stop()
      ends.abort()
    }
  },
}
