import { LOAD_STALL_TIMEOUT_MS } from './room.rules.ts'

/** The cache holds the sounds of a room on the device, so that they play without a network. */
const cacheName = 'hibiki-room-sounds'
const toKey = (soundId: string) => `/room-sounds/${encodeURIComponent(soundId)}`

/**
 * Returns the whole sound, from the cache if it is there.
 *
 * @param path a valid link, used only when the sound is not cached
 * @param onProgress called for every chunk that arrives
 * @throws when the sound is neither cached nor can be downloaded
 */
export async function loadRoomSound(
  soundId: string,
  path: string,
  onProgress: () => void = () => undefined,
): Promise<Blob> {
  const cache = await openCache()
  const cached = await cache?.match(toKey(soundId))
  if (cached) return cached.blob()
  const blob = await download(soundId, path, onProgress)
  // A full disk prevents only the offline playback, not the sound itself.
  await cache
    ?.put(toKey(soundId), new Response(blob, { headers: { 'content-type': blob.type } }))
    .catch(() => undefined)
  return blob
}

/** Whether a sound is on the device, so that it needs no network. */
export async function isRoomSoundCached(soundId: string): Promise<boolean> {
  const cache = await openCache()
  return (await cache?.match(toKey(soundId))) !== undefined
}

/** Aborts a dead connection, so that the caller can retry. */
async function download(soundId: string, path: string, onProgress: () => void): Promise<Blob> {
  const stall = new AbortController()
  const abort = () => stall.abort()
  let timer = setTimeout(abort, LOAD_STALL_TIMEOUT_MS)
  try {
    const response = await fetch(path, { signal: stall.signal })
    if (!response.ok) throw new Error(`${response.status} for the sound ${soundId}`)
    const reader = response.body?.getReader()
    const pieces: Uint8Array<ArrayBuffer>[] = []
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      pieces.push(next.value)
      onProgress()
      clearTimeout(timer)
      timer = setTimeout(abort, LOAD_STALL_TIMEOUT_MS)
    }
    return new Blob(pieces, { type: response.headers.get('content-type') ?? '' })
  } finally {
    clearTimeout(timer)
  }
}

/** Deletes all other sounds from the cache. */
export async function pruneRoomSounds(soundIds: readonly string[]): Promise<void> {
  const cache = await openCache()
  const usedKeys = new Set(soundIds.map(toKey))
  for (const request of (await cache?.keys()) ?? []) {
    if (!usedKeys.has(new URL(request.url).pathname)) await cache?.delete(request)
  }
}

/** Browsers have no Cache API outside secure pages. */
const openCache = (): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(cacheName).catch(() => null) : Promise.resolve(null)
