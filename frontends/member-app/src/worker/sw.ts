import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, getCacheKeyForURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { matchesOfflineMedia, matchesSignedMediaOffline, offlineMedia, signedMedia } from './media.ts'
import { createOwnPagePlugin, deleteOldShells, everyBuildPlugin, notAPage } from './own-page-plugin.ts'
import { openNotification, showNotification } from './show-notification.ts'

declare const self: ServiceWorkerGlobalScope

/** The build fills in its page as `/` and every file that each page may need. */
const manifest = self.__WB_MANIFEST as PrecacheEntry[]
const version = manifest.find(({ url }) => url === '/')?.revision ?? ''

setCacheNameDetails({ prefix: 'hibiki', precache: 'shell', suffix: version })
const ownPage = createOwnPagePlugin(manifest)
addPlugins([ownPage])

// A page opens at once from the device and is renewed, with its nonce and headers, for the next time.
const page = new StaleWhileRevalidate({
  cacheName: cacheNames.precache,
  plugins: [ownPage, { cacheKeyWillBeUsed: async () => getCacheKeyForURL('/') ?? '/' }],
})
registerRoute(new NavigationRoute(page, { denylist: [notAPage] }))
precacheAndRoute(manifest)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'hibiki-assets',
    plugins: [everyBuildPlugin, new ExpirationPlugin({ maxEntries: 200 })],
  }),
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/api/soundesthe/landscapes/'),
  new StaleWhileRevalidate({
    cacheName: 'hibiki-landscapes',
    plugins: [new ExpirationPlugin({ maxEntries: 400 })],
  }),
)
registerRoute(matchesSignedMediaOffline, signedMedia)
registerRoute(matchesOfflineMedia, offlineMedia)

self.addEventListener('push', showNotification)
self.addEventListener('notificationclick', openNotification)
self.addEventListener('activate', (event) => event.waitUntil(deleteOldShells(cacheNames.precache)))
// The worker also serves the page of the first visit from here on, so that its sounds can be stored.
clientsClaim()
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
