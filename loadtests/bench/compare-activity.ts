import pg from 'pg'
import { Client } from 'undici'
import type { BenchSystem } from './bench-system.ts'
import { fillContentPlays } from './fill-content-plays.ts'
import { median } from './measure-statistics.ts'
import type { Measurement } from './measurement-table.ts'
import { logIn, pickSound } from './member-calls.ts'

const FEW = 10_000
const MANY = 10_000_000
const MEMBERS = ['general', 'premium', 'customer', 'customer2', 'pic', 'pic2']
const CALLS = ['v2/activity/monthly', 'activity/weekly', 'v2/activity/rank'] as const
const WARM_UP = 60
const ROUNDS = 300
/** Exceeds the time for which a replica caches a summary of ranks. */
const SUMMARY_TRUST_MS = 6000

type Times = Record<(typeof CALLS)[number], number>

/** Compares usage calls through the gateway with ten million plays stored and with ten thousand, before and after them. */
export async function compareActivity(system: BenchSystem): Promise<Measurement[]> {
  const cookies: string[] = []
  for (const userId of MEMBERS) cookies.push(await logIn(system.gatewayUrl, userId))
  const members = await listMemberIds(system)
  const { id: soundId } = await pickSound(system.gatewayUrl, cookies[0] ?? '')
  const measure = async (plays: number): Promise<Times> => {
    const startedAt = performance.now()
    await fillContentPlays(system.postgresUrl, { plays, members, soundId })
    const filledAt = performance.now()
    await awaitSummary(system, cookies[0] ?? '')
    const seconds = (from: number) => Math.round((performance.now() - from) / 100) / 10
    process.stdout.write(
      `  ${plays} plays: filled in ${Math.round((filledAt - startedAt) / 1000)} s, ranks summarised after ${seconds(filledAt)} s\n`,
    )
    return measureTimes(system, cookies)
  }
  const before = await measure(FEW)
  const many = await measure(MANY)
  const after = await measure(FEW)
  return CALLS.map((call) => ({
    name: `${call}: ${MANY / 1e6} million plays / ${FEW / 1e3} thousand`,
    unit: 'ms',
    value: many[call],
    reference: median([before[call], after[call]]),
    target: 2,
    better: 'lower ratio',
  }))
}

/** Returns medians; the calls and the members alternate. */
async function measureTimes(system: BenchSystem, cookies: readonly string[]): Promise<Times> {
  const gateway = new Client(system.gatewayUrl)
  const times = Object.fromEntries(CALLS.map((call) => [call, [] as number[]]))
  try {
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const headers = { cookie: cookies[round % cookies.length] ?? '' }
      for (const call of CALLS) {
        const startedAt = performance.now()
        const response = await gateway.request({ method: 'GET', path: `/api/${call}`, headers })
        await response.body.text()
        if (response.statusCode !== 200) throw new Error(`${call} answered ${response.statusCode}.`)
        if (round >= WARM_UP) times[call]?.push(performance.now() - startedAt)
      }
    }
  } finally {
    await gateway.close()
  }
  return Object.fromEntries(CALLS.map((call) => [call, median(times[call] ?? [])])) as Times
}

/** Polls until the ranks include the added rows; the service computes them at the first request. */
async function awaitSummary(system: BenchSystem, cookie: string): Promise<void> {
  const client = new pg.Client({ connectionString: system.postgresUrl })
  await client.connect()
  try {
    for (let attempt = 0; attempt < 120; attempt++) {
      await fetch(`${system.gatewayUrl}/api/v2/activity/rank`, { headers: { cookie } })
      const { rows } = await client.query('select from content.month_ranks')
      if (rows.length > 0) {
        await new Promise((resolve) => setTimeout(resolve, SUMMARY_TRUST_MS))
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    throw new Error('The ranks of the last month were not summarised within a minute.')
  } finally {
    await client.end()
  }
}

async function listMemberIds(system: BenchSystem): Promise<string[]> {
  const client = new pg.Client({ connectionString: system.postgresUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      'select id from identity.users where user_id = any($1)',
      [MEMBERS],
    )
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}
