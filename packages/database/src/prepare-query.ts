import type { CompiledQuery, Kysely } from 'kysely'

const statementNames = new Map<string, string>()

/** Returns the name of a statement that `prepareQuery` was given; each connection of a service prepares it once. */
export function findStatementName(text: string): string | undefined {
  return statementNames.get(text)
}

/**
 * Returns what runs one query that is built once, and planned once by each connection: for the few that run on every call.
 *
 * @param name of the statement in the database, unique within the service
 * @param query with its parameters written as `` sql`$1` ``, in the order in which they are given
 */
export function prepareQuery<Row>(
  db: Pick<Kysely<never>, 'executeQuery'>,
  name: string,
  query: { compile(): CompiledQuery<Row> },
): (...parameters: readonly unknown[]) => Promise<Row[]> {
  const compiled = query.compile()
  statementNames.set(compiled.sql, name)
  return async (...parameters) => (await db.executeQuery<Row>({ ...compiled, parameters })).rows
}
