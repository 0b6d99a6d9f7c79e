import { RangeRequestsPlugin } from 'workbox-range-requests'
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import { offlineSoundsCacheName, toMediaCacheKey } from '../lib/service-worker/offline-sounds-cache-name.ts'

/** The page stores offline sounds; the worker only serves them. */
const options: StrategyOptions = {
  cacheName: offlineSoundsCacheName,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => toMediaCacheKey(request.url),
      cacheWillUpdate: async () => null,
    },
    new RangeRequestsPlugin(),
  ],
}

const isMedia = ({ pathname }: URL): boolean => pathname.startsWith('/api/media/')
const isSigned = ({ searchParams }: URL): boolean => searchParams.has('sig')

/**
 * The server decides about a signed link; the device serves it only where the network fails. It bypasses the worker while there is a
 * network: a sound that streams through a worker would keep it busy, and its successor waiting, even while the sound is paused.
 */
export const matchesSignedMediaOffline = ({ url }: { url: URL }): boolean =>
  isMedia(url) && isSigned(url) && !navigator.onLine
export const signedMedia = new NetworkFirst(options)

/** A link without a signature works only here: the page uses it for an offline sound. */
export const matchesOfflineMedia = ({ url }: { url: URL }): boolean => isMedia(url) && !isSigned(url)
export const offlineMedia = new CacheFirst(options)
