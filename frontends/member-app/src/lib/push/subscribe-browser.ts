import { createDeviceSetting } from '../device-setting.ts'

/** Whether a member wants notifications on this device; a login elsewhere ends them, and the next one here begins them again. */
export const createPushWish = (memberId: string) =>
  createDeviceSetting(`hibiki.push.${memberId}`, (stored) => stored === 'true')

/** What the browser allows: `blocked` was decided by the person, and `install` needs the app on the home screen first. */
export type PushAbility = 'ready' | 'blocked' | 'install' | 'none'

export function findPushAbility(): PushAbility {
  const isApple = /iPad|iPhone|iPod/.test(navigator.userAgent)
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!hasPush) return isApple ? 'install' : 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

export interface BrowserSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** The person, or the browser, does not allow notifications. */
export class PushNotAllowed extends Error {
  constructor() {
    super('notifications are not allowed')
  }
}

/**
 * Subscribes this browser at its maker's service, or returns the subscription that it has. It has to be called by a tap, because the
 * browser asks the person.
 * @throws PushNotAllowed
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushNotAllowed()
  return subscribeAllowedBrowser(publicKey)
}

/** Subscribes a browser in which the person has allowed notifications before. */
export async function subscribeAllowedBrowser(publicKey: string): Promise<BrowserSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  let subscription = await pushManager.getSubscription()
  if (subscription && toBase64Url(subscription.options.applicationServerKey) !== publicKey) {
    await subscription.unsubscribe()
    subscription = null
  }
  subscription ??= await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((error: unknown) => {
      throw error instanceof DOMException && error.name === 'NotAllowedError' ? new PushNotAllowed() : error
    })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

export async function unsubscribeBrowser(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
}

function toBase64Url(key: ArrayBuffer | null): string {
  if (!key) return ''
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
