import { stalledLoadMs } from './room.rules.ts'

/** The sounds of a room on the device, so that it keeps sounding without a network. */
const cacheName = 'hibiki-room-sounds'
const keyOf = (soundId: string) => `/room-sounds/${encodeURIComponent(soundId)}`

/**
 * Returns the whole sound, from the device where it is kept.
 *
 * @param path a link that works now; only used when the device does not have the sound
 * @param onProgress called with every piece that arrives
 * @throws when it is neither on the device nor to be had
 */
export async function roomSound(
  soundId: string,
  path: string,
  onProgress: () => void = () => undefined,
): Promise<Blob> {
  const cache = await openCache()
  const kept = await cache?.match(keyOf(soundId))
  if (kept) return kept.blob()
  const blob = await download(soundId, path, onProgress)
  // A full disk costs the offline play, not the sound.
  await cache
    ?.put(keyOf(soundId), new Response(blob, { headers: { 'content-type': blob.type } }))
    .catch(() => undefined)
  return blob
}

/** Gives a dead connection up, so that whoever needs the sound can ask again. */
async function download(soundId: string, path: string, onProgress: () => void): Promise<Blob> {
  const stall = new AbortController()
  const abort = () => stall.abort()
  let timer = setTimeout(abort, stalledLoadMs)
  try {
    const answer = await fetch(path, { signal: stall.signal })
    if (!answer.ok) throw new Error(`${answer.status} for the sound ${soundId}`)
    const reader = answer.body?.getReader()
    const pieces: Uint8Array<ArrayBuffer>[] = []
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      pieces.push(next.value)
      onProgress()
      clearTimeout(timer)
      timer = setTimeout(abort, stalledLoadMs)
    }
    return new Blob(pieces, { type: answer.headers.get('content-type') ?? '' })
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps these sounds only. */
export async function keepRoomSounds(soundIds: readonly string[]): Promise<void> {
  const cache = await openCache()
  const wanted = new Set(soundIds.map(keyOf))
  for (const request of (await cache?.keys()) ?? []) {
    if (!wanted.has(new URL(request.url).pathname)) await cache?.delete(request)
  }
}

/** Browsers have no Cache API outside secure pages. */
const openCache = (): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(cacheName).catch(() => null) : Promise.resolve(null)
