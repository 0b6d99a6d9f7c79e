// node deploy/tests/kill-copies.ts: two minutes. Two copies of each part, records through the gateways at a steady rate, and kill -9 of each copy in
// turn: whatever was acknowledged is stored, once (R15, R16). Everything on loopback and in one folder, which goes with the check.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '@hibiki/embedded-postgres'
import { startNats } from '@hibiki/test-harness'
import pg from 'pg'
import { type Copy, startCopies } from './product/copies.ts'
import { logInAll, pickSound, recordAtRate } from './product/records.ts'
import { needs, runCheck, say } from './steps.ts'

const RATE = 10
const SETTLE_MS = 3_000

async function killEach(copies: readonly Copy[], progress: () => string): Promise<void> {
  for (const copy of copies) {
    await sleep(SETTLE_MS)
    copy.kill()
    await sleep(SETTLE_MS)
    await copy.restart()
    say(`${copy.name} killed and back: ${progress()}`)
  }
  await sleep(SETTLE_MS)
}

async function run(folder: string, stack: AsyncDisposableStack): Promise<void> {
  const postgres = await startPostgres({
    ...{ clusterFolder: join(folder, 'postgres'), workFolder: folder, password: 'kill-copies' },
    settings: { max_connections: '200' },
  })
  stack.defer(() => postgres.stop())
  const natsFolder = join(folder, 'nats')
  mkdirSync(natsFolder)
  const nats = await startNats({ folder: natsFolder })
  stack.defer(() => nats.stop())
  const { copies, gateways } = await startCopies({
    ...{ folder, stack, postgresUrl: postgres.adminUrl, natsUrl: nats.url },
  })
  const [entry = ''] = gateways
  const members = await logInAll(entry)
  const soundId = await pickSound(entry, members[0] ?? '')
  const load = recordAtRate({ gateways, members, soundId, perSecond: RATE })
  await killEach(copies, () => `${load.acknowledged.size} records acknowledged`)
  const { sent, resent, longestMs } = await load.stop()

  const client = new pg.Client({ connectionString: postgres.adminUrl })
  await client.connect()
  const { rows } = await client.query<{ key: string; counted: number }>(
    'select play_key as key, counted_seconds as counted from content.plays',
  )
  await client.end()
  const stored = new Map(rows.map(({ key, counted }) => [key, counted]))
  const missing = [...load.acknowledged].filter((key) => !stored.has(key))
  const uncounted = [...load.acknowledged].filter((key) => stored.get(key) !== load.seconds)
  say(
    `${copies.length} copies killed; ${sent} records sent at ${RATE}/s, ${load.acknowledged.size} acknowledged`,
  )
  say(`${resent} sent again as the app does; the slowest took ${(longestMs / 1000).toFixed(1)} s in all`)
  say(`${missing.length} acknowledged records missing, ${uncounted.length} counted wrong`)
  if (load.acknowledged.size !== sent)
    throw new Error(`${sent - load.acknowledged.size} were never acknowledged`)
  if (missing.length + uncounted.length > 0) throw new Error('acknowledged records were lost')
  if (rows.length !== sent) throw new Error(`${rows.length} rows of ${sent} records`)
}

await runCheck({
  ...{
    name: 'kill -9 of each copy under records: none lost, none twice',
    folder: 'kill-copies',
    maxMinutes: 10,
  },
  needs: () => needs('nats-server', 'the package nats-server'),
  run,
})
