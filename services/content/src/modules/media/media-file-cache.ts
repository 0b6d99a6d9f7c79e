import { cached } from '@hibiki/database'
import type { MediaFile } from '@hibiki/media-storage'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ContentTables } from '../../tables.ts'
import { findAvailableMediaFile } from './media-files.sql.ts'

/** Media of a withdrawn sound must stop within 5 s. Rows are cached for less, because the cache of the gateway adds to it. */
const MAX_AGE_MS = 1000
const MAX_STALE_MS = 2500
const MAX_FILES = 5000

/** Caches the rows of playable files: one query serves all the range requests of the next second. */
export function createMediaFileCache(
  db: Kysely<ContentTables>,
): (fileId: string) => Promise<MediaFile | null> {
  const files = new LRUCache<string, () => Promise<MediaFile | null>>({ max: MAX_FILES })
  return (fileId) => {
    const known = files.get(fileId)
    if (known) return known()
    const load = () => findAvailableMediaFile(db, fileId)
    const file = cached({ load, ttlMs: MAX_AGE_MS, staleIfErrorMs: MAX_STALE_MS })
    files.set(fileId, file)
    return file()
  }
}
