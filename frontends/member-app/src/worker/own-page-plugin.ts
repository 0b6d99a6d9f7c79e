import type { WorkboxPlugin } from 'workbox-core'
import type { PrecacheEntry } from 'workbox-precaching'

const shellPrefix = 'hibiki-shell-'

/** The console, the API, files and operators' paths (the gateway's `reserved`) are no pages of the app. */
export const notAPage =
  /^\/(admin|api|dev|internal|metrics|readyz|healthz|openapi\.json)([/?]|$)|^[^?]+\.[a-z0-9]+(\?|$)/i

/**
 * Stores the page of this build only: it names its own files, so no page runs parts of two builds. When the servers deliver the page of
 * another build, an installation fails, and the browser retries it later.
 */
export function createOwnPagePlugin(manifest: readonly PrecacheEntry[]): WorkboxPlugin {
  const files = new Set(manifest.map(({ url }) => url))
  return {
    // Credentials are omitted, because the page is the same for all visitors.
    requestWillFetch: async ({ request }) =>
      isPage(request)
        ? new Request(new URL('/', request.url), { cache: 'no-store', credentials: 'omit' })
        : request,
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null
      if (!isPage(request)) return response
      const [, entry = ''] =
        /<script type="module"[^>]* src="([^"]+)"/.exec(await response.clone().text()) ?? []
      return files.has(entry) ? response : null
    },
  }
}

const isPage = ({ mode, url }: Request): boolean => mode === 'navigate' || new URL(url).pathname === '/'

/** Finds a file in the caches of all builds, because a tab that still shows the previous build needs its files. */
export const everyBuildPlugin: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await caches.match(request, { ignoreVary: true })) ?? null,
}

/** Deletes all builds but this and the previous one. */
export async function deleteOldShells(current: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(shellPrefix) && name !== current)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}
