import { createEmitter } from '../emitter.ts'
import { waitUntilIdle } from '../wait-until-idle.ts'
import { takeOverMessage } from './offline-sounds-cache-name.ts'

/** A page that stays open checks for a new version this often, when it becomes visible. */
const CHECK_EVERY_MS = 60 * 60_000

/** The page reloads after this wait at the latest, so that the member sees a reaction. */
const MAX_WAIT_MS = 3000

const changes = createEmitter<void>()
let waiting: ServiceWorker | null = null
/** Whether another tab has activated the new version; this tab stays on its own version until it is reloaded. */
let isReplaced = false

/** A new version of the app, which is fetched in the background, offered, and applied on request. */
export const shellUpdate = {
  subscribe: changes.subscribe,
  isOffered: (): boolean => waiting !== null || isReplaced,
  /** Reloads the page, in the new version where there is one. */
  async apply(): Promise<void> {
    if (waiting) {
      const taken = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
        // A busy worker is replaced once its pages are gone.
        setTimeout(resolve, MAX_WAIT_MS)
      })
      waiting.postMessage(takeOverMessage)
      await taken
    }
    window.location.reload()
  },
}

/** Registers the service worker and watches for new versions. Without one (old browsers, private windows) the app works as a plain page. */
export async function registerServiceWorker(): Promise<void> {
  const container = navigator.serviceWorker
  if (!container) return
  // The worker fetches the whole app, which should not compete with the first page.
  await waitUntilIdle()
  const hadWorker = container.controller !== null
  container.addEventListener('controllerchange', () => {
    // The first worker takes over the page that brought it, which is of its own version.
    if (!hadWorker) return
    waiting = null
    isReplaced = true
    changes.emit()
  })
  // The script of the worker itself must never come from a cache.
  const registration: ServiceWorkerRegistration | undefined = await container
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined)
  // An automated browser that blocks workers also returns undefined.
  if (!registration) return
  const updateWaiting = () => {
    const next = container.controller ? registration.waiting : null
    if (next === waiting) return
    waiting = next
    changes.emit()
  }
  updateWaiting()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', updateWaiting),
  )
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}
