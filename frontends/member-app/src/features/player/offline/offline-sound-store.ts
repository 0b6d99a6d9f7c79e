import { runInOneTabOrSkip } from '../../../lib/run-in-one-tab.ts'
import {
  offlineSoundsCacheName,
  toMediaCacheKey,
} from '../../../lib/service-worker/offline-sounds-cache-name.ts'
import type { PlanCodes } from '../record/play-session.ts'
import type { Sound } from '../types.ts'

/** The device stores the sounds heard last. */
const MAX_SOUNDS = 3
/** No sound is stored that is larger than about 70 minutes at the bit rate of the catalogue. */
const MAX_BYTES = 64 * 1024 * 1024
/** A sound expires when the server has not confirmed it for this long, because the member's plan may have ended. */
const MAX_UNCONFIRMED_DAYS = 30

/** A sound stored on the device, which plays without a network. */
export interface OfflineSound {
  userId: string
  /** Its `soundSrc` is a path without a signature, which only the service worker can serve. */
  sound: Sound
  /** The codes that its plays are recorded with. */
  plan: PlanCodes
  peaks: readonly number[] | null
  heardAtMs: number
  confirmedAtMs: number
}

const listKey = '/kept-sounds'
/** Incremented when everything is deleted, so that a download that was under way then is discarded. */
let generation = 0

export const offlineSoundStore = {
  /** Lists this member's offline sounds, the newest first. */
  async list(userId: string, nowMs = Date.now()): Promise<OfflineSound[]> {
    const oldest = nowMs - MAX_UNCONFIRMED_DAYS * 86_400_000
    return (await readList()).filter(
      (offlineSound) => offlineSound.userId === userId && offlineSound.confirmedAtMs >= oldest,
    )
  },

  /** Stores a sound that is being heard and drops the one heard longest ago. Never rejects, because a full disk costs the offline play only. */
  async download(
    heard: Omit<OfflineSound, 'heardAtMs' | 'confirmedAtMs'>,
    nowMs = Date.now(),
  ): Promise<void> {
    const startGeneration = generation
    const path = toMediaCacheKey(heard.sound.soundSrc)
    const file = (await isOnDevice(path)) ? null : await fetchSound(heard.sound.soundSrc)
    if (file === 'failed') return
    await withLock(async (cache) => {
      if (startGeneration !== generation) return
      const list = await readList()
      const stored = list.find(({ sound }) => sound.id === heard.sound.id)
      // Only a response of the server confirms the plan; a play from the device does not.
      const confirmedAtMs = file ? nowMs : stored?.confirmedAtMs
      if (confirmedAtMs === undefined) return
      if (file) await cache.put(path, file)
      const downloaded = {
        ...heard,
        sound: { ...heard.sound, soundSrc: path },
        peaks: heard.peaks ?? stored?.peaks ?? null,
        heardAtMs: nowMs,
        confirmedAtMs,
      }
      await save(cache, [downloaded, ...list.filter((other) => other !== stored)])
      if (file) requestPersistence()
    })
  },

  /** Finds the path a sound plays from without a network; null when it is not on the device. */
  async findPath(soundId: string): Promise<string | null> {
    return (await readList()).find(({ sound }) => sound.id === soundId)?.sound.soundSrc ?? null
  },

  async findPeaks(soundId: string): Promise<readonly number[] | null> {
    return (await readList()).find(({ sound }) => sound.id === soundId)?.peaks ?? null
  },

  /** Deletes the sounds that the member may not use any more, and those of other members; `unknown` means that the server was not reached. */
  async review(
    userId: string,
    checkPermission: (sound: OfflineSound) => Promise<'allowed' | 'refused' | 'unknown'>,
    nowMs = Date.now(),
  ): Promise<void> {
    const permissions = new Map<string, 'allowed' | 'refused' | 'unknown'>()
    for (const stored of await readList())
      permissions.set(stored.sound.id, stored.userId === userId ? await checkPermission(stored) : 'refused')
    if (permissions.size === 0) return
    await withLock(async (cache) => {
      const remaining = (await readList()).filter(({ sound }) => permissions.get(sound.id) !== 'refused')
      await save(
        cache,
        remaining.map((stored) =>
          permissions.get(stored.sound.id) === 'allowed' ? { ...stored, confirmedAtMs: nowMs } : stored,
        ),
      )
    })
  },

  /** Deletes every offline sound, at the end of the session. */
  async clear(): Promise<void> {
    generation += 1
    if (isSupported()) await caches.delete(offlineSoundsCacheName).catch(() => undefined)
  },
}

/** Browsers have no Cache API outside secure pages. */
const isSupported = (): boolean => 'caches' in globalThis

async function readList(): Promise<OfflineSound[]> {
  if (!isSupported()) return []
  try {
    const list = await caches.match(listKey, { cacheName: offlineSoundsCacheName })
    return list ? ((await list.json()) as OfflineSound[]) : []
  } catch {
    return []
  }
}

async function isOnDevice(path: string): Promise<boolean> {
  if (!isSupported()) return false
  return (
    (await caches.match(path, { cacheName: offlineSoundsCacheName }).catch(() => undefined)) !== undefined
  )
}

/** Fetches the whole file by a request of its own, because the player requests only ranges; most of it may be in the HTTP cache. */
async function fetchSound(link: string): Promise<Response | 'failed'> {
  if (!isSupported()) return 'failed'
  try {
    const response = await fetch(link, { priority: 'low' })
    const bytes = Number(response.headers.get('content-length'))
    if (response.status === 200 && bytes > 0 && bytes <= MAX_BYTES) return response
    await response.body?.cancel()
  } catch {
    // There is no network, or the member may not use the sound any more.
  }
  return 'failed'
}

async function save(cache: Cache, list: OfflineSound[]): Promise<void> {
  const remaining = list.slice(0, MAX_SOUNDS)
  await cache.put(listKey, Response.json(remaining))
  const usedPaths = new Set([listKey, ...remaining.map(({ sound }) => sound.soundSrc)])
  for (const request of await cache.keys())
    if (!usedPaths.has(new URL(request.url).pathname)) await cache.delete(request)
}

/** Changes the list under a lock, so that two tabs never change it at once; gives up when another tab holds the lock too long. */
async function withLock(change: (cache: Cache) => Promise<void>): Promise<void> {
  if (!isSupported()) return
  const work = async () => change(await caches.open(offlineSoundsCacheName))
  try {
    await runInOneTabOrSkip('hibiki-kept-sounds', work)
  } catch {
    // The sound was heard and is only missing offline.
  }
}

/** Asks the browser not to evict the offline sounds when the device runs low; a refusal changes nothing else. */
function requestPersistence(): void {
  void navigator.storage?.persist?.().catch(() => false)
}
