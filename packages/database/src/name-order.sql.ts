import { type RawBuilder, sql } from 'kysely'

/**
 * Returns what sorts people as a Japanese register does: by the reading, or by the name without one. The collation is ICU's, whatever the
 * database has for its own; indexes for it are on the same expression.
 */
export function toNameOrder(readingColumn: string, nameColumn: string): RawBuilder<string> {
  return sql`(coalesce(${sql.ref(readingColumn)}, ${sql.ref(nameColumn)}) collate "ja-x-icu")`
}
