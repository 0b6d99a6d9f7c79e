// node deploy/tests/postgres-leader.ts (three minutes): runs the product in production mode on three Postgres servers under Patroni
// (synchronous, TLS) behind HAProxy, with records at a steady rate. It kills the leader with kill -9, then the next leader together with
// its Patroni, as when a machine is lost. Writes must resume by themselves and no acknowledged record may be missing. Everything runs on
// loopback and in one folder, which is removed afterwards.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startNats } from '@hibiki/test-harness'
import pg from 'pg'
import { type PatroniCluster, requirePatroni, startPatroni } from './postgres-leader/patroni.ts'
import { startCopies } from './product/copies.ts'
import { compareProjections, countWaitingEvents } from './product/projections.ts'
import { logInDemoMembers, pickSoundId, type RecordLoad, startRecordLoad } from './product/record-load.ts'
import { stopLoadAndRequireNoLoss } from './product/stop-load-and-require-no-loss.ts'
import { formatSecondsSince, printLine, requireTool, runCheck, waitUntil } from './steps.ts'

const RATE = 10
const SETTLE_MS = 8_000
const copies = { identity: 1, content: 2, charts: 1, gateway: 1 }

interface Fault {
  name: string
  strike(patroni: PatroniCluster, leader: string): void
  repair(patroni: PatroniCluster, leader: string): void
  maxSeconds: number
}

const faults: readonly Fault[] = [
  {
    name: 'leading server killed',
    strike: (patroni, leader) => patroni.killServer(leader),
    repair: () => {},
    maxSeconds: 15,
  },
  {
    name: 'leading server killed with its Patroni',
    strike: (patroni, leader) => patroni.killNode(leader),
    repair: (patroni, leader) => patroni.startNode(leader),
    // Patroni allows no ttl below 20 s, and there is no new leader before it expires.
    maxSeconds: 30,
  },
]

/** Returns the seconds until the product acknowledges a record again. */
async function untilAcknowledged(load: RecordLoad, start: number): Promise<number> {
  // Records stored before the failure are acknowledged by then; a new leader takes longer.
  await sleep(500)
  const before = load.acknowledged.size
  await waitUntil('acknowledged records', async () => load.acknowledged.size > before)
  return Number(formatSecondsSince(start))
}

async function bring(fault: Fault, patroni: PatroniCluster, load: RecordLoad): Promise<boolean> {
  await sleep(SETTLE_MS)
  const leader = await patroni.leader()
  if (leader === undefined) throw new Error('nobody leads')
  const start = performance.now()
  fault.strike(patroni, leader)
  const seconds = await untilAcknowledged(load, start)
  const next = await patroni.leader()
  fault.repair(patroni, leader)
  await waitUntil('three servers', patroni.isWhole)
  const good = seconds <= fault.maxSeconds && next !== leader
  printLine(
    `${good ? 'OK    ' : 'FAILED'} ${fault.name}: ${leader}, then ${next}; records acknowledged again ${seconds} s later ` +
      `(at most ${fault.maxSeconds}), three servers ${formatSecondsSince(start)} s later`,
  )
  return good
}

async function run(folder: string, stack: AsyncDisposableStack): Promise<void> {
  const patroni = await startPatroni(folder, stack)
  const natsFolder = join(folder, 'nats')
  mkdirSync(natsFolder)
  const nats = await startNats({ folder: natsFolder })
  stack.defer(() => nats.stop())
  const { gateways } = await startCopies({
    folder,
    stack,
    postgresUrl: patroni.adminUrl,
    copies,
    settingsOf: () => ({ NATS_URL: nats.url }),
  })
  const [entry = ''] = gateways
  const members = await logInDemoMembers(entry)
  const soundId = await pickSoundId(entry, members[0] ?? '')
  const load = startRecordLoad({ gateways, members, soundId, perSecond: RATE })
  let failed = 0
  for (const fault of faults) if (!(await bring(fault, patroni, load))) failed += 1
  await sleep(SETTLE_MS)
  await stopLoadAndRequireNoLoss(load, patroni.adminUrl)

  const client = new pg.Client({ connectionString: patroni.adminUrl })
  await client.connect()
  stack.defer(() => client.end())
  await waitUntil('empty outboxes', async () => (await countWaitingEvents(client)).unsent === 0)
  await waitUntil('projections', async () => (await compareProjections(client)).every(({ equal }) => equal))
  for (const { sentence } of await compareProjections(client)) printLine(sentence)
  if (failed > 0) throw new Error(`${failed} faults took too long`)
}

await runCheck({
  name: 'the leading Postgres lost under records: writes go on, nothing acknowledged is missing',
  folder: 'postgres-leader',
  maxMinutes: 15,
  run,
  needs() {
    requirePatroni()
    requireTool('nats-server', 'the package nats-server')
  },
})
