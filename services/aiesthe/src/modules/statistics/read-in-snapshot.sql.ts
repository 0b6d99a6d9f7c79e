import { ApiError } from '@hibiki/http'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

/** This is within the gateway's 30 seconds, so that the caller still gets a response. */
const STATEMENT_TIMEOUT_MS = 10_000
/** The SQLSTATE of a statement that exceeded its timeout, or that an operator cancelled. */
const QUERY_CANCELLED = '57014'

/**
 * Runs read-only queries on one snapshot of the database, so that all figures of a page agree.
 *
 * @throws ApiError E5040 when a statement exceeds its timeout
 */
export async function readInSnapshot<T>(
  db: Kysely<AiestheTables>,
  read: (trx: Transaction<AiestheTables>) => Promise<T>,
  timeoutMs = STATEMENT_TIMEOUT_MS,
): Promise<T> {
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await sql`set local statement_timeout = ${sql.lit(timeoutMs)}`.execute(trx)
        return read(trx)
      })
  } catch (error) {
    throw (error as { code?: string }).code === QUERY_CANCELLED ? new ApiError('E5040') : error
  }
}
