import { ApiError } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../db/schema.ts'
import { type CountOne, countFigures, FiguresTookTooLong } from '../../repositories/statistics-deadline.ts'

/**
 * What was counted, all of it in one state of the database.
 *
 * @throws ApiError E5040 when its turn and its statements together need too long, or an operator cancelled one of them: to Postgres that
 * is the same
 */
export async function inTime<T>(
  db: Kysely<AiestheTables>,
  count: (one: CountOne) => Promise<T>,
  maxMs?: number,
): Promise<T> {
  try {
    return await countFigures(db, count, maxMs)
  } catch (error) {
    throw error instanceof FiguresTookTooLong ? new ApiError('E5040') : error
  }
}
