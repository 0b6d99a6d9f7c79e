import pg from 'pg'
import { fromRun } from '../environment.ts'
import { databasePrefix, runPrefix, startedAt } from './database-names.ts'

const ABANDONED_AFTER_HOURS = 6

/** Drops this run's databases; only needed where the server outlives the run. */
export async function dropRunDatabases(): Promise<void> {
  await dropWhere((name) => name.startsWith(runPrefix()))
}

/** Drops databases of runs that were killed on a server that outlived them. */
export async function dropOldDatabases(): Promise<void> {
  const limit = Date.now() - ABANDONED_AFTER_HOURS * 3_600_000
  await dropWhere((name) => (startedAt(name)?.getTime() ?? Number.POSITIVE_INFINITY) < limit)
}

async function dropWhere(matches: (name: string) => boolean): Promise<void> {
  const client = new pg.Client({ connectionString: fromRun('postgresUrl') })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [databasePrefix],
    )
    for (const { datname } of rows.filter((row) => matches(row.datname)))
      await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(datname)} WITH (FORCE)`)
  } finally {
    await client.end()
  }
}
