import type pg from 'pg'

const TIMEOUT_MS = 3_600_000

/** Returns the rows of a query that reads a whole table or month: no caller waits for it, so it may take longer than the pool lets others. */
export async function runLongQuery<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
): Promise<Row[]> {
  const query = { text, query_timeout: TIMEOUT_MS }
  const { rows } = await pool.query<Row>(query)
  return rows
}
