import type { ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort, findServerUser } from '@hibiki/embedded-postgres'
import pg from 'pg'
import { createCertificate } from '../product/certificate.ts'
import { startProgram, stopProgram } from '../product/processes.ts'
import { requireTool, runProgram, SkippedCheck, waitUntil } from '../steps.ts'

const password = 'postgres-leader'
const { uid, gid } = findServerUser()
const user = uid === undefined ? undefined : { uid, gid }

interface Node {
  name: string
  postgres: number
  api: number
  folder: string
  patroni?: ChildProcess
}

export interface PatroniCluster {
  /** The superuser's, of whichever server leads. */
  adminUrl: string
  leader(): Promise<string | undefined>
  /** kill -9 of the server; Patroni lives on. */
  killServer(name: string): void
  /** kill -9 of the server and its Patroni, as when the machine is gone. */
  killNode(name: string): void
  startNode(name: string): void
  /** Whether one server leads and all others follow, one of them synchronously. */
  isWhole(): Promise<boolean>
}

/** @throws SkippedCheck where a tool is missing */
export function requirePatroni(): void {
  const from = 'deploy/tests/debian-testing.sh unpacks it'
  for (const tool of ['etcd', 'haproxy']) requireTool(tool, from, [tool === 'etcd' ? '--version' : '-v'])
  requireTool('pg_rewind', from)
  if (!/\b1[89]\./.test(runProgram('pg_basebackup', ['--version']).output))
    throw new SkippedCheck(`pg_basebackup is not of Postgres 18 (${from})`)
  requireTool('patroni', 'pip: patroni[etcd3] and psycopg[binary]')
  requireTool('openssl', 'the package openssl', ['version'])
}

/**
 * Starts three Postgres under Patroni with deploy/postgres/patroni.yml, one etcd, and HAProxy with deploy/postgres/haproxy.cfg; they stop
 * with the stack.
 */
export async function startPatroni(folder: string, stack: AsyncDisposableStack): Promise<PatroniCluster> {
  const etcd = await startEtcd(folder, stack)
  const config = writeConfig(folder)
  const nodes: Node[] = []
  for (const name of ['pg1', 'pg2', 'pg3']) {
    const node = {
      name,
      postgres: await findFreePort(),
      api: await findFreePort(),
      folder: join(folder, name),
    }
    mkdirSync(node.folder)
    own(node.folder)
    nodes.push(node)
  }
  const find = (name: string) => {
    const node = nodes.find((other) => other.name === name)
    if (!node) throw new Error(`there is no node ${name}`)
    return node
  }
  function startNode(name: string): void {
    const node = find(name)
    node.patroni = startProgram('patroni', [config], {
      folder: node.folder,
      env: createSettings(node, etcd),
      ...(user && { user }),
    })
  }
  const patroni: PatroniCluster = {
    adminUrl: '',
    startNode,
    leader: async () => (await readMembers(nodes)).find(({ role }) => role === 'leader')?.name,
    killServer: (name) => killServer(find(name)),
    killNode(name) {
      find(name).patroni?.kill('SIGKILL')
      killServer(find(name))
    },
    async isWhole() {
      const members = await readMembers(nodes)
      const count = (role: string, state: string) =>
        members.filter((member) => member.role === role && member.state === state).length
      return (
        count('leader', 'running') === 1 &&
        count('sync_standby', 'streaming') === 1 &&
        count('replica', 'streaming') === 1
      )
    },
  }
  stack.defer(async () => {
    for (const { patroni: child } of nodes) if (child) await stopProgram(child)
    for (const node of nodes) killServer(node)
  })
  for (const { name } of nodes) startNode(name)
  await waitUntil('three servers', patroni.isWhole)
  return { ...patroni, adminUrl: await startDoor(folder, stack, nodes) }
}

async function startEtcd(folder: string, stack: AsyncDisposableStack): Promise<string> {
  const [clients, peers] = [`127.0.0.1:${await findFreePort()}`, `http://127.0.0.1:${await findFreePort()}`]
  const etcd = startProgram(
    'etcd',
    [
      `--data-dir=${join(folder, 'etcd')}`,
      ...[`--listen-client-urls=http://${clients}`, `--advertise-client-urls=http://${clients}`],
      ...[`--listen-peer-urls=${peers}`, `--initial-advertise-peer-urls=${peers}`],
      `--initial-cluster=default=${peers}`,
    ],
    { folder },
  )
  stack.defer(() => stopProgram(etcd))
  return clients
}

/** The shipped settings with certificate and socket in the folder. */
function writeConfig(folder: string): string {
  const tls = join(folder, 'tls')
  mkdirSync(tls)
  const { key } = createCertificate(tls)
  own(key)
  const config = join(folder, 'patroni.yml')
  const shipped = readFileSync(shippedFile('patroni.yml'), 'utf8')
  writeFileSync(
    config,
    shipped
      .replaceAll('/etc/hibiki/tls', tls)
      .replace('/var/run/postgresql', "''")
      // restore.ts is about the archive.
      .replace(/archive_command: .*/, 'archive_command: /bin/true'),
  )
  chmodSync(config, 0o644)
  return config
}

function createSettings({ name, api, postgres, folder }: Node, etcd: string): Record<string, string> {
  const [apiAddress, address] = [`127.0.0.1:${api}`, `127.0.0.1:${postgres}`]
  return {
    // libpq looks for the user's certificates in this folder.
    HOME: folder,
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: `'${etcd}'`,
    PATRONI_RESTAPI_LISTEN: apiAddress,
    PATRONI_RESTAPI_CONNECT_ADDRESS: apiAddress,
    PATRONI_POSTGRESQL_LISTEN: address,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
    PATRONI_POSTGRESQL_DATA_DIR: join(folder, 'data'),
    PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
    ...Object.fromEntries(
      Object.entries({ SUPERUSER: 'postgres', REPLICATION: 'replicator', REWIND: 'rewinder' }).flatMap(
        ([kind, role]) => [
          [`PATRONI_${kind}_USERNAME`, role],
          [`PATRONI_${kind}_PASSWORD`, password],
        ],
      ),
    ),
  }
}

/** Starts HAProxy in front; returns the superuser's address through it, with verified TLS. */
async function startDoor(
  folder: string,
  stack: AsyncDisposableStack,
  nodes: readonly Node[],
): Promise<string> {
  const port = await findFreePort()
  const config = join(folder, 'haproxy.cfg')
  let text = readFileSync(shippedFile('haproxy.cfg'), 'utf8').replace('bind :5432', `bind 127.0.0.1:${port}`)
  for (const { name, postgres, api } of nodes)
    text = text.replace(`${name}:5432 check port 8008`, `127.0.0.1:${postgres} check port ${api}`)
  writeFileSync(config, text)
  const door = startProgram('haproxy', ['-db', '-f', config], { folder })
  stack.defer(() => stopProgram(door))
  const ca = join(folder, 'ca.pem')
  copyFileSync(join(folder, 'tls', 'cert.pem'), ca)
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=verify-full&sslrootcert=${ca}`
  await waitUntil('the door', () => isOpen(url))
  return url
}

/** Waits until HAProxy has started and knows who leads. */
async function isOpen(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch {
    return false
  }
  try {
    const { rows } = await client.query<{ leads: boolean }>('select not pg_is_in_recovery() as leads')
    if (rows[0]?.leads === false)
      throw new Error('HAProxy let a connection through to a server that only follows')
    return true
  } finally {
    await client.end().catch(() => {})
  }
}

interface Member {
  name: string
  role: string
  state: string
}

/** Returns the members as any responding node sees them. */
async function readMembers(nodes: readonly Node[]): Promise<Member[]> {
  for (const { api } of nodes) {
    const signal = AbortSignal.timeout(2_000)
    const response = await fetch(`http://127.0.0.1:${api}/cluster`, { signal }).catch(() => undefined)
    if (response?.ok) return ((await response.json()) as { members: Member[] }).members
  }
  return []
}

/** Kills the server with its children, which would survive the postmaster. */
function killServer({ folder }: Node): void {
  const file = join(folder, 'data', 'postmaster.pid')
  const { ok, output } = runProgram('head', ['-n', '1', file])
  if (!ok) return
  try {
    process.kill(Number(output), 'SIGKILL')
  } catch {
    // It has ended before.
  }
}

function own(path: string): void {
  if (uid !== undefined) chownSync(path, uid, gid)
}

const shippedFile = (name: string) => fileURLToPath(new URL(`../../postgres/${name}`, import.meta.url))
