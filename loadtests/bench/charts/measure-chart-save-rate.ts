import type pg from 'pg'
import { Pool } from 'undici'
import type { BenchSystem } from '../bench-system.ts'
import { median } from '../measure-statistics.ts'
import type { Measurement } from '../measurement-table.ts'

const RATE = 200
const SECONDS = 30
const CONNECTIONS = 32
const TICK_MS = 10
/** A response that arrives later than this after the last request means that the service did not keep up. */
const MAX_DELAY_MS = 1000
/** These readers page through a calendar of twenty customers during the measurement. */
const READERS = 2

interface Setting {
  cookie: string
  database: pg.Client
  userIds: readonly string[]
  calendarBody: string
}

/**
 * Sends a constant 200 new records a second through the gateway while calendars are read, and requires that each is acknowledged in time
 * and stored.
 */
export async function measureChartSaveRate(
  system: BenchSystem,
  { cookie, userIds, calendarBody, database }: Setting,
): Promise<Measurement> {
  const pool = new Pool(system.gatewayUrl, { connections: CONNECTIONS })
  const headers = { cookie, origin: system.gatewayUrl, 'content-type': 'application/json' }
  const call = async (path: string, body?: string) => {
    const method = body === undefined ? 'GET' : 'POST'
    const answer = await pool.request({ method, path: `/api/${path}`, headers, ...(body && { body }) })
    return { status: answer.statusCode, text: await answer.body.text() }
  }
  const formats = await Promise.all(userIds.map((userId) => createFormat(call, userId)))

  const beganAt = performance.now()
  const reads: number[] = []
  let isReading = true
  const readers = Array.from({ length: READERS }, async () => {
    while (isReading) {
      const startedAt = performance.now()
      await call('calendar/esthe-between', calendarBody)
      reads.push(performance.now() - startedAt)
    }
  })
  const save = async (number: number) => {
    const startedAt = performance.now()
    const format = formats[number % formats.length]
    const { status, text } = await call(
      'common/calte/register-record',
      JSON.stringify({
        aiEstheDetectFaceResultId: null,
        calteRecord: {
          generalCalteId: format?.generalCalteId,
          calteInputRecords: [{ generalCalteItemId: format?.itemId, inputValue: `記録 ${number}` }],
        },
      }),
    )
    const endedAt = performance.now()
    return { id: status === 200 ? (JSON.parse(text) as string) : null, endedAt, ms: endedAt - startedAt }
  }
  const sent: ReturnType<typeof save>[] = []
  while (sent.length < RATE * SECONDS) {
    // The arrival rate is constant: due requests are sent however slow the responses are.
    const due = Math.min(RATE * SECONDS, Math.floor(((performance.now() - beganAt) / 1000) * RATE))
    while (sent.length < due) sent.push(save(sent.length))
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  const lastSentAt = performance.now()
  const answers = await Promise.all(sent)
  isReading = false
  await Promise.all(readers)
  await pool.close()

  const inTime = answers.filter(({ id, endedAt }) => id !== null && endedAt <= lastSentAt + MAX_DELAY_MS)
  const { rows } = await database.query<{ stored: string }>(
    'select count(*) as stored from records where id = any($1)',
    [inTime.map(({ id }) => id)],
  )
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const quantile = (part: number) => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(0)
  process.stdout.write(
    `  saved: p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms; ${reads.length} calendars read meanwhile, median ${median(reads).toFixed(0)} ms\n`,
  )
  return {
    name: `${RATE} chart records/s for ${SECONDS} s while calendars are read: stored in time / sent`,
    unit: '',
    value: Number(rows[0]?.stored),
    reference: answers.length,
    target: 1,
    better: 'higher',
  }
}

type Caller = (path: string, body?: string) => Promise<{ status: number; text: string }>

async function createFormat(call: Caller, userId: string) {
  const calteItems = [{ type: 'text_area', label: '施術の内容' }]
  const saved = await call(
    'pic/calte/register-format',
    JSON.stringify({ userId, calteFormat: { title: '施術記録', calteItems } }),
  )
  if (saved.status !== 200) throw new Error(`register-format answered ${saved.status}: ${saved.text}`)
  const { text } = await call(`pic/calte/get-format?userId=${userId}`)
  const format = JSON.parse(text) as { generalCalteId: string; calteItems: { id: string }[] }
  return { generalCalteId: format.generalCalteId, itemId: format.calteItems[0]?.id }
}
