import { offlineSoundsCacheName, toMediaCacheKey } from '../lib/service-worker/offline-sounds-cache-name.ts'

const isSigned = (request: Request): boolean => new URL(request.url).searchParams.has('sig')

/**
 * A signed link bypasses the worker while there is a network: a sound that streams through a worker would keep it busy, and its
 * successor waiting, even while the sound is paused.
 */
export const shouldBypassWorker = (request: Request): boolean => isSigned(request) && navigator.onLine

/**
 * The server decides about a signed link; the device serves it only where the network fails. A link without a signature works
 * only here: the page uses it for an offline sound.
 */
export async function respondWithMedia(request: Request): Promise<Response> {
  if (!isSigned(request)) return (await findOfflineMedia(request)) ?? fetch(request)
  try {
    return await fetch(request)
  } catch (error) {
    const offlineResponse = await findOfflineMedia(request)
    if (offlineResponse) return offlineResponse
    throw error
  }
}

async function findOfflineMedia(request: Request): Promise<Response | null> {
  const offlineFile = await caches.match(toMediaCacheKey(request.url), {
    cacheName: offlineSoundsCacheName,
    ignoreVary: true,
  })
  if (!offlineFile) return null
  const range = request.headers.get('range')
  return range === null ? offlineFile : toPartialResponse(offlineFile, range)
}

/** Returns one range, as media elements request it (RFC 9110 §14.2), without reading the rest of the file. */
async function toPartialResponse(whole: Response, range: string): Promise<Response> {
  const file = await whole.blob()
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  const start = first === '' ? file.size - Number(last) : Number(first)
  const end = first === '' || last === '' ? file.size - 1 : Math.min(Number(last), file.size - 1)
  if ((first === '' && last === '') || start < 0 || start > end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } })
  const headers = new Headers(whole.headers)
  headers.set('content-range', `bytes ${start}-${end}/${file.size}`)
  headers.set('content-length', String(end - start + 1))
  return new Response(file.slice(start, end + 1), { status: 206, headers })
}
