import { TestFailure } from './test-state.ts'
import { waitUntil } from './wait-until.ts'

const TAG = 'hibiki-self-test'
const SHOW_TIMEOUT_MS = 5000

/**
 * Asks for the permission and shows one notification, which goes when the signal aborts.
 *
 * @throws TestFailure that says which step was refused
 */
export async function showTestNotification(
  { title, body }: { title: string; body: string },
  signal: AbortSignal,
): Promise<void> {
  if (window.isSecureContext === false) throw new TestFailure('notifications.insecure')
  if (!('Notification' in window)) throw new TestFailure('notifications.unsupported')
  const permission = await Notification.requestPermission()
  signal.throwIfAborted()
  if (permission === 'denied') throw new TestFailure('notifications.denied')
  if (permission !== 'granted') throw new TestFailure('notifications.dismissed')
  const registration = await findRegistration()
  signal.throwIfAborted()
  const options = { body, tag: TAG }
  if (registration?.active) await showByWorker(registration, title, options, signal)
  else await showByPage(title, options, signal)
}

/** A browser that blocks workers may reject here. */
const findRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined) ?? Promise.resolve(undefined)

async function showByWorker(
  registration: ServiceWorkerRegistration,
  title: string,
  options: NotificationOptions,
  signal: AbortSignal,
) {
  const closeShown = async () => {
    for (const shown of await registration.getNotifications({ tag: TAG })) shown.close()
  }
  try {
    await registration.showNotification(title, options)
  } catch {
    throw new TestFailure('notifications.failed')
  }
  if (signal.aborted) return void closeShown()
  signal.addEventListener('abort', () => void closeShown(), { once: true })
}

async function showByPage(title: string, options: NotificationOptions, signal: AbortSignal) {
  const notification = createNotification(title, options)
  signal.addEventListener('abort', () => notification.close(), { once: true })
  let result: 'shown' | 'failed' | null = null
  notification.onshow = () => {
    result = 'shown'
  }
  notification.onerror = () => {
    result = 'failed'
  }
  await waitUntil(() => result !== null, { timeoutMs: SHOW_TIMEOUT_MS, signal })
  if (result !== 'shown') throw new TestFailure('notifications.failed')
}

function createNotification(title: string, options: NotificationOptions): Notification {
  try {
    return new Notification(title, options)
  } catch {
    // Chrome for Android shows notifications of service workers only.
    throw new TestFailure('notifications.needsWorker')
  }
}
