// node deploy/tests/restore-dump.ts (under a minute): restores a dump from before an update after it, as deploy/README.md and
// docs/operations.md describe: the database is recreated and migrated, and only then do replicas, which migrate nothing themselves, replay
// erasures.
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  grantRuntimeRole,
  openDatabase,
  provisionSchema,
  readFolderMigrations,
  toOwnerRole,
} from '@hibiki/database'
import { findServerUser, startPostgres } from '@hibiki/embedded-postgres'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { createServiceSettings, schemas } from './restore/restore-product.ts'
import { printLine, runCheck, runOrThrow, runProgram, SkippedCheck } from './steps.ts'

const password = 'restore-dump'
const server = (schema: string) =>
  fileURLToPath(new URL(`../../services/${schema}/src/server.ts`, import.meta.url))

async function provision(adminUrl: string): Promise<void> {
  for (const schema of schemas) {
    const owner = { role: toOwnerRole(schema), password: schema }
    await provisionSchema({ adminUrl, schema, role: schema, password: schema, owner })
  }
}

function toUrl(adminUrl: string, username: string, ofSchema: string): string {
  return Object.assign(new URL(adminUrl), { username, password: ofSchema }).href
}

/** Migrates every schema up to the release before the last migration. */
async function migrateToBefore(adminUrl: string): Promise<void> {
  for (const schema of schemas) {
    const migrations = await readFolderMigrations(
      new URL(`../../services/${schema}/migrations/`, import.meta.url),
    )
    const database = openDatabase({
      url: toUrl(adminUrl, toOwnerRole(schema), schema),
      schema,
      applicationName: 'restore-dump',
      maxConnections: 1,
    })
    try {
      const migrator = new Migrator({
        db: database.db,
        migrationTableSchema: schema,
        provider: { getMigrations: async () => migrations },
      })
      const before = Object.keys(migrations).at(-2) ?? ''
      const { error } = await migrator.migrateTo(before, { disableTransactions: true })
      if (error !== undefined) throw error
      await grantRuntimeRole({ database, role: schema })
    } finally {
      await database.close()
    }
  }
}

/** Runs the migration job of an update. */
function migrate(adminUrl: string): void {
  for (const schema of schemas) {
    const env = { MODE: 'local', DATABASE_URL: toUrl(adminUrl, toOwnerRole(schema), schema) }
    printLine(runOrThrow(process.execPath, [server(schema), 'migrate'], { env }).trim())
  }
}

async function query(url: string, ...statements: string[]): Promise<pg.QueryResult | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let last: pg.QueryResult | undefined
    for (const statement of statements) last = await client.query(statement)
    return last
  } finally {
    await client.end()
  }
}

async function check(folder: string, stack: AsyncDisposableStack): Promise<void> {
  const [clusterFolder, workFolder] = [join(folder, 'data'), join(folder, 'work')]
  const { uid, gid } = findServerUser()
  for (const path of [clusterFolder, workFolder]) {
    mkdirSync(path, { mode: 0o700 })
    if (uid !== undefined) chownSync(path, uid, gid)
  }
  chmodSync(workFolder, 0o755)
  const postgres = await startPostgres({ clusterFolder, workFolder, password, durable: false })
  stack.defer(() => postgres.stop())
  const adminUrl = Object.assign(new URL(postgres.adminUrl), { pathname: '/hibiki' }).href
  const identity = (...words: string[]) =>
    runProgram(process.execPath, [server('identity'), ...words], {
      env: { ...createServiceSettings('identity', adminUrl, folder), MIGRATIONS: 'expect' },
    })

  await query(postgres.adminUrl, 'create database hibiki')
  await provision(adminUrl)
  await migrateToBefore(adminUrl)
  await query(
    adminUrl,
    `insert into identity.users (user_id, username, email, password_hash) values ('hibiki01', 'A', 'a@example.jp', '-')`,
  )
  const dump = join(folder, 'hibiki.dump')
  runOrThrow('pg_dump', ['-Fc', `--dbname=${adminUrl}`, '-f', dump])
  migrate(adminUrl)
  const list = join(folder, 'erasures')
  const listed = identity('list-erasures', '2026-01-01T00:00:00Z', list)
  if (!listed.ok) throw new Error(listed.output)

  await query(postgres.adminUrl, 'drop database hibiki with (force)', 'create database hibiki')
  await provision(adminUrl)
  runOrThrow('pg_restore', ['--clean', '--if-exists', '--exit-on-error', `--dbname=${adminUrl}`, dump])
  const tooEarly = identity('replay-erasures', list)
  if (tooEarly.ok || !tooEarly.output.includes('run the migrate job first'))
    throw new Error(`the dump was not of before the last migration: ${tooEarly.output}`)
  migrate(adminUrl)
  const replayed = identity('replay-erasures', list)
  if (!replayed.ok) throw new Error(replayed.output)
  printLine(replayed.output.trim())
  const own = await query(toUrl(adminUrl, 'identity', 'identity'), 'select user_id from users')
  if (own?.rows[0]?.user_id !== 'hibiki01') throw new Error('the dumped row is not there')
}

await runCheck({
  name: 'a dump of before an update, put back after it',
  folder: 'restore-dump',
  maxMinutes: 5,
  needs() {
    const from = 'Debian testing: deploy/tests/debian-testing.sh unpacks it beside another Debian'
    for (const tool of ['pg_dump', 'pg_restore'])
      if (!/\b1[89]\./.test(runProgram(tool, ['--version']).output))
        throw new SkippedCheck(`${tool} is not of Postgres 18 (${from})`)
  },
  run: check,
})
