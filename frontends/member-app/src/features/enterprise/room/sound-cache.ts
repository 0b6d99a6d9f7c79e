/** The sounds of a room on the device, so that it keeps sounding without a network (D-175). */
const cacheName = 'hibiki-room-sounds'
const keyOf = (soundId: string) => `/room-sounds/${encodeURIComponent(soundId)}`

/**
 * Returns the whole sound, from the device where it is kept.
 *
 * @param path a link that works now; only used when the device does not have the sound
 * @throws when it is neither on the device nor to be had
 */
export async function roomSound(soundId: string, path: string): Promise<Blob> {
  const cache = await openCache()
  const kept = await cache?.match(keyOf(soundId))
  if (kept) return kept.blob()
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${answer.status} for the sound ${soundId}`)
  const blob = await answer.blob()
  // A full disk costs the offline play, not the sound.
  await cache
    ?.put(keyOf(soundId), new Response(blob, { headers: { 'content-type': blob.type } }))
    .catch(() => undefined)
  return blob
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
