// node deploy/tests/rolling-restart.ts (six minutes): runs two replicas of every service and of the gateway behind the edge, with typical
// member traffic by k6, and restarts each replica in turn with SIGTERM. No request may fail, and no record may be lost or counted twice.
// Everything runs on loopback and in one folder, which is removed afterwards.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Replica, services, startCopies } from './product/copies.ts'
import { startCaddyEdge } from './product/edge.ts'
import { startProgram, stopProgram } from './product/processes.ts'
import { publicOrigin } from './product/record-load.ts'
import { startPostgresAndNats } from './product/start-postgres-and-nats.ts'
import { formatSecondsSince, printLine, requireTool, runCheck } from './steps.ts'

/** Starts of playback, records and looks at one's account a second each: 30 calls. */
const RATE = 6
const LOAD_SECONDS = 240
const SETTLE_MS = 2_000
/** Every replica has fetched identity's keys by then, which it caches for minutes. */
const WARM_UP_MS = 10_000
const mixed = fileURLToPath(new URL('../../loadtests/mixed.ts', import.meta.url))

/** Metrics of k6 by name, each with its values. */
type Summary = Record<string, Record<string, number>>

/** A line of k6's JSON output. */
interface Sample {
  type: string
  data: { value: number; tags: { name: string; method: string; status: string; error?: string } }
}

async function restartEach(copies: readonly Replica[]): Promise<void> {
  await sleep(WARM_UP_MS)
  for (const copy of copies) {
    await sleep(SETTLE_MS)
    const start = performance.now()
    await copy.stop()
    const stopped = formatSecondsSince(start)
    await copy.restart()
    printLine(`${copy.name} ended in ${stopped} s, ready again after ${formatSecondsSince(start)} s`)
  }
  await sleep(SETTLE_MS)
}

async function run(folder: string, stack: AsyncDisposableStack): Promise<void> {
  const { postgresUrl, natsUrl } = await startPostgresAndNats(folder, stack)
  const { copies, ...front } = await startCopies({
    folder,
    stack,
    postgresUrl,
    copies: { ...Object.fromEntries(services.map((service) => [service, 2])), gateway: 2 },
    settingsOf: () => ({ NATS_URL: natsUrl, DATABASE_CONNECTIONS: '4', DRAIN_SECONDS: '2' }),
    gatewaySettings: { TRUSTED_PROXIES: '1', DRAIN_SECONDS: '6' },
  })
  const edge = await startCaddyEdge({ folder, stack, ...front })
  const summary = join(folder, 'k6.json')
  const env = { BASE_URL: edge, ORIGIN: publicOrigin, RATE: String(RATE), DURATION: `${LOAD_SECONDS}s` }
  const samples = join(folder, 'k6-samples.json')
  const options = ['--quiet', '--summary-export', summary, '--out', `json=${samples}`]
  const k6 = startProgram('k6', ['run', ...options, mixed], { folder, env })
  stack.defer(() => stopProgram(k6))
  const ended = once(k6, 'exit')
  const isFirst = await Promise.race([ended.then(() => true), restartEach(copies).then(() => false)])
  if (isFirst)
    throw new Error(`k6 ended first: ${readFileSync(join(folder, 'k6.log'), 'utf8').slice(-2_000)}`)
  await ended
  for (const [kind, count] of failuresByKind(readFileSync(samples, 'utf8')))
    printLine(`failed ${count} times: ${kind}`)
  await judge(JSON.parse(readFileSync(summary, 'utf8')).metrics, postgresUrl)
  if (k6.exitCode !== 0) throw new Error(`k6 ended with ${k6.exitCode}`)
  printLine(`${copies.length} copies restarted`)
}

/** Counts the failures of each call by kind. */
function failuresByKind(samples: string): Map<string, number> {
  const kinds = new Map<string, number>()
  for (const line of samples.split('\n')) {
    if (!line.includes('"http_req_failed"')) continue
    const { type, data } = JSON.parse(line) as Sample
    if (type !== 'Point' || data.value !== 1) continue
    const { name, method, status, error = '' } = data.tags
    const kind = `${method} ${name} ${status} ${error}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return kinds
}

/** Prints what k6 counted and compares its records with what is stored. @throws Error where a call failed or the records differ */
async function judge(metrics: Summary, adminUrl: string): Promise<void> {
  const value = (metric: string, of: string) => metrics[metric]?.[of] ?? 0
  // For this rate, a "pass" is a request that failed.
  const failed = value('http_req_failed', 'passes')
  printLine(
    `${value('http_reqs', 'count')} requests, ${failed} failed, ${value('broken_streams', 'count')} streams broken`,
  )
  const slowest = ['p(95)', 'max'].map((of) => `${of} ${Math.round(value('http_req_duration', of))} ms`)
  printLine(slowest.join(', '))
  const sent = value('records_sent', 'count')
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const { rows } = await client.query<{ stored: number; keys: number; seconds: number }>(
    'select count(*)::int as stored, count(distinct play_key)::int as keys, sum(counted_seconds)::int as seconds from content.plays',
  )
  await client.end()
  const { stored = 0, keys = 0, seconds = 0 } = rows[0] ?? {}
  printLine(`${sent} records sent, ${stored} stored, ${keys} different, ${seconds} s counted`)
  if (failed > 0) throw new Error(`${failed} requests failed`)
  if (stored !== sent || keys !== sent || seconds !== sent * 5)
    throw new Error('records were lost or doubled')
}

await runCheck({
  name: 'rolling restart of every copy under load: no request fails',
  folder: 'rolling-restart',
  maxMinutes: 20,
  run,
  needs() {
    requireTool('nats-server', 'the package nats-server')
    requireTool('k6', 'go install go.k6.io/k6@v1.8.1', ['version'])
    requireTool('caddy', 'the package caddy', ['version'])
  },
})
