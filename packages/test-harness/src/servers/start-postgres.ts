import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { serverIdentity } from './server-identity.ts'
import { stopProcess } from './stop-process.ts'

export interface TestServer {
  url: string
  stop(): Promise<void>
}

/** Safe only because the data is thrown away: the tests' durability concerns processes, never the machine's power. */
const speedSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
}

const password = 'hibiki-test'

/** Creates a cluster in the run folder and starts it on a free loopback port. The URL is the superuser's. */
export async function startEmbeddedPostgres(runFolder: string): Promise<TestServer> {
  const { initdb, postgres } = postgresBinaries(runFolder)
  const data = join(runFolder, 'postgres')
  const options = { ...serverIdentity(), cwd: runFolder }
  const passwordFile = join(runFolder, 'password')
  writeFileSync(passwordFile, password)
  await promisify(execFile)(
    initdb,
    [
      ...['-D', data, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-sync'],
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=ja-JP'],
    ],
    options,
  )
  const port = await freePort()
  const settings = Object.entries(speedSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(
    postgres,
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings],
    // Detached: Ctrl-C belongs to the tests, which still need the database to clean up after themselves.
    { ...options, detached: true, stdio: 'ignore' },
  )
  await once(server, 'spawn')
  server.unref()
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  await waitUntilAnswering(url, () => server.exitCode)
  return { url, stop: () => stopProcess(server, 'SIGQUIT') }
}

async function waitUntilAnswering(url: string, exitCode: () => number | null): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (exitCode() !== null) throw new Error(`postgres stopped with code ${exitCode()}`)
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 30))
    } finally {
      await client.end().catch(() => {})
    }
  }
}
