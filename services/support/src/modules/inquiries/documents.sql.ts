import { type Kysely, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { type FileViewer, selectVisibleFile } from './attached-files.sql.ts'

/** A person may have this many documents that are uploaded but not sent yet. */
export const MAX_UNSENT_DOCUMENTS = 6
/** They have at most this many bytes together, which four of the largest have. */
export const MAX_UNSENT_DOCUMENT_BYTES = 32 * 1024 * 1024

/** Inserts the row of a document whose upload was registered. */
export async function insertDocument(
  trx: Transaction<SupportTables>,
  options: { id: string; memberId: string; name: string; bytes: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('documents')
    .values({
      id: options.id,
      member_id: options.memberId,
      name: options.name,
      bytes: options.bytes,
      created_at: options.now,
    })
    .execute()
  await trx.deleteFrom('picture_uploads').where('id', '=', options.id).execute()
}

/** Returns how many documents a person has uploaded and not sent, and how large they are together. */
export async function getUnsentDocuments(
  db: Kysely<SupportTables>,
  memberId: string,
): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::int as count, coalesce(sum(bytes), 0)::int as bytes
    from documents where member_id = ${memberId} and message_id is null`.execute(db)
  return rows[0] ?? { count: 0, bytes: 0 }
}

/** Selects the documents of a member with the path that each has in the export. */
export const selectDocumentExport = (memberId: string) => sql`(
  select *, 'inquiry-documents/' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24-MI-SS"Z"') || '-' || id || '.pdf' as path
  from documents where member_id = ${memberId}
) as copies`

export interface InquiryDocument {
  id: string
  name: string
}

/** Finds a document that the viewer may see: as its owner, as the member of its inquiry, or as staff. */
export async function findVisibleDocument(
  db: Kysely<SupportTables>,
  id: string,
  viewer: FileViewer,
): Promise<InquiryDocument | undefined> {
  const { rows } =
    await sql<InquiryDocument>`select id, name from ${selectVisibleFile('documents', id, viewer)}`.execute(db)
  return rows[0]
}
