import { randomUUID } from 'node:crypto'
import { formatJstDateTime } from '@hibiki/calendar'
import pg from 'pg'
import { Pool } from 'undici'
import type { BenchSystem } from './bench-system.ts'
import type { Measurement } from './measurement-table.ts'
import { logIn, pickSound } from './member-calls.ts'

const RATE = 500
const SECONDS = 60
const CONNECTIONS = 64
const TICK_MS = 10
const MEMBERS = ['general', 'premium', 'customer', 'customer2', 'pic', 'pic2']
const DAY = 86_400

/** Sends a constant 500 records a second through the gateway for a minute, and requires that each is acknowledged and stored. */
export async function measureRecordRate(system: BenchSystem): Promise<Measurement[]> {
  const cookies: string[] = []
  for (const userId of MEMBERS) cookies.push(await logIn(system.gatewayUrl, userId))
  const { id: soundId } = await pickSound(system.gatewayUrl, cookies[0] ?? '')
  const pool = new Pool(system.gatewayUrl, { connections: CONNECTIONS })
  const sent: Promise<{ key: string; ms: number; status: number }>[] = []
  const send = async (number: number) => {
    const playSessionId = randomUUID()
    const startedAt = performance.now()
    const response = await pool.request({
      method: 'POST',
      path: '/api/dmv/record-playing',
      headers: {
        'content-type': 'application/json',
        origin: system.gatewayUrl,
        cookie: cookies[number % cookies.length] ?? '',
      },
      body: JSON.stringify({ ...createPlay(number), vibrationId: soundId, playSessionId }),
    })
    await response.body.text()
    return { key: `session:${playSessionId}`, ms: performance.now() - startedAt, status: response.statusCode }
  }
  const beganAt = performance.now()
  while (sent.length < RATE * SECONDS) {
    // The arrival rate is constant: due requests are sent however slow the responses are.
    const due = Math.min(RATE * SECONDS, Math.floor(((performance.now() - beganAt) / 1000) * RATE))
    while (sent.length < due) sent.push(send(sent.length))
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  const answers = await Promise.all(sent)
  await pool.close()
  const accepted = answers.filter(({ status }) => status === 200)
  const stored = await countStored(
    system.postgresUrl,
    accepted.map(({ key }) => key),
  )
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const quantile = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  // These limits depend on the machine, so record.ts checks them against the deployment it is run on.
  process.stdout.write(`  p95 ${quantile(0.95).toFixed(0)} ms, p99 ${quantile(0.99).toFixed(0)} ms\n`)
  return [
    {
      name: `${RATE} records/s for ${SECONDS} s: stored / sent`,
      unit: '',
      value: stored,
      reference: answers.length,
      target: 1,
      better: 'higher',
    },
  ]
}

/** A minute each, going round the members and then round the days, so that a member's day stays as full as in real life. */
function createPlay(number: number) {
  const turn = Math.floor(number / MEMBERS.length)
  const noon = (Math.floor(Date.now() / 1000 / DAY) - 1) * DAY + 3 * 3600
  const start = noon - (turn % 380) * DAY + Math.floor(turn / 380) * 90
  return {
    dmvTypeCode: '02',
    planCode: '01',
    startDateTime: formatJstDateTime(start * 1000),
    endDateTime: formatJstDateTime((start + 60) * 1000),
    totalPlayingTime: '00:01:00',
  }
}

async function countStored(postgresUrl: string, keys: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ stored: string }>(
      'select count(*) as stored from content.plays where play_key = any($1)',
      [keys],
    )
    return Number(rows[0]?.stored)
  } finally {
    await client.end()
  }
}
