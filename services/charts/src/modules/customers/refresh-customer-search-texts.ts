import type { Kysely } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { listCustomerSearchTexts, updateCustomerSearchTexts } from './customers.sql.ts'
import { buildCustomerSearchText } from './search-text.rules.ts'

const PAGE_ROWS = 1000

/**
 * Rebuilds the search text of each customer whose stored one differs from what the rules of this release build, so that rows
 * written by a release with other rules are found by every spelling, too. Another replica may do the same concurrently.
 */
export async function refreshCustomerSearchTexts(
  db: Kysely<ChartsTables>,
  signal: AbortSignal,
): Promise<void> {
  let after: string | undefined
  do {
    const rows = await listCustomerSearchTexts(db, { after, limit: PAGE_ROWS })
    const stale = rows
      .map((row) => ({ ...row, folded: buildCustomerSearchText(row) }))
      .filter(({ searchText, folded }) => searchText !== folded)
    await updateCustomerSearchTexts(db, stale)
    after = rows.length < PAGE_ROWS ? undefined : rows.at(-1)?.memberId
  } while (after !== undefined && !signal.aborted)
}
