import { type Kysely, sql, type Transaction } from 'kysely'
import type { ContentTables, NamesByLanguage } from '../../tables.ts'

/** The master data that a sound refers to, under the names of the fields that carry the ids. */
export interface MasterDataReferences {
  genreId?: string
  /** The id of a genre of music, which sound therapy sends as `genre`. */
  genre?: string
  countryId?: string
  purposeDetailId?: string | null
  tagIds?: readonly string[]
}

/** Returns the fields whose master data does not exist. */
export async function listUnknownReferenceFields(
  db: Kysely<ContentTables>,
  { genreId, genre, countryId, purposeDetailId, tagIds }: MasterDataReferences,
): Promise<string[]> {
  const { rows } = await sql<{ field: string }>`
    select 'genreId' as field where ${genreId ?? null}::uuid is not null
      and not exists (select from genres where id = ${genreId ?? null}::uuid)
    union all select 'genre' where ${genre ?? null}::uuid is not null
      and not exists (select from genres where id = ${genre ?? null}::uuid and family = 'music')
    union all select 'countryId' where ${countryId ?? null}::uuid is not null
      and not exists (select from countries where id = ${countryId ?? null}::uuid)
    union all select 'purposeDetailId' where ${purposeDetailId ?? null}::uuid is not null
      and not exists (select from purpose_details where id = ${purposeDetailId ?? null}::uuid)
    union all select 'tagIds' where exists (
      select from unnest(${[...(tagIds ?? [])]}::uuid[]) as wanted
      where not exists (select from tags where tags.id = wanted))`.execute(db)
  return rows.map((row) => row.field)
}

/** Locks these rows against deletion until the transaction ends, always in the same order of tables to avoid deadlocks. */
export async function lockReferencedMasterData(
  trx: Transaction<ContentTables>,
  { genreId, genre, countryId, purposeDetailId, tagIds }: MasterDataReferences,
): Promise<void> {
  const wanted = {
    genres: [genreId, genre],
    countries: [countryId],
    purpose_details: [purposeDetailId],
    tags: tagIds ?? [],
  }
  for (const [table, ids] of Object.entries(wanted)) {
    const some = ids.filter((id) => id !== undefined && id !== null)
    if (some.length === 0) continue
    await sql`select from ${sql.table(table)} where id = any(${some}::uuid[]) order by id for key share`.execute(
      trx,
    )
  }
}

/** No form can offer this many rows. */
const MAX_ROWS = 500

export interface NamedMasterRow {
  id: string
  name_ja: string
  name_en: string
  names: NamesByLanguage
}

/** Lists all rows that a sound may refer to, in the order of display. */
export async function readMasterData(db: Kysely<ContentTables>) {
  const named = (table: 'tags' | 'countries') =>
    db
      .selectFrom(table)
      .select(['id', 'name_ja', 'name_en', 'names'])
      .orderBy('display_order')
      .orderBy('code')
      .limit(MAX_ROWS)
      .execute()
  const [tags, countries, genres, purposes, details] = await Promise.all([
    named('tags'),
    named('countries'),
    db
      .selectFrom('genres')
      .select(['id', 'name_ja', 'name_en', 'names', 'family'])
      .orderBy('display_order')
      .orderBy('code')
      .limit(MAX_ROWS)
      .execute(),
    db.selectFrom('purposes').select(['code as id', 'name_ja', 'name_en', 'names']).orderBy('code').execute(),
    db
      .selectFrom('purpose_details')
      .select(['id', 'name_ja', 'name_en', 'names', 'purpose_code'])
      .orderBy('display_order')
      .orderBy('code')
      .limit(MAX_ROWS)
      .execute(),
  ])
  return { tags, countries, genres, purposes, details } satisfies Record<string, NamedMasterRow[]>
}
