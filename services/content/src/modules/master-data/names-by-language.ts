import type { LocalText } from '@hibiki/http'
import { type RawBuilder, sql } from 'kysely'
import type { NamesByLanguage } from '../../tables.ts'

/** Returns the names of a row of master data by language. */
export function toNamesByLanguage(row: {
  name_ja: string
  name_en: string
  names: NamesByLanguage
}): LocalText {
  return { ja: row.name_ja, en: row.name_en, ...row.names }
}

/** Returns the SQL expression for the names by language of the row that a query joins under this alias, or null where it joins none. */
export function selectNamesByLanguage(alias: string): RawBuilder<LocalText | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is null then null
    else jsonb_build_object('ja', ${column('name_ja')}, 'en', ${column('name_en')}) || ${column('names')} end`
}
