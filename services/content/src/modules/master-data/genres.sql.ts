import type { LocalText } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { toNamesByLanguage } from './names-by-language.ts'

const MAX_GENRES = 500

/** Lists the genres of music in the order of the master data. */
export async function listMusicGenres(db: Kysely<ContentTables>): Promise<{ id: string; name: LocalText }[]> {
  const rows = await db
    .selectFrom('genres')
    .select(['id', 'name_ja', 'name_en', 'names'])
    .where('family', '=', 'music')
    .orderBy('display_order')
    .orderBy('code')
    .limit(MAX_GENRES)
    .execute()
  return rows.map((row) => ({ id: row.id, name: toNamesByLanguage(row) }))
}
