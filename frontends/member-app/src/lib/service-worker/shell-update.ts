import { createEmitter } from '../emitter.ts'

/** A page that stays open checks for a new version this often, when it becomes visible. */
const CHECK_EVERY_MS = 60 * 60_000

/** The page reloads after this wait at the latest, so that the member sees a reaction; a busy worker is replaced once its pages are gone. */
const MAX_WAIT_MS = 3000

const changes = createEmitter<void>()
/** Activates the waiting version; null where none waits. */
let activate: (() => void) | null = null
/** Whether another tab has activated the new version; this tab stays on its own version until it is reloaded. */
let isReplaced = false

/** A new version of the app, which is fetched in the background, offered, and applied on request. */
export const shellUpdate = {
  subscribe: changes.subscribe,
  isOffered: (): boolean => activate !== null || isReplaced,
  /** Reloads the page, in the new version where there is one. */
  apply(): void {
    const reload = () => window.location.reload()
    navigator.serviceWorker?.addEventListener('controllerchange', reload)
    setTimeout(reload, activate ? MAX_WAIT_MS : 0)
    activate?.()
  },
}

/** Registers the service worker and watches for new versions. Without one (old browsers, private windows) the app works as a plain page. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  // The script of the worker itself must never come from a cache.
  const worker = new Workbox('/sw.js', { updateViaCache: 'none' })
  worker.addEventListener('waiting', () => {
    activate = () => worker.messageSkipWaiting()
    changes.emit()
  })
  // The first worker takes over the pages of a first visit, which are of its own version, whichever of them brought it.
  let isFirst = navigator.serviceWorker.controller === null
  worker.addEventListener('controlling', () => {
    if (isFirst) {
      isFirst = false
      return
    }
    activate = null
    isReplaced = true
    changes.emit()
  })
  // An automated browser that blocks workers fails here.
  await worker.register({ immediate: true }).catch(() => undefined)
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    void worker.update().catch(() => undefined)
  })
}
