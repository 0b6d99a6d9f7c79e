import type { Language } from '@hibiki/http'
import { type RawBuilder, sql } from 'kysely'

/** Selects a text column in a language, in Japanese where that language has none. */
export function selectTextInLanguage(column: string, language: Language): RawBuilder<string> {
  const texts = sql.ref(column)
  return sql`coalesce(${texts} ->> ${language}, ${texts} ->> 'ja')`
}
