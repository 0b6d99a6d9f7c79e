import type { Kysely, Transaction } from 'kysely'

/** Postgres resolves a deadlock by cancelling one of the transactions, which can be retried. */
const DEADLOCK = '40P01'
const MAX_TRIES = 4

/**
 * Runs a transaction, again when Postgres chose it as the victim of a deadlock. `work` must do nothing outside of the database, because
 * it may be done several times.
 */
export async function runTransactionWithRetry<DB, T>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if ((error as { code?: unknown }).code !== DEADLOCK || attempt === MAX_TRIES) throw error
    }
  }
}
