// node deploy/tests/nats-faults.ts (three minutes): runs the product in production mode on three NATS servers (TLS, a user for each
// service, three replicas of each stream), with records at a steady rate. The stream's leader is killed, then two of three servers, and one
// loses its disk: every acknowledged record must be stored, and projections must equal their owners' tables afterwards. Everything runs on
// loopback and in one folder.
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '@hibiki/embedded-postgres'
import pg from 'pg'
import { type NatsCluster, startNatsCluster } from './nats-faults/nats-cluster.ts'
import { type Service, startCopies } from './product/copies.ts'
import {
  compareProjections,
  countArrivedSince,
  countWaitingEvents,
  describeLostEvents,
  readDatabaseTime,
} from './product/projections.ts'
import { logInDemoMembers, pickSoundId, type RecordLoad, startRecordLoad } from './product/record-load.ts'
import { stopLoadAndRequireNoLoss } from './product/stop-load-and-require-no-loss.ts'
import { formatSecondsSince, printLine, requireTool, runCheck, waitUntil } from './steps.ts'

const RATE = 10
const SETTLE_MS = 5_000
const QUORUM_LOST_MS = 20_000
/** Events have to flow again within this time. */
const FLOWS_WITHIN_MS = 60_000
const copies = { identity: 1, content: 2, charts: 1, gateway: 1 }
const services: readonly Service[] = ['identity', 'content', 'charts']
/** The streams of the publishers that send events in this check. */
const streams = ['identity', 'content']

interface Scene {
  cluster: NatsCluster
  client: pg.Client
  load: RecordLoad
}

/** Returns the seconds from `start` until a play stored after it has crossed from content to charts. */
async function untilFlowing({ client }: Scene, start: number): Promise<string> {
  const since = await readDatabaseTime(client)
  await waitUntil('events', async () => (await countArrivedSince(client, since)) > 0, FLOWS_WITHIN_MS)
  return formatSecondsSince(start)
}

async function getLeader({ cluster }: Scene): Promise<string> {
  let leader: string | undefined
  await waitUntil('a leader', async () => {
    leader = await cluster.leaderOf('content')
    return leader !== undefined
  })
  return leader ?? ''
}

const faults: Record<string, (scene: Scene) => Promise<string>> = {
  async 'leader of the stream killed'(scene) {
    const leader = await getLeader(scene)
    const start = performance.now()
    await scene.cluster.kill(leader)
    const flowing = await untilFlowing(scene, start)
    await sleep(SETTLE_MS)
    await scene.cluster.start(leader)
    return `events flow again ${flowing} s after the kill`
  },
  async 'quorum lost: two of three killed'(scene) {
    const { cluster, client, load } = scene
    const before = load.acknowledged.size
    const two = cluster.names.slice(0, 2)
    await Promise.all(two.map(cluster.kill))
    // Messages that are still on their way may arrive.
    await sleep(1_000)
    const since = await readDatabaseTime(client)
    await sleep(QUORUM_LOST_MS - 1_000)
    const [arrived, acknowledged] = [await countArrivedSince(client, since), load.acknowledged.size - before]
    if (arrived > 0) throw new Error(`${arrived} events crossed without a quorum: nothing was proven`)
    const { unsent } = await countWaitingEvents(client)
    if (unsent === 0) throw new Error('no event waited')
    const start = performance.now()
    await Promise.all(two.map(cluster.start))
    const flowing = await untilFlowing(scene, start)
    return `${acknowledged} records acknowledged meanwhile, ${unsent} events waited; they flow again ${flowing} s after the servers' return`
  },
  async 'disk of a server lost'(scene) {
    const { cluster } = scene
    const leader = await getLeader(scene)
    const start = performance.now()
    await cluster.kill(leader)
    cluster.loseDisk(leader)
    const flowing = await untilFlowing(scene, start)
    await sleep(SETTLE_MS)
    await cluster.start(leader)
    return `events flow again ${flowing} s after the loss`
  },
}

/**
 * Prints one line for each fault.
 * @throws Error when the product did not survive one of them
 */
async function bringAll(scene: Scene): Promise<void> {
  let failed = 0
  for (const [name, bring] of Object.entries(faults)) {
    await sleep(SETTLE_MS)
    try {
      const figures = await bring(scene)
      const start = performance.now()
      await waitUntil('all copies of the streams', () => scene.cluster.isWhole(streams))
      printLine(
        `OK     ${name}: ${figures}; every stream has three copies ${formatSecondsSince(start)} s later`,
      )
    } catch (error) {
      failed += 1
      printLine(`FAILED ${name}: ${(error as Error).message}`)
      await Promise.all(scene.cluster.names.map(scene.cluster.start)).catch(() => {})
    }
  }
  if (failed > 0) throw new Error(`${failed} faults were not overcome`)
}

async function run(folder: string, stack: AsyncDisposableStack): Promise<void> {
  const postgres = await startPostgres({
    clusterFolder: `${folder}/postgres`,
    workFolder: folder,
    password: 'nats-faults',
    settings: { max_connections: '200' },
  })
  stack.defer(() => postgres.stop())
  const cluster = await startNatsCluster(folder, stack, services)
  const { gateways } = await startCopies({
    folder,
    stack,
    postgresUrl: postgres.adminUrl,
    copies,
    settingsOf: cluster.settingsOf,
  })
  const client = new pg.Client({ connectionString: postgres.adminUrl })
  await client.connect()
  stack.defer(() => client.end())
  const [entry = ''] = gateways
  const members = await logInDemoMembers(entry)
  const soundId = await pickSoundId(entry, members[0] ?? '')
  const load = startRecordLoad({ gateways, members, soundId, perSecond: RATE })
  await waitUntil('all copies of the streams', () => cluster.isWhole(streams))
  await bringAll({ cluster, client, load })
  await stopLoadAndRequireNoLoss(load, postgres.adminUrl)

  const start = performance.now()
  await waitUntil('empty outboxes', async () => (await countWaitingEvents(client)).unsent === 0)
  await waitUntil('projections', async () =>
    (await compareProjections(client)).every(({ equal }) => equal),
  ).catch(() => {})
  printLine(`outboxes empty and projections as they are below ${formatSecondsSince(start)} s after the load`)
  const compared = await compareProjections(client)
  for (const { sentence } of compared) printLine(sentence)
  const lost = await describeLostEvents(client, (id) => cluster.serversHolding(id).join(', ') || 'no server')
  for (const sentence of lost) printLine(sentence)
  const { dead } = await countWaitingEvents(client)
  if (dead > 0) throw new Error(`${dead} dead letters`)
  if (!compared.every(({ equal }) => equal)) throw new Error('projections differ')
}

await runCheck({
  name: 'a leader, the quorum and a disk of NATS lost under records: nothing lost, projections equal',
  folder: 'nats-faults',
  maxMinutes: 15,
  run,
  needs() {
    requireTool('nats-server', 'the package nats-server')
    requireTool('openssl', 'the package openssl', ['version'])
  },
})
