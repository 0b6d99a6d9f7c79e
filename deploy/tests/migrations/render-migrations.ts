import { openDatabase, provisionSchema, readFolderMigrations } from '@hibiki/database'
import { Kysely, PostgresDialect } from 'kysely'

export interface RenderedMigration {
  /** `<service>/<file name without .ts>`. */
  name: string
  /** Every statement as Postgres received it. */
  sql: string
}

/** Runs the migrations of a service on an empty schema of a server and returns what each of them said to it, in their order. */
export async function renderMigrations(adminUrl: string, service: string): Promise<RenderedMigration[]> {
  await provisionSchema({ adminUrl, schema: service, role: service, password: service })
  const url = Object.assign(new URL(adminUrl), { username: service, password: service }).href
  const database = openDatabase({ url, schema: service, maxConnections: 1, applicationName: 'render' })
  const printed: string[] = []
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void printed.push(query.sql),
  })
  const folder = new URL(`../../../services/${service}/migrations/`, import.meta.url)
  const rendered: RenderedMigration[] = []
  try {
    for (const [name, { up, transaction }] of Object.entries(await readFolderMigrations(folder))) {
      await (transaction ? db.transaction().execute(up) : db.connection().execute(up))
      rendered.push({ name: `${service}/${name}`, sql: joinStatements(printed.splice(0)) })
    }
  } finally {
    await database.close()
  }
  return rendered
}

/** The semicolon has a line of its own: a statement may end with a comment. */
export const joinStatements = (statements: readonly string[]) =>
  statements.map((statement) => `${statement}\n;\n`).join('')
