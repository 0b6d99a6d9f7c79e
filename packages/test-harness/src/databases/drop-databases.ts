import pg from 'pg'
import { requireRunVariable } from '../run-variables.ts'
import { getRunDatabasePrefix, parseRunStart, testDatabasePrefix } from './database-names.ts'

const ABANDONED_AFTER_HOURS = 6

/** Drops this run's databases; only needed where the server outlives the run. */
export async function dropRunDatabases(): Promise<void> {
  await dropWhere((name) => name.startsWith(getRunDatabasePrefix()))
}

/** Drops databases of runs that were killed on a server that outlived them. */
export async function dropAbandonedDatabases(): Promise<void> {
  const limit = Date.now() - ABANDONED_AFTER_HOURS * 3_600_000
  await dropWhere((name) => (parseRunStart(name)?.getTime() ?? Number.POSITIVE_INFINITY) < limit)
}

async function dropWhere(matches: (name: string) => boolean): Promise<void> {
  const client = new pg.Client({ connectionString: requireRunVariable('postgresUrl') })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [testDatabasePrefix],
    )
    for (const { datname } of rows.filter((row) => matches(row.datname)))
      await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(datname)} WITH (FORCE)`)
  } finally {
    await client.end()
  }
}
