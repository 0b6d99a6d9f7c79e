import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { isInstalled, runCommand } from './tools.ts'

const CONNECTIONS = 64
const COLUMNS =
  'member_id, play_key, sound_id, dmv_type_code, plan_code, started_at, ended_at, played_seconds, counted_seconds'

/** Creates an empty table with the columns, checks and indexes of content.plays, in the same Postgres. */
export async function createEmptyPlaysCopy(postgresUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    await client.query('create schema bench')
    await client.query('create table bench.plays (like content.plays including all)')
  } finally {
    await client.end()
  }
}

/** Which program makes the commits: pgbench where it is installed, else a loop in Node that does the same. */
export const commitToolName = isInstalled('pgbench') ? 'pgbench' : 'pgbench-like loop'

/** Measures the commits per second of 64 connections that each insert one row per transaction. */
export function measureCommitsPerSecond(options: {
  postgresUrl: string
  seconds: number
  folder: string
}): Promise<number> {
  return commitToolName === 'pgbench' ? byPgbench(options) : byOwnLoop(options)
}

async function byPgbench({
  folder,
  seconds,
  postgresUrl,
}: {
  postgresUrl: string
  seconds: number
  folder: string
}): Promise<number> {
  const script = join(folder, 'insert-play.sql')
  const values = `gen_random_uuid(), gen_random_uuid()::text, gen_random_uuid(), '02', '01', now(), now(), 60, 60`
  await writeFile(script, `insert into bench.plays (${COLUMNS}) values (${values});\n`)
  const load = ['-n', '-M', 'prepared', '-c', `${CONNECTIONS}`, '-j', '1', '-T', `${seconds}`]
  const output = await runCommand('pgbench', [...load, '-f', script, postgresUrl])
  return Number(/tps = ([\d.]+)/.exec(output)?.[1])
}

async function byOwnLoop({
  postgresUrl,
  seconds,
}: {
  postgresUrl: string
  seconds: number
}): Promise<number> {
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: postgresUrl }))
  await Promise.all(clients.map((client) => client.connect()))
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  let commits = 0
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        await client.query(insertPlay())
        commits++
      }
    }),
  )
  const tookSeconds = (performance.now() - startedAt) / 1000
  await Promise.all(clients.map((client) => client.end()))
  return commits / tookSeconds
}

function insertPlay(): pg.QueryConfig {
  const now = new Date()
  return {
    // Named: prepared once per connection, as in `pgbench -M prepared`.
    name: 'insert-play',
    text: `insert into bench.plays (${COLUMNS}) values ($1, $2, $3, '02', '01', $4, $5, 60, 60)`,
    values: [randomUUID(), randomUUID(), randomUUID(), now, now],
  }
}
