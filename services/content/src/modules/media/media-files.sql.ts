import type { MediaFile } from '@hibiki/media-storage'
import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../../tables.ts'

/**
 * Finds the file of a published sound that is not withdrawn, by the id of the file or of the sound. Services that choose sounds know only the
 * latter from events.
 */
export async function findAvailableMediaFile(
  db: Kysely<ContentTables>,
  fileId: string,
): Promise<MediaFile | null> {
  const row = await db
    .selectFrom('media_files as file')
    .select(['file.storage_key', 'file.sha256', 'file.bytes', 'file.content_type', 'file.modified_at'])
    .where((where) =>
      where.or([
        where('file.id', '=', fileId),
        where(
          'file.id',
          '=',
          where.selectFrom('sounds').select('sounds.media_file_id').where('sounds.id', '=', fileId),
        ),
      ]),
    )
    .where((where) =>
      where.exists(
        where
          .selectFrom('sounds')
          .select('sounds.id')
          .whereRef('sounds.media_file_id', '=', 'file.id')
          .where((sound) => sound.or([sound('file.id', '=', fileId), sound('sounds.id', '=', fileId)]))
          .where('published_at', '<=', sql<Date>`now()`)
          .where('withdrawn_at', 'is', null),
      ),
    )
    .executeTakeFirst()
  if (!row) return null
  return {
    storageKey: row.storage_key,
    bytes: row.bytes,
    contentType: row.content_type,
    modifiedAt: row.modified_at,
    etag: `"${row.sha256}"`,
  }
}
