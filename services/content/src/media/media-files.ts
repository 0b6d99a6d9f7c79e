import { createFresh } from '@hibiki/database'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../db/schema.ts'
import { findAvailableMediaFile } from '../repositories/media-files.ts'

export interface MediaFile {
  storageKey: string
  bytes: number
  contentType: string
  modifiedAt: Date
  /** Strong entity tag, quoted: the SHA-256 of the content. */
  etag: string
}

/** Withdrawing a sound stops its media within 5 s (R28), so rows are trusted for less. */
const MAX_AGE_MS = 2000
const MAX_STALE_MS = 4000
const MAX_FILES = 5000

/** Rows of files that may be heard, kept in memory: one query serves all the ranges of the next two seconds. */
export function createMediaFiles(db: Kysely<ContentTables>): (fileId: string) => Promise<MediaFile | null> {
  const files = new Map<string, () => Promise<MediaFile | null>>()
  return (fileId) => {
    const known = files.get(fileId)
    if (known) return known()
    if (files.size >= MAX_FILES) files.clear()
    const load = () => findAvailableMediaFile(db, fileId)
    const file = createFresh({ load, maxAgeMs: MAX_AGE_MS, maxStaleMs: MAX_STALE_MS })
    files.set(fileId, file)
    return file()
  }
}
