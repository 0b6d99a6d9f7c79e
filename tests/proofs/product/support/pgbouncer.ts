import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findServerUser } from '@hibiki/embedded-postgres'
import { findFreePort } from '@hibiki/test-harness'
import pg from 'pg'

const ADMIN = 'pooler-admin'
const PASSWORD = 'hibiki-test'
/** The pool is smaller than one replica's, so that transactions have to share connections. */
const POOL_SIZE = 3

const START_WITHIN_MS = 10_000

export interface PgBouncer {
  /** The URL of its console. */
  adminUrl: string
  /** Returns the URL of the same database and role through PgBouncer. */
  through(url: string): string
  /** Returns the number of transactions that it has carried. */
  transactions(): Promise<number>
  close(): Promise<void>
}

/**
 * Starts PgBouncer with the settings of deploy/postgres/pgbouncer.ini in front of a server.
 * @param server any URL on the server
 * @param roles the roles that log in through it
 * @param options.passwordOf returns the password of a role
 * @param options.caFile CA file of the server's certificate, if it requires TLS
 */
export async function startPgBouncer(
  server: string,
  roles: readonly string[],
  { passwordOf = () => PASSWORD, caFile }: { passwordOf?: (role: string) => string; caFile?: string } = {},
): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'hibiki-pgbouncer-'))
  chmodSync(folder, 0o755)
  const [port, { port: serverPort }] = [await findFreePort(), new URL(server)]
  const users = join(folder, 'users.txt')
  writeFileSync(
    users,
    [...roles.map((role) => [role, passwordOf(role)]), [ADMIN, PASSWORD]]
      .map(([role, password]) => `"${role}" "${password}"`)
      .join('\n'),
  )
  const shipped = readFileSync(new URL('../../../../deploy/postgres/pgbouncer.ini', import.meta.url), 'utf8')
  const settings = [
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
    ...[`auth_file = ${users}`, `admin_users = ${ADMIN}`, `default_pool_size = ${POOL_SIZE}`],
    ...(caFile ? ['server_tls_sslmode = verify-full', `server_tls_ca_file = ${caFile}`] : []),
  ]
  const database = `[databases]\n* = host=127.0.0.1 port=${serverPort}`
  const ini = join(folder, 'pgbouncer.ini')
  writeFileSync(ini, `${shipped.replace('[databases]', database)}\n${settings.join('\n')}\n`)
  const { uid, gid } = findServerUser()
  const child = spawn('pgbouncer', ['-q', ini], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(uid !== undefined && { uid, gid }),
  })
  await once(child, 'spawn')
  const adminUrl = `postgres://${ADMIN}:${PASSWORD}@127.0.0.1:${port}/pgbouncer`
  const deadline = performance.now() + START_WITHIN_MS
  while (!(await ask(adminUrl, 'SHOW VERSION').catch(() => undefined))) {
    if (performance.now() > deadline) throw new Error('PgBouncer does not start')
    await sleep(50)
  }
  return {
    adminUrl,
    through(url) {
      const pooled = new URL(url)
      pooled.port = String(port)
      for (const name of ['sslmode', 'sslrootcert']) pooled.searchParams.delete(name)
      return pooled.href
    },
    transactions: () => countTransactions(adminUrl),
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      const hurry = setTimeout(() => child.kill('SIGKILL'), 5_000)
      await ended
      clearTimeout(hurry)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the number of transactions that a PgBouncer has carried. */
export async function countTransactions(adminUrl: string): Promise<number> {
  const { rows } = await ask(adminUrl, 'SHOW STATS')
  return rows
    .filter((row) => row.database !== 'pgbouncer')
    .reduce((sum, row) => sum + Number(row.total_xact_count), 0)
}

async function ask(adminUrl: string, question: string) {
  const client = new pg.Client(adminUrl)
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query<{ database: string; total_xact_count: string }>(question)
  } finally {
    await client.end().catch(() => {})
  }
}
