import { createEmitter } from '../emitter.ts'
import { type AppearanceChoice, findAppearance } from './rules.ts'

/** `build/appearance-at-start.ts` reads the same key. */
const storageKey = 'hibiki.appearance'
const minute = 60_000
const changes = createEmitter<void>()

const isSystemDark = () => window.matchMedia?.('(prefers-color-scheme: dark)')

function readChoice(): AppearanceChoice {
  const stored = localStorage.getItem(storageKey)
  return stored === 'day' || stored === 'night' ? stored : 'auto'
}

/** The appearance of this browser: chosen, or by the system's setting and the local hour. */
export const appearanceStore = {
  choice: readChoice,
  current: () =>
    findAppearance(readChoice(), {
      hour: new Date().getHours(),
      systemIsDark: isSystemDark()?.matches ?? false,
    }),
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
    isSystemDark()?.addEventListener?.('change', onChange, { signal })
    // Another tab may have changed the choice.
    window.addEventListener('storage', onChange, { signal })
    // The timers of a page in the background may have paused over the evening.
    document.addEventListener('visibilitychange', onChange, { signal })
    return () => {
      clearInterval(clock)
      stop()
      ends.abort()
    }
  },
}
