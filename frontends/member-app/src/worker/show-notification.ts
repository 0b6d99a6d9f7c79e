import type { OpenPathMessage } from '../lib/push/open-path-message.ts'

declare const self: ServiceWorkerGlobalScope

/** What the server pushes: the kind of news and where it is read, never what it says. */
interface PushedNotification {
  kind: string
  /** A path of this site. */
  path: string
  lang: string
  title: string
  body: string
}

export function showNotification(event: PushEvent): void {
  const pushed = event.data?.json() as PushedNotification | undefined
  // Browsers demand that each push shows something; one without content is of another version.
  const { kind = '', path = '/', lang = 'ja', title = 'Hibiki', body = '' } = pushed ?? {}
  const options = { body, lang, tag: kind, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } }
  event.waitUntil(self.registration.showNotification(title, options))
}

export function openNotification(event: NotificationEvent): void {
  event.notification.close()
  const { path } = event.notification.data as { path: string }
  event.waitUntil(openPath(path))
}

async function openPath(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const [page] = [...pages].sort((a, b) => Number(b.focused) - Number(a.focused))
  if (!page) {
    await self.clients.openWindow(path)
    return
  }
  const message: OpenPathMessage = { type: 'OPEN_PATH', path }
  page.postMessage(message)
  await page.focus()
}
