import { ApiError } from '@hibiki/http'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'

type FileTable = 'pictures' | 'documents'

/** The ids of uploaded files, in the order in which they are shown. */
export interface AttachedFileIds {
  pictureIds: readonly string[]
  documentIds: readonly string[]
}

/**
 * Attaches uploaded files to a message. They belong to the member of the inquiry from then on, also where staff uploaded them, so that the
 * member's copy and erasure include them.
 *
 * @throws ApiError SUPPORT_PICTURE_NOT_FOUND, SUPPORT_DOCUMENT_NOT_FOUND when one is not the uploader's or was sent already
 */
export async function attachFiles(
  trx: Transaction<SupportTables>,
  {
    pictureIds,
    documentIds,
    ...attachment
  }: AttachedFileIds & { messageId: string; uploaderId: string; memberId: string },
): Promise<void> {
  if (!(await attach(trx, 'pictures', pictureIds, attachment)))
    throw new ApiError('SUPPORT_PICTURE_NOT_FOUND')
  if (!(await attach(trx, 'documents', documentIds, attachment)))
    throw new ApiError('SUPPORT_DOCUMENT_NOT_FOUND')
}

/** Returns whether all of the files could be attached. */
async function attach(
  trx: Transaction<SupportTables>,
  table: FileTable,
  ids: readonly string[],
  { messageId, uploaderId, memberId }: { messageId: string; uploaderId: string; memberId: string },
): Promise<boolean> {
  if (ids.length === 0) return true
  const { rows } = await sql`
    update ${sql.table(table)} file set message_id = ${messageId}, position = attached.position, member_id = ${memberId}
    from unnest(${[...ids]}::uuid[]) with ordinality as attached (id, position)
    where file.id = attached.id and file.member_id = ${uploaderId} and file.message_id is null
    returning file.id`.execute(trx)
  return rows.length === new Set(ids).size
}

export interface FileViewer {
  memberId: string
  isStaff: boolean
}

/** Selects a file if the viewer may see it: as its owner, as the member of its inquiry, or as staff. */
export const selectVisibleFile = (
  table: FileTable,
  id: string,
  viewer: FileViewer,
): RawBuilder<unknown> => sql`(
  select file.* from ${sql.table(table)} file left join messages m on m.id = file.message_id
    left join inquiries i on i.id = m.inquiry_id
  where file.id = ${id} and (
    file.member_id = ${viewer.memberId}
    or i.id is not null and (${viewer.isStaff} or i.member_id = ${viewer.memberId} and not m.internal))
) as visible`

/** Deletes at most `limit` files of a table that were uploaded before `before` and never sent. */
export async function deleteUnsentFiles(
  db: Kysely<SupportTables>,
  table: FileTable,
  { before, limit }: { before: Date; limit: number },
): Promise<void> {
  await sql`delete from ${sql.table(table)} where id in (
    select id from ${sql.table(table)} where message_id is null and created_at < ${before} limit ${limit} for update skip locked)`.execute(
    db,
  )
}
