// node deploy/tests/kill-replicas.ts (two minutes): runs two replicas of each part, sends records through the gateways at a steady rate,
// and kills each replica in turn with kill -9. Every acknowledged record must be stored exactly once. Everything runs on loopback and in
// one folder, which is removed afterwards.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Replica, startCopies } from './product/copies.ts'
import { logInDemoMembers, pickSoundId, startRecordLoad } from './product/record-load.ts'
import { startPostgresAndNats } from './product/start-postgres-and-nats.ts'
import { stopLoadAndRequireNoLoss } from './product/stop-load-and-require-no-loss.ts'
import { printLine, requireTool, runCheck } from './steps.ts'

const RATE = 10
const SETTLE_MS = 3_000

async function killEach(copies: readonly Replica[], progress: () => string): Promise<void> {
  for (const copy of copies) {
    await sleep(SETTLE_MS)
    copy.kill()
    await sleep(SETTLE_MS)
    await copy.restart()
    printLine(`${copy.name} killed and back: ${progress()}`)
  }
  await sleep(SETTLE_MS)
}

async function run(folder: string, stack: AsyncDisposableStack): Promise<void> {
  const { postgresUrl, natsUrl } = await startPostgresAndNats(folder, stack)
  const { copies, gateways } = await startCopies({
    folder,
    stack,
    postgresUrl,
    copies: { identity: 2, billing: 2, content: 2, gateway: 2 },
    settingsOf: () => ({ NATS_URL: natsUrl }),
  })
  const [entry = ''] = gateways
  const members = await logInDemoMembers(entry)
  const soundId = await pickSoundId(entry, members[0] ?? '')
  const load = startRecordLoad({ gateways, members, soundId, perSecond: RATE })
  await killEach(copies, () => `${load.acknowledged.size} records acknowledged`)
  printLine(`${copies.length} copies killed, at ${RATE} records a second`)
  await stopLoadAndRequireNoLoss(load, postgresUrl)
}

await runCheck({
  name: 'kill -9 of each copy under records: none lost, none twice',
  folder: 'kill-replicas',
  maxMinutes: 10,
  needs: () => requireTool('nats-server', 'the package nats-server'),
  run,
})
