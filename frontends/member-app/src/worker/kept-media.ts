import { keyOfMedia, offlineSoundsCache } from '../lib/shell/names.ts'

const isSigned = (request: Request): boolean => new URL(request.url).searchParams.has('sig')

/**
 * A signed link goes past the worker while there is a network: a sound that streams through a worker would keep it busy, and its
 * successor waiting, for as long as the sound is paused.
 */
export const isForServer = (request: Request): boolean => isSigned(request) && navigator.onLine

/**
 * A signed link is for the server to judge, now as ever; the device stands in only where no network answers. A link without
 * a signature works nowhere but here: the page asks so for a kept sound.
 */
export async function answerMedia(request: Request): Promise<Response> {
  if (!isSigned(request)) return (await keptMedia(request)) ?? fetch(request)
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await keptMedia(request)
    if (kept) return kept
    throw error
  }
}

async function keptMedia(request: Request): Promise<Response | null> {
  const kept = await caches.match(keyOfMedia(request.url), {
    cacheName: offlineSoundsCache,
    ignoreVary: true,
  })
  if (!kept) return null
  const range = request.headers.get('range')
  return range === null ? kept : partOf(kept, range)
}

/** One range, as media elements ask for it (RFC 9110 §14.2); the file is not read for it, only that part of it. */
async function partOf(whole: Response, range: string): Promise<Response> {
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
