import pg from 'pg'
import type { BenchSystem } from './bench-system.ts'
import { measureInterleaved } from './measure-statistics.ts'
import type { Measurement } from './measurement-table.ts'
import { logIn, pickSound } from './member-calls.ts'
import { commitToolName, createEmptyPlaysCopy, measureCommitsPerSecond } from './single-row-commits.ts'
import { runWrk } from './wrk.ts'

const CONNECTIONS = 64
const SECONDS = 4
const ROUNDS = 5
const MEMBERS = ['general', 'premium', 'customer', 'customer2', 'pic', 'pic2']

/** Compares accepted records per second through the gateway with commits of one row each, by as many connections. */
export async function compareRecords(system: BenchSystem): Promise<Measurement[]> {
  const { gatewayUrl, postgresUrl, folder } = system
  const cookies: string[] = []
  for (const userId of MEMBERS) cookies.push(await logIn(gatewayUrl, userId))
  const sound = await pickSound(gatewayUrl, cookies[0] ?? '')
  await createEmptyPlaysCopy(postgresUrl)

  let accepted = 0
  let nextNumber = 0
  const records = async () => {
    const { requests, seconds } = await runWrk(`${gatewayUrl}/api/dmv/record-playing`, {
      script: 'records.lua',
      connections: CONNECTIONS,
      seconds: SECONDS,
      parameters: [`${nextNumber}`, sound.id, gatewayUrl, ...cookies],
    })
    accepted += requests
    // Requests under way at the end may be stored as well; their numbers are not used again.
    nextNumber += requests + CONNECTIONS
    return requests / seconds
  }
  const commits = () => measureCommitsPerSecond({ postgresUrl, folder, seconds: SECONDS })

  await records()
  await commits()
  const { a, b } = await measureInterleaved(ROUNDS, records, commits)
  await requireStored(postgresUrl, accepted)
  const name = `records accepted / single-row commits (${commitToolName})`
  return [{ name, unit: 'per s', value: a, reference: b, target: 1, better: 'higher' }]
}

/** An acknowledged record that is missing in the table would invalidate the figure. */
async function requireStored(postgresUrl: string, accepted: number): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ stored: string }>('select count(*) as stored from content.plays')
    const stored = Number(rows[0]?.stored)
    if (stored < accepted)
      throw new Error(`${accepted} records were accepted, but only ${stored} are stored.`)
  } finally {
    await client.end()
  }
}
