import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresError } from './postgres-error.ts'
import { type PostgresServer, startPostgres } from './start-postgres.ts'

const parent = mkdtempSync(join(tmpdir(), 'hibiki-postgres-'))
const password = 'right'
const sound = join(parent, 'sound')
const running: PostgresServer[] = []

async function start(workFolder: string, withPassword = password): Promise<PostgresServer> {
  const clusterFolder = join(workFolder, 'postgres')
  const server = await startPostgres({ clusterFolder, workFolder, password: withPassword, durable: false })
  running.push(server)
  return server
}

async function query(server: PostgresServer, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.adminUrl })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

beforeAll(async () => {
  execFileSync('chmod', ['755', parent])
  execFileSync('mkdir', [sound])
  const server = await start(sound)
  await query(server, 'create table notes as select 1 as n')
  await server.stop()
}, 60_000)

afterAll(async () => {
  for (const server of running) {
    server.kill()
    await server.ended
  }
  rmSync(parent, { recursive: true, force: true, maxRetries: 5 })
})

/** Returns a duplicate of the stopped cluster, damaged like by a broken disk or by mistake. */
function damaged(name: string, damage: (cluster: string) => void): string {
  const folder = join(parent, name)
  execFileSync('cp', ['-a', sound, folder])
  damage(join(folder, 'postgres'))
  return folder
}

describe('startPostgres', { timeout: 60_000 }, () => {
  it('starts a stopped cluster with its data', async () => {
    const server = await start(sound)
    expect(await query(server, 'select n from notes')).toEqual([{ n: 1 }])
    await server.stop()
  })

  it('stops the server that an earlier run left behind', async () => {
    const folder = damaged('orphan', () => {})
    const orphan = await start(folder)
    const next = await start(folder)
    await orphan.ended
    expect(await query(next, 'select n from notes')).toEqual([{ n: 1 }])
  })

  it.each([
    [
      'a truncated pg_control',
      'control',
      (c: string) => writeFileSync(join(c, 'global/pg_control'), ''),
      /pg_control/,
    ],
    [
      'an unreadable PG_VERSION',
      'version',
      (c: string) => writeFileSync(join(c, 'PG_VERSION'), 'x'),
      /PG_VERSION/,
    ],
    [
      'another major version',
      'major',
      (c: string) => writeFileSync(join(c, 'PG_VERSION'), '12\n'),
      /version 12/,
    ],
    [
      'a missing PG_VERSION',
      'missing',
      (c: string) => rmSync(join(c, 'PG_VERSION')),
      /PG_VERSION is missing/,
    ],
  ])(
    'rejects %s within five seconds with a sentence that names it',
    async (_name, folder, damage, reason) => {
      const broken = damaged(folder, damage)
      const startedAt = performance.now()
      const failure = await start(broken).catch((error) => error)
      expect(failure).toBeInstanceOf(PostgresError)
      expect(failure.message).toMatch(reason)
      expect(failure.message).toContain('DATA_DIR=/some/other/path npm start')
      expect(performance.now() - startedAt).toBeLessThan(5000)
    },
  )

  it('rejects a wrong password of the cluster within five seconds', async () => {
    const folder = damaged('password', () => {})
    const startedAt = performance.now()
    await expect(start(folder, 'wrong')).rejects.toThrow('another password')
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })
})
