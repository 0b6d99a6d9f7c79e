import type { Kysely } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import {
  type CustomerSearchTextRow,
  listCustomerSearchTexts,
  updateCustomerSearchTexts,
} from './customers.sql.ts'
import { buildCustomerSearchText, toKanaKey } from './search-text.rules.ts'

const PAGE_ROWS = 1000

/**
 * Rebuilds the search text and the reading of each customer whose stored ones differ from what this release builds, so that rows written
 * by a release with other rules are found by every spelling, too. Another replica may do the same concurrently.
 */
export async function refreshCustomerSearchTexts(
  db: Kysely<ChartsTables>,
  signal: AbortSignal,
): Promise<void> {
  let after: string | undefined
  do {
    const rows = await listCustomerSearchTexts(db, { after, limit: PAGE_ROWS })
    await refreshSearchTexts(db, rows)
    after = rows.length < PAGE_ROWS ? undefined : rows.at(-1)?.memberId
  } while (after !== undefined && !signal.aborted)
}

/** Saves what customers are found and sorted by, where it differs from what is stored. */
export async function refreshSearchTexts(
  db: Kysely<ChartsTables>,
  rows: readonly CustomerSearchTextRow[],
): Promise<void> {
  const stale = rows
    .map((row) => ({ ...row, folded: buildCustomerSearchText(row), kanaKey: toKanaKey(row.nameKana) }))
    .filter((row) => row.searchText !== row.folded || row.storedKana !== row.nameKana)
  await updateCustomerSearchTexts(db, stale)
}
