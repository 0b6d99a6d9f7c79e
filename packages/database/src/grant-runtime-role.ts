import pg from 'pg'
import type { Database } from './open-database.ts'

/** Returns the role that owns a service's schema if its replicas may not change it. */
export const toOwnerRole = (schema: string) => `${schema}_owner`

/**
 * Grants the role of a service's replicas the right to read and write the rows of its schema, but not to create, alter or drop. Tables with
 * a trigger named `append_only` it can only read and append to, and partitions it reaches only through their table. The owner calls this
 * after its migrations; it is idempotent.
 *
 * @param options.role the role of the replicas; the schema's name by convention
 */
export async function grantRuntimeRole<DB>(options: { database: Database<DB>; role: string }): Promise<void> {
  const schema = pg.escapeIdentifier(options.database.schema)
  const role = pg.escapeIdentifier(options.role)
  const client = await options.database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`)
    await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`)
    await client.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`)
    const { rows } = await client.query<{ table: string }>(
      `SELECT tgrelid::regclass::text AS table FROM pg_trigger
       JOIN pg_class ON pg_class.oid = tgrelid
       WHERE tgname = 'append_only' AND relnamespace = $1::regnamespace`,
      [schema],
    )
    for (const { table } of rows) await client.query(`REVOKE UPDATE, DELETE ON ${table} FROM ${role}`)
    const partitions = await client.query<{ table: string }>(
      'SELECT oid::regclass::text AS table FROM pg_class WHERE relispartition AND relkind = $1 AND relnamespace = $2::regnamespace',
      ['r', schema],
    )
    for (const { table } of partitions.rows) await client.query(`REVOKE ALL ON ${table} FROM ${role}`)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
