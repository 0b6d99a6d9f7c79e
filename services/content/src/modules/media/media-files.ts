import { createFresh } from '@hibiki/database'
import type { MediaFile } from '@hibiki/media-storage'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ContentTables } from '../../tables.ts'
import { findAvailableMediaFile } from './media-files.sql.ts'

/** Withdrawing a sound stops its media within 5 s, so rows are trusted for less, and what the gateway keeps comes on top. */
const MAX_AGE_MS = 1000
const MAX_STALE_MS = 2500
const MAX_FILES = 5000

/** Rows of files that may be heard, kept in memory: one query serves all the ranges of the next second. */
export function createMediaFiles(db: Kysely<ContentTables>): (fileId: string) => Promise<MediaFile | null> {
  const files = new LRUCache<string, () => Promise<MediaFile | null>>({ max: MAX_FILES })
  return (fileId) => {
    const known = files.get(fileId)
    if (known) return known()
    const load = () => findAvailableMediaFile(db, fileId)
    const file = createFresh({ load, maxAgeMs: MAX_AGE_MS, maxStaleMs: MAX_STALE_MS })
    files.set(fileId, file)
    return file()
  }
}
