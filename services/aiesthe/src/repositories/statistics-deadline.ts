import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'

/** Figures take no longer than this, with their turn and all of their statements: behind the gateway's 30 seconds nobody waits. */
const MAX_MS = 10_000
/** SQLSTATE of a statement that took longer than it may; also of one that an operator cancelled (`pg_cancel_backend`). */
const CANCELLED = '57014'

/** The database needed more time for figures than there is. */
export class FiguresTookTooLong extends Error {}

/** Runs one statement within the time that is left for all of them. */
export type CountOne = <T>(statement: (trx: Transaction<AiestheTables>) => Promise<T>) => Promise<T>

/**
 * Counts in one state of the database, so that all figures fit together, and changes nothing. One count at a time in this process: members
 * need the database's connections, too.
 *
 * @throws FiguresTookTooLong when its turn and its statements together take longer than `mostMs`
 */
export async function countFigures<T>(
  db: Kysely<AiestheTables>,
  count: (one: CountOne) => Promise<T>,
  maxMs = MAX_MS,
): Promise<T> {
  const endsAt = performance.now() + maxMs
  return inTurn(maxMs, () => countUntil(endsAt, db, count)).catch((error) => {
    if (error instanceof Error && 'code' in error && error.code === CANCELLED) throw tookTooLong(error)
    throw error
  })
}

/** Settled when everybody who came so far has counted or given up. */
let globalPrior: Promise<unknown> = Promise.resolve()

async function inTurn<T>(maxMs: number, work: () => Promise<T>): Promise<T> {
  const before = globalPrior
  const { promise: own, resolve: leave } = Promise.withResolvers<void>()
  globalPrior = before.then(() => own)
  let timeout: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => reject(tookTooLong()), maxMs)
  })
  try {
    await Promise.race([before, tooLate]).finally(() => clearTimeout(timeout))
    return await work()
  } finally {
    leave()
  }
}

function countUntil<T>(
  endsAt: number,
  db: Kysely<AiestheTables>,
  count: (one: CountOne) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) =>
      count(async (statement) => {
        const leftMs = Math.ceil(endsAt - performance.now())
        // To Postgres 0 is no limit at all.
        if (leftMs <= 0) throw tookTooLong()
        await sql`set local statement_timeout = ${sql.lit(leftMs)}`.execute(trx)
        return statement(trx)
      }),
    )
}

const tookTooLong = (cause?: Error) => new FiguresTookTooLong('figures were not counted in time', { cause })
