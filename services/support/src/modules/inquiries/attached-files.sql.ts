import { ApiError } from '@hibiki/http'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'

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
  if (!(await attach(trx, sql.table('pictures'), pictureIds, attachment)))
    throw new ApiError('SUPPORT_PICTURE_NOT_FOUND')
  if (!(await attach(trx, sql.table('documents'), documentIds, attachment)))
    throw new ApiError('SUPPORT_DOCUMENT_NOT_FOUND')
}

/** Returns whether all of the files could be attached. */
async function attach(
  trx: Transaction<SupportTables>,
  table: RawBuilder<unknown>,
  ids: readonly string[],
  { messageId, uploaderId, memberId }: { messageId: string; uploaderId: string; memberId: string },
): Promise<boolean> {
  if (ids.length === 0) return true
  const { rows } = await sql`
    update ${table} file set message_id = ${messageId}, position = attached.position, member_id = ${memberId}
    from unnest(${[...ids]}::uuid[]) with ordinality as attached (id, position)
    where file.id = attached.id and file.member_id = ${uploaderId} and file.message_id is null
    returning file.id`.execute(trx)
  return rows.length === new Set(ids).size
}
