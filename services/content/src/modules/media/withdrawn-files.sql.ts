import { type Kysely, sql, type Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'

export interface UnneededMediaFile {
  id: string
  storageKey: string
  sha256: string
}

/** Matches files that no sound uses that is in the catalogue, was withdrawn after `before`, or plays in a room. */
const isUnneeded = (before: Date) => sql<boolean>`
  exists (select from sounds where media_file_id = file.id)
  and not exists (
    select from sounds where media_file_id = file.id and (
      withdrawn_at is null or withdrawn_at > ${before}
      or exists (select from sounds_in_rooms where sound_id = sounds.id)))`

/** Lists files whose sounds were all withdrawn before then, oldest withdrawal first. */
export async function listUnneededMediaFiles(
  db: Kysely<ContentTables>,
  before: Date,
  most: number,
): Promise<UnneededMediaFile[]> {
  const { rows } = await sql<UnneededMediaFile>`
    select file.id, file.storage_key as "storageKey", file.sha256
    from media_files as file
    join (select media_file_id, max(withdrawn_at) as since from sounds
      where withdrawn_at <= ${before} group by media_file_id) as withdrawn on withdrawn.media_file_id = file.id
    where file.removed_at is null and ${isUnneeded(before)}
    order by withdrawn.since limit ${most}`.execute(db)
  return rows
}

/** Marks the file as removed. Returns false when a sound uses it again or it was removed before. */
export async function setMediaFileRemoved(
  trx: Transaction<ContentTables>,
  fileId: string,
  before: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update media_files as file set removed_at = now()
    where file.id = ${fileId} and file.removed_at is null and ${isUnneeded(before)}`.execute(trx)
  return numAffectedRows === 1n
}
