import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findServerUser } from '@hibiki/embedded-postgres'
import { freePort } from '@hibiki/test-harness'
import pg from 'pg'
import { vi } from 'vitest'

const ADMIN = 'pooler-admin'
const PASSWORD = 'hibiki-test'
/** Less than one copy's pool wants: transactions have to share connections. */
const POOL_SIZE = 3

export interface Pooler {
  /** The same database and role, through PgBouncer. */
  through(url: string): string
  /** Transactions that it has carried. */
  transactions(): Promise<number>
  close(): Promise<void>
}

/**
 * Starts PgBouncer with the settings of deploy/postgres/pgbouncer.ini in front of a server.
 *
 * @param server any address on the server
 * @param roles who log in through it
 */
export async function startPgBouncer(server: string, roles: readonly string[]): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'hibiki-pgbouncer-'))
  chmodSync(folder, 0o755)
  const [port, { port: serverPort }] = [await freePort(), new URL(server)]
  const users = join(folder, 'users.txt')
  writeFileSync(users, [...roles, ADMIN].map((role) => `"${role}" "${PASSWORD}"`).join('\n'))
  const shipped = readFileSync(new URL('../../../../deploy/postgres/pgbouncer.ini', import.meta.url), 'utf8')
  const settings = [
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
    ...[`auth_file = ${users}`, `admin_users = ${ADMIN}`, `default_pool_size = ${POOL_SIZE}`],
  ]
  const database = `[databases]\n* = host=127.0.0.1 port=${serverPort}`
  const ini = join(folder, 'pgbouncer.ini')
  writeFileSync(ini, `${shipped.replace('[databases]', database)}\n${settings.join('\n')}\n`)
  const { uid, gid } = findServerUser()
  const child = spawn('pgbouncer', ['-q', ini], {
    ...{ cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    ...(uid !== undefined && { uid, gid }),
  })
  await once(child, 'spawn')
  const admin = `postgres://${ADMIN}:${PASSWORD}@127.0.0.1:${port}/pgbouncer`
  const ask = async (question: string) => {
    const client = new pg.Client(admin)
    try {
      await client.connect()
      return await client.query<{ database: string; total_xact_count: string }>(question)
    } finally {
      await client.end()
    }
  }
  await vi.waitFor(() => ask('SHOW VERSION'), { timeout: 10_000, interval: 50 })
  return {
    through(url) {
      const pooled = new URL(url)
      pooled.port = String(port)
      return pooled.href
    },
    async transactions() {
      const { rows } = await ask('SHOW STATS')
      return rows
        .filter((row) => row.database !== 'pgbouncer')
        .reduce((sum, row) => sum + Number(row.total_xact_count), 0)
    },
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
