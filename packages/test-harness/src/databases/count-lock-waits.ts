export interface QueryConnection {
  query(text: string): Promise<{ rowCount: number | null }>
}

/**
 * Counts the sessions of this database that wait for a lock.
 *
 * @param connection not in a transaction of its own, which would see an old state
 */
export async function countLockWaits(connection: QueryConnection): Promise<number> {
  const { rowCount } = await connection.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rowCount ?? 0
}
