import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'

/** Figures wait no longer than this for the database: members need its connections, too. */
const MOST_MS = 10_000
/** SQLSTATE of a statement that took longer than it may. */
const CANCELLED = '57014'

/** The database needed more time for figures than there is. */
export class FiguresTookTooLong extends Error {}

/**
 * Counts in one state of the database, so that all figures fit together, and changes nothing.
 *
 * @throws FiguresTookTooLong when one statement takes longer than `mostMs`
 */
export async function countFigures<T>(
  db: Kysely<AiestheTables>,
  count: (trx: Transaction<AiestheTables>) => Promise<T>,
  mostMs = MOST_MS,
): Promise<T> {
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await sql`set local statement_timeout = ${sql.lit(mostMs)}`.execute(trx)
        return count(trx)
      })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === CANCELLED)
      throw new FiguresTookTooLong('figures were not counted in time', { cause: error })
    throw error
  }
}
