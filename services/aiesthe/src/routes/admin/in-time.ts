import { ApiError } from '@hibiki/http'
import type { Kysely, Transaction } from 'kysely'
import type { AiestheTables } from '../../db/schema.ts'
import { countFigures, FiguresTookTooLong } from '../../repositories/statistics-deadline.ts'

/**
 * What was counted, all of it in one state of the database.
 *
 * @throws ApiError E5040 when the database needs too long for it
 */
export async function inTime<T>(
  db: Kysely<AiestheTables>,
  count: (trx: Transaction<AiestheTables>) => Promise<T>,
  mostMs?: number,
): Promise<T> {
  try {
    return await countFigures(db, count, mostMs)
  } catch (error) {
    throw error instanceof FiguresTookTooLong ? new ApiError('E5040') : error
  }
}
