import { sql } from 'kysely'
import type { ConsentDocument } from '../../db/account-tables.ts'
import type { Trx } from '../../db/identity-tables.ts'

/**
 * Saves which version is served from now on. Returns since when, or null when it was published within the last day or by another
 * replica at the same time. The time is always later than that of the version before, even if the clock goes back.
 */
export async function savePublishedDocumentVersion(
  trx: Trx,
  published: { document: ConsentDocument; version: string; now: Date },
): Promise<Date | null> {
  const { rows } = await sql<{ publishedAt: Date }>`
    insert into published_documents as known (document, version, published_at, announced_at)
    values (${published.document}, ${published.version}, ${published.now}, ${published.now})
    on conflict (document) do update set version = excluded.version, announced_at = excluded.announced_at,
      published_at = case when known.version = excluded.version then known.published_at
        else greatest(excluded.published_at, known.published_at + interval '1 millisecond') end
    where known.version <> excluded.version or known.announced_at <= excluded.announced_at - interval '1 day'
    returning published_at as "publishedAt"`.execute(trx)
  return rows[0]?.publishedAt ?? null
}
