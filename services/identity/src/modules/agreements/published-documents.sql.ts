import { sql } from 'kysely'
import type { ConsentDocument } from '../../db/account-tables.ts'
import type { Trx } from '../../db/schema.ts'

/**
 * Saves which version is served from now on, and since when. Returns null when that was announced within the last day; of copies that
 * announce the same at once only the first gets a moment. The moment is later than that of the version before, whatever the clock says.
 */
export async function savePublishedDocument(
  trx: Trx,
  of: { document: ConsentDocument; version: string; now: Date },
): Promise<Date | null> {
  const { rows } = await sql<{ publishedAt: Date }>`
    insert into published_documents as known (document, version, published_at, announced_at)
    values (${of.document}, ${of.version}, ${of.now}, ${of.now})
    on conflict (document) do update set version = excluded.version, announced_at = excluded.announced_at,
      published_at = case when known.version = excluded.version then known.published_at
        else greatest(excluded.published_at, known.published_at + interval '1 millisecond') end
    where known.version <> excluded.version or known.announced_at <= excluded.announced_at - interval '1 day'
    returning published_at as "publishedAt"`.execute(trx)
  return rows[0]?.publishedAt ?? null
}
