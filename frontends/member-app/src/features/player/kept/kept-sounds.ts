import { inOneTabOnly } from '../../../lib/in-one-tab.ts'
import { keyOfMedia, offlineSoundsCache } from '../../../lib/shell/names.ts'
import type { PlanCodes } from '../record/play-session.ts'
import type { Sound } from '../types.ts'

/** The last sounds heard stay on the device … */
const MAX_SOUNDS = 3
/** … but no sound larger than the longest evening at the bit rate of the catalogue, about 70 minutes … */
const MAX_BYTES = 64 * 1024 * 1024
/** … and none that the server has not confirmed for so long: what its plan opens may have ended meanwhile. */
const KEPT_DAYS = 30

/** A sound that plays without a network. */
export interface KeptSound {
  userId: string
  /** Its `soundSrc` is a path without a signature, which nobody but the service worker answers. */
  sound: Sound
  /** What its play is recorded as. */
  plan: PlanCodes
  peaks: readonly number[] | null
  heardAtMs: number
  confirmedAtMs: number
}

const listKey = '/kept-sounds'
/** Grows when everything is removed, so that what was being fetched then is not kept any more. */
let generation = 0

export const keptSounds = {
  /** This member's, the newest first. */
  async of(userId: string, nowMs = Date.now()): Promise<KeptSound[]> {
    const oldest = nowMs - KEPT_DAYS * 86_400_000
    return (await listed()).filter((kept) => kept.userId === userId && kept.confirmedAtMs >= oldest)
  },

  /** Keeps a sound that is being heard; the one heard longest ago gives way. Never rejects: a full disk costs the offline play only. */
  async keep(heard: Omit<KeptSound, 'heardAtMs' | 'confirmedAtMs'>, nowMs = Date.now()): Promise<void> {
    const begun = generation
    const path = keyOfMedia(heard.sound.soundSrc)
    const file = (await isOnDevice(path)) ? null : await fetchSound(heard.sound.soundSrc)
    if (file === 'failed') return
    await alone(async (cache) => {
      if (begun !== generation) return
      const list = await listed()
      const before = list.find(({ sound }) => sound.id === heard.sound.id)
      // Only the server confirms: what is played from the device says nothing about its plan.
      const confirmedAtMs = file ? nowMs : before?.confirmedAtMs
      if (confirmedAtMs === undefined) return
      if (file) await cache.put(path, file)
      const kept = {
        ...heard,
        sound: { ...heard.sound, soundSrc: path },
        peaks: heard.peaks ?? before?.peaks ?? null,
        heardAtMs: nowMs,
        confirmedAtMs,
      }
      await save(cache, [kept, ...list.filter((other) => other !== before)])
      if (file) askToPersist()
    })
  },

  /** Where a sound plays from without a network; null when it is not on the device. */
  async pathOf(soundId: string): Promise<string | null> {
    return (await listed()).find(({ sound }) => sound.id === soundId)?.sound.soundSrc ?? null
  },

  async peaksOf(soundId: string): Promise<readonly number[] | null> {
    return (await listed()).find(({ sound }) => sound.id === soundId)?.peaks ?? null
  },

  /** Asks about each whether the member may still use it; `unknown` while nobody answers. Others' sounds go. */
  async review(
    userId: string,
    ask: (kept: KeptSound) => Promise<'allowed' | 'refused' | 'unknown'>,
    nowMs = Date.now(),
  ): Promise<void> {
    const answers = new Map<string, 'allowed' | 'refused' | 'unknown'>()
    for (const kept of await listed())
      answers.set(kept.sound.id, kept.userId === userId ? await ask(kept) : 'refused')
    if (answers.size === 0) return
    await alone(async (cache) => {
      const stays = (await listed()).filter(({ sound }) => answers.get(sound.id) !== 'refused')
      await save(
        cache,
        stays.map((kept) =>
          answers.get(kept.sound.id) === 'allowed' ? { ...kept, confirmedAtMs: nowMs } : kept,
        ),
      )
    })
  },

  /** With the session goes what it gave. */
  async clear(): Promise<void> {
    generation += 1
    if (isPossible()) await caches.delete(offlineSoundsCache).catch(() => undefined)
  },
}

/** Browsers have no Cache API outside secure pages. */
const isPossible = (): boolean => 'caches' in globalThis

async function listed(): Promise<KeptSound[]> {
  if (!isPossible()) return []
  try {
    const list = await caches.match(listKey, { cacheName: offlineSoundsCache })
    return list ? ((await list.json()) as KeptSound[]) : []
  } catch {
    return []
  }
}

async function isOnDevice(path: string): Promise<boolean> {
  if (!isPossible()) return false
  return (await caches.match(path, { cacheName: offlineSoundsCache }).catch(() => undefined)) !== undefined
}

/** The whole file. Its own request beside the player's, whose ranges make no whole; the browser may have most of it already. */
async function fetchSound(link: string): Promise<Response | 'failed'> {
  if (!isPossible()) return 'failed'
  try {
    const answer = await fetch(link, { priority: 'low' })
    const bytes = Number(answer.headers.get('content-length'))
    if (answer.status === 200 && bytes > 0 && bytes <= MAX_BYTES) return answer
    await answer.body?.cancel()
  } catch {
    // No network, or not ours any more.
  }
  return 'failed'
}

async function save(cache: Cache, list: KeptSound[]): Promise<void> {
  const stays = list.slice(0, MAX_SOUNDS)
  await cache.put(listKey, Response.json(stays))
  const wanted = new Set([listKey, ...stays.map(({ sound }) => sound.soundSrc)])
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
}

/** Two tabs never change the list at once: where another one does so for too long, this change is left out. */
async function alone(change: (cache: Cache) => Promise<void>): Promise<void> {
  if (!isPossible()) return
  const work = async () => change(await caches.open(offlineSoundsCache))
  try {
    await inOneTabOnly('hibiki-kept-sounds', work)
  } catch {
    // Not kept; it was heard.
  }
}

/** What is kept for a night without a network should not go when the device runs low. Whether the browser agrees changes nothing else. */
function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => false)
}
