// node deploy/tests/soak.ts [--minutes 30]: runs the whole product in two replicas behind the edge, on three NATS servers, with playback by
// k6, records at a steady rate, and a random fault every 10 to 30 seconds: kill -9 or a restart of a replica, or a killed NATS server.
// Afterwards no acknowledged record may be missing, no event dead, projections must equal their owners' tables, and the heaps of the spared
// replicas may have grown by less than 10 %.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { demoPassword } from '@hibiki/deploy-local/demo-accounts'
import { startPostgres } from '@hibiki/embedded-postgres'
import pg from 'pg'
import { type NatsCluster, startNatsCluster } from './nats-faults/nats-cluster.ts'
import { type Replica, services, startCopies } from './product/copies.ts'
import { startCaddyEdge } from './product/edge.ts'
import { startProgram, stopProgram } from './product/processes.ts'
import { compareProjections, countWaitingEvents } from './product/projections.ts'
import { logInDemoMembers, pickSoundId, publicOrigin, startRecordLoad } from './product/record-load.ts'
import { stopLoadAndRequireNoLoss } from './product/stop-load-and-require-no-loss.ts'
import { createHeapWatch } from './soak/heap-watch.ts'
import { printLine, requireTool, runCheck, waitUntil } from './steps.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const minutes = Number(values.minutes)
const SOAK_MS = minutes * 60_000
/** Caches and compiled code are there by then. */
const WARM_UP_MS = SOAK_MS / 6
const RECORDS_PER_SECOND = 5
/** Each playback makes three calls. */
const PLAYBACKS_PER_SECOND = 5
const SAMPLE_MS = 5_000
const MAX_GROWTH = 0.1
/** Each load has accounts of its own, because logging in ends the older session of an account. */
const recording = ['general', 'customer']
const playing = ['premium', 'customer2']
const playback = fileURLToPath(new URL('../../loadtests/playback.ts', import.meta.url))

const between = (from: number, to: number) => from + Math.random() * (to - from)
const pickRandom = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T

/** Causes one fault after the other until the time is up. */
async function bringFaults(spare: readonly Replica[], cluster: NatsCluster, untilMs: number): Promise<void> {
  const counts: Record<string, number> = { killed: 0, restarted: 0, 'nats-servers killed': 0 }
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1
  }
  const faults = [
    async () => {
      const copy = pickRandom(spare)
      copy.kill()
      await sleep(between(500, 5_000))
      await copy.restart()
      count('killed')
    },
    async () => {
      const copy = pickRandom(spare)
      await copy.stop()
      await copy.restart()
      count('restarted')
    },
    async () => {
      const name = pickRandom(cluster.names)
      await cluster.kill(name)
      await sleep(between(1_000, 8_000))
      await cluster.start(name)
      await waitUntil('all copies of the streams', () => cluster.isWhole(['identity', 'content']))
      count('nats-servers killed')
    },
  ]
  while (performance.now() < untilMs) {
    await sleep(between(10_000, 30_000))
    await pickRandom(faults)()
  }
  printLine(
    Object.entries(counts)
      .map(([what, times]) => `${times} ${what}`)
      .join(', '),
  )
}

async function run(folder: string, stack: AsyncDisposableStack): Promise<void> {
  const postgres = await startPostgres({
    clusterFolder: `${folder}/postgres`,
    workFolder: folder,
    password: 'soak',
    settings: { max_connections: '200' },
  })
  stack.defer(() => postgres.stop())
  const cluster = await startNatsCluster(folder, stack, services)
  const { copies, gateways, operatorPort, urls } = await startCopies({
    folder,
    stack,
    postgresUrl: postgres.adminUrl,
    copies: { ...Object.fromEntries(services.map((service) => [service, 2])), gateway: 2 },
    settingsOf: (service) => ({ ...cluster.settingsOf(service), DATABASE_CONNECTIONS: '4' }),
    gatewaySettings: { TRUSTED_PROXIES: '1' },
  })
  const edge = await startCaddyEdge({ folder, stack, gateways, operatorPort })
  const [entry = ''] = gateways
  const members = await logInDemoMembers(entry, recording)
  const soundId = await pickSoundId(entry, members[0] ?? '')
  await waitUntil('all copies of the streams', () => cluster.isWhole(['identity', 'content']))

  const summary = join(folder, 'k6.json')
  const env = {
    BASE_URL: edge,
    ORIGIN: publicOrigin,
    RATE: String(PLAYBACKS_PER_SECOND),
    USERS: playing.map((user) => `${user}@hibiki.example:${demoPassword}`).join(),
  }
  const options = ['--quiet', '--no-thresholds', '--summary-export', summary]
  const k6 = startProgram('k6', ['run', ...options, playback], {
    folder,
    env: { ...env, DURATION: `${Math.round(SOAK_MS / 1000)}s` },
  })
  stack.defer(() => stopProgram(k6))
  const ended = once(k6, 'exit')
  const load = startRecordLoad({ gateways, members, soundId, perSecond: RECORDS_PER_SECOND })
  const heaps = createHeapWatch({
    ...Object.fromEntries(Object.entries(urls).map(([service, [first]]) => [service, `${first}/metrics`])),
    gateway: `http://127.0.0.1:${operatorPort}/metrics`,
  })
  const sampling = setInterval(() => void heaps.sample(), SAMPLE_MS)
  stack.defer(() => clearInterval(sampling))
  const spare = copies.filter(({ name }) => name.endsWith('-2'))
  await bringFaults(spare, cluster, performance.now() + SOAK_MS)
  await ended
  await heaps.sample()
  clearInterval(sampling)

  const metrics = JSON.parse(readFileSync(summary, 'utf8')).metrics
  printLine(
    `${metrics.http_reqs.count} calls of players, ${metrics.http_req_failed.passes} failed while copies were killed`,
  )
  await stopLoadAndRequireNoLoss(load, postgres.adminUrl)
  await expectProjectionsEqual(postgres.adminUrl)
  judgeHeaps(heaps.growth({ warmUpMs: WARM_UP_MS, windowMs: WARM_UP_MS }))
}

/** @throws Error when an event is dead or a projection differs from the table it is of */
async function expectProjectionsEqual(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await using _end = { [Symbol.asyncDispose]: () => client.end() }
  await waitUntil('empty outboxes', async () => (await countWaitingEvents(client)).unsent === 0)
  await waitUntil('equal projections', async () =>
    (await compareProjections(client)).every(({ equal }) => equal),
  ).catch(() => {})
  const compared = await compareProjections(client)
  for (const { sentence } of compared) printLine(sentence)
  if (!compared.every(({ equal }) => equal)) throw new Error('projections differ')
  const { dead } = await countWaitingEvents(client)
  if (dead > 0) throw new Error(`${dead} events are dead`)
}

/** Prints a line for each process. @throws Error when all of them together have grown too much */
function judgeHeaps(heaps: readonly { name: string; before: number; after: number }[]): void {
  const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)
  const percent = (before: number, after: number) => `${((after / before - 1) * 100).toFixed(1)} %`
  for (const { name, before, after } of heaps)
    printLine(`heap of ${name}: ${mebibytes(before)} to ${mebibytes(after)} MiB, ${percent(before, after)}`)
  const sum = (pick: 'before' | 'after') => heaps.reduce((total, heap) => total + heap[pick], 0)
  const [before, after] = [sum('before'), sum('after')]
  printLine(`all heaps: ${mebibytes(before)} to ${mebibytes(after)} MiB, ${percent(before, after)}`)
  if (!(after < before * (1 + MAX_GROWTH))) throw new Error('the heaps have grown')
}

await runCheck({
  name: `${minutes} minutes of load and faults: nothing lost, heaps as they were`,
  folder: 'soak',
  maxMinutes: minutes + 15,
  run,
  needs() {
    requireTool('nats-server', 'the package nats-server')
    requireTool('k6', 'go install go.k6.io/k6@v1.8.1', ['version'])
    requireTool('caddy', 'the package caddy', ['version'])
    requireTool('openssl', 'the package openssl', ['version'])
  },
})
