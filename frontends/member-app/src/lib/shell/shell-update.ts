import { createEmitter } from '../emitter.ts'
import { whenIdle } from '../when-idle.ts'
import { takeOver } from './names.ts'

/** How often a page that stays open asks for a new version when it is seen again. */
const CHECK_EVERY_MS = 60 * 60_000

/** Whoever asked for the new version sees something happen. */
const MAX_WAIT_MS = 3000

const changes = createEmitter<void>()
let waiting: ServiceWorker | null = null
/** Another tab has let the new version in: this one goes on with its own until it is loaded again. */
let isReplaced = false

/** A new version of the app: fetched in the background, offered, and shown when somebody wants it. */
export const shellUpdate = {
  subscribe: changes.subscribe,
  isOffered: (): boolean => waiting !== null || isReplaced,
  /** Loads the page again, in the new version where there is one. */
  async apply(): Promise<void> {
    if (waiting) {
      const taken = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
        // A busy worker gives way when its pages are gone.
        setTimeout(resolve, MAX_WAIT_MS)
      })
      waiting.postMessage(takeOver)
      await taken
    }
    window.location.reload()
  },
}

/** Registers the worker and watches for its successors. Without one (old browsers, private windows) the app works as a page does. */
export async function startShell(): Promise<void> {
  const container = navigator.serviceWorker
  if (!container) return
  // The worker fetches the whole app once: not while the first page is still on its way.
  await whenIdle()
  const hadWorker = container.controller !== null
  container.addEventListener('controllerchange', () => {
    // The first worker takes over the page that brought it, which is of its own version.
    if (!hadWorker) return
    waiting = null
    isReplaced = true
    changes.emit()
  })
  // The script of the worker itself is always asked for, whatever a proxy keeps.
  const registration: ServiceWorkerRegistration | undefined = await container
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined)
  // Undefined also where a browser that is driven blocks workers.
  if (!registration) return
  const look = () => {
    const next = container.controller ? registration.waiting : null
    if (next === waiting) return
    waiting = next
    changes.emit()
  }
  look()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}
