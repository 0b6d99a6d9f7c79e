import { buffer } from 'node:stream/consumers'
import { composeDistinctLandscape, composeLandscape, type Landscape } from '@hibiki/landscapes'
import type { MediaStorage } from '@hibiki/media-storage'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { ContentTables } from '../../tables.ts'
import {
  claimUnrenderedSound,
  findLandscapeRow,
  insertLandscape,
  listNeighbourLandscapes,
  lockComposing,
  setRenderedVersion,
} from './landscapes.sql.ts'
import {
  LANDSCAPE_VERSION,
  renderStill,
  type StillName,
  stillsRenderedAhead,
  toLandscapeHash,
  toStillKey,
} from './render-still.ts'

/** Covers of lists are a few kB each. */
const CACHE_BYTES = 16 * 1024 * 1024
const MAX_RENDERS_AT_ONCE = 2
/** A still that could not be stored is rendered and stored anew after this long. */
const UNSTORED_FOR_MS = 60_000
/** A sound whose stills could not be rendered or stored is left out for this long, so that it holds up no other. */
const RETRY_AFTER_MS = 3_600_000
const MAX_FAILED_SOUNDS = 1000

export interface FoundLandscape {
  landscape: Landscape
  hash: string
  /** False while the sound is not measured: then it is likely to change soon. */
  isFinal: boolean
}

export interface LandscapeGallery {
  /** Returns the landscape of a published sound, composed now where it was not before; null when there is no such sound. */
  find(soundId: string): Promise<FoundLandscape | null>
  /** Returns the bytes of a still; one that is missing is rendered once, however many ask for it. */
  getStill(found: FoundLandscape, name: StillName): Promise<Buffer>
  /**
   * Composes the next landscape that no other replica is at, and renders its stills. A failure is logged, and the sound is tried again
   * later. Returns false when none is due.
   */
  renderNext(): Promise<boolean>
}

export function createLandscapeGallery({
  db,
  storage,
  log,
}: {
  db: Kysely<ContentTables>
  storage: MediaStorage
  log: Logger
}): LandscapeGallery {
  const limit = pLimit(MAX_RENDERS_AT_ONCE)
  const stills = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  })
  const pending = new Map<string, Promise<Buffer>>()
  const failedSounds = new LRUCache<string, true>({ max: MAX_FAILED_SOUNDS, ttl: RETRY_AFTER_MS })

  async function find(soundId: string): Promise<FoundLandscape | null> {
    const row = await findLandscapeRow(db, soundId)
    if (!row) return null
    if (row.landscape) return toFound(row.landscape, true)
    if (!row.isMeasured) return toFound(composeLandscape(row.sound), false)
    const composed = await db.transaction().execute(async (trx) => {
      await lockComposing(trx)
      const neighbours = await listNeighbourLandscapes(trx, row)
      await insertLandscape(trx, soundId, composeDistinctLandscape(row.sound, neighbours))
      // The stored form is read back, because its keys have another order and the hash depends on it.
      return (await findLandscapeRow(trx, soundId))?.landscape
    })
    return composed ? toFound(composed, true) : null
  }

  async function getStill({ landscape, hash, isFinal }: FoundLandscape, name: StillName): Promise<Buffer> {
    const key = toStillKey(hash, name)
    const known = stills.get(key) ?? pending.get(key)
    if (known) return known
    const loading = load(landscape, { name, key, isFinal }).finally(() => pending.delete(key))
    pending.set(key, loading)
    return loading
  }

  async function load(
    landscape: Landscape,
    { name, key, isFinal }: { name: StillName; key: string; isFinal: boolean },
  ): Promise<Buffer> {
    const stored = isFinal ? await readStored(key) : null
    const bytes = stored ?? (await limit(() => renderStill(landscape, name)))
    const isKept = stored !== null || !isFinal || (await store(key, bytes))
    stills.set(key, bytes, isKept ? {} : { ttl: UNSTORED_FOR_MS })
    return bytes
  }

  /** Returns null for a missing still, and for an unreadable one, because it can be rendered. */
  async function readStored(key: string): Promise<Buffer | null> {
    try {
      const size = await storage.findSize(key)
      return size === null ? null : await buffer(storage.read({ storageKey: key, start: 0, end: size - 1 }))
    } catch (err) {
      log.warn({ err, key }, 'a stored still could not be read')
      return null
    }
  }

  async function store(key: string, bytes: Buffer): Promise<boolean> {
    try {
      await storage.put(key, toStream(bytes))
      return true
    } catch (err) {
      log.warn({ err, key }, 'a still could not be stored')
      return false
    }
  }

  function renderNext(): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const except = [...failedSounds.keys()]
      const soundId = await claimUnrenderedSound(trx, { version: LANDSCAPE_VERSION, except })
      if (soundId === null) return false
      try {
        await renderAhead(soundId)
        await setRenderedVersion(trx, soundId, LANDSCAPE_VERSION)
      } catch (err) {
        failedSounds.set(soundId, true)
        log.error({ err, soundId }, 'the landscape of a sound could not be rendered')
      }
      return true
    })
  }

  async function renderAhead(soundId: string): Promise<void> {
    const found = await find(soundId)
    if (!found) throw new Error('the sound is gone')
    for (const name of stillsRenderedAhead) {
      await getStill(found, name)
      if ((await storage.findSize(toStillKey(found.hash, name))) === null)
        throw new Error('a still is not stored')
    }
  }

  return { find, getStill, renderNext }
}

const toFound = (landscape: Landscape, isFinal: boolean): FoundLandscape => ({
  landscape,
  hash: toLandscapeHash(landscape),
  isFinal,
})

async function* toStream(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield bytes
}
