import type { CompiledQuery, Kysely } from 'kysely'

const statementNames = new Map<string, string>()

/** Returns the name of a statement that `prepareQuery` made; each connection of a service prepares it once. */
export function findStatementName(text: string): string | undefined {
  return statementNames.get(text)
}

/**
 * Returns what runs one query that is built once, and planned once by each connection: for the few that run on every call.
 *
 * @param name of the statement in the database, unique within the service
 * @param compile returns the query with its parameters written as `` sql`$1` ``, in the order in which they are given
 */
export function prepareQuery<DB, Row>(
  name: string,
  compile: (db: Kysely<DB>) => CompiledQuery<Row>,
): (db: Kysely<DB>, ...parameters: readonly unknown[]) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, ...parameters) => {
    if (!compiled) {
      compiled = compile(db)
      statementNames.set(compiled.sql, name)
    }
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
