export interface Connection {
  query(text: string): Promise<{ rowCount: number | null }>
}

/**
 * How many sessions of this database wait for a lock now.
 *
 * @param connection not in a transaction of its own, which would go on seeing what it saw first
 */
export async function countLockWaits(connection: Connection): Promise<number> {
  const { rowCount } = await connection.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rowCount ?? 0
}
