import type { LocalText } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { toNamesByLanguage } from '../master-data/names-by-language.ts'

/** No screen of choices can show this many. */
const MAX_DETAILS = 200

/** Lists the details of a purpose (01–04) in the order of the master data. */
export async function listPurposeDetails(
  db: Kysely<ContentTables>,
  purposeCode: string,
): Promise<{ id: string; name: LocalText }[]> {
  const rows = await db
    .selectFrom('purpose_details')
    .select(['id', 'name_ja', 'name_en', 'names'])
    .where('purpose_code', '=', purposeCode)
    .orderBy('display_order')
    .orderBy('code')
    .limit(MAX_DETAILS)
    .execute()
  return rows.map((row) => ({ id: row.id, name: toNamesByLanguage(row) }))
}
