// node deploy/tests/restore.ts (about four minutes, mostly waiting): backs up under load to an S3 server and restores to a point in time on
// a fresh server; erased members must stay erased. Everything runs on loopback and in one folder, which is removed afterwards.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getVersitygwPath } from '@hibiki/test-harness'
import type pg from 'pg'
import {
  type BackupArchive,
  connectToServer,
  destroyServer,
  restoreServer,
  runPgBackRest,
  startArchivingPostgres,
  startBackupArchive,
  waitUntilArchived,
} from './restore/backup-archive.ts'
import {
  addCustomer,
  addOneSound,
  createServiceSettings,
  type PlayLoad,
  provisionRestoreSchemas,
  type RestoreProduct,
  recordPlay,
  type Schema,
  schemas,
  startPlayLoad,
  startRestoreProduct,
} from './restore/restore-product.ts'
import {
  countDifferentPlays,
  findDifferences,
  findTablesMentioning,
  listStoredPlays,
  takeSnapshot,
} from './restore/snapshot.ts'
import {
  formatSecondsSince,
  printLine,
  requireTool,
  runCheck,
  runProgram,
  SkippedCheck,
  waitUntil,
} from './steps.ts'

const CUSTOMERS = 12
const ERASED = 3
const LOAD_SECONDS = 15
/** Production has 60; shorter here, so that the check is. */
const ARCHIVE_SECONDS = 10
const POSTGRES_18_FROM = 2.57

function needTools(): void {
  const from = 'Debian testing: deploy/tests/debian-testing.sh unpacks it beside another Debian'
  requireTool('pgbackrest', from, ['version'])
  const { output } = runProgram('pgbackrest', ['version'])
  if (!(Number(/(\d+\.\d+)/.exec(output)?.[1]) >= POSTGRES_18_FROM))
    throw new SkippedCheck(`${output.trim()} does not know Postgres 18 (${from})`)
  requireTool(getVersitygwPath(), 'an S3 server; npm test builds it')
  requireTool('openssl', 'the package openssl', ['version'])
}

async function erase(product: RestoreProduct, client: pg.Client, people: readonly string[]): Promise<void> {
  await client.query(
    `insert into identity.planned_deletions (user_id, requested_at, effective_at)
     select id, now() - interval '7 days', now() from unnest($1::uuid[]) as id`,
    [people],
  )
  await waitUntil('the erasures', async () => {
    await product.identity.runJob('erase-accounts')
    return (await findTablesMentioning(client, people)).length === 0
  })
}

/** Runs a service's own command, as operators do. */
function runCommand(schema: Schema, place: { adminUrl: string; folder: string }, words: readonly string[]) {
  const server = fileURLToPath(new URL(`../../services/${schema}/src/server.ts`, import.meta.url))
  const ran = runProgram(process.execPath, [server, ...words], {
    env: createServiceSettings(schema, place.adminUrl, place.folder),
  })
  if (!ran.ok) throw new Error(`${schema} ${words.join(' ')}: ${ran.output}`)
  printLine(ran.output.trim())
}

/** Returns the acknowledged plays that the archive does not restore, and how long before the last of them it ends. */
function findLoss(
  { acknowledged }: PlayLoad,
  stored: ReadonlySet<string>,
): { plays: number; seconds: string } {
  const times = [...acknowledged].map(([play, at]) => ({ at, isStored: stored.has(play) }))
  const last = Math.max(...times.map(({ at }) => at))
  const lastStored = Math.max(...times.filter(({ isStored }) => isStored).map(({ at }) => at))
  return {
    plays: times.filter(({ isStored }) => !isStored).length,
    seconds: ((last - lastStored) / 1000).toFixed(1),
  }
}

interface Before {
  expected: Awaited<ReturnType<typeof takeSnapshot>>
  /** Plays of those who stay that were acknowledged before the moment. */
  acknowledgedThen: readonly string[]
  load: PlayLoad
  erased: readonly string[]
  stayed: readonly string[]
}

/** Keeps the product busy until the machine is lost. */
async function liveOn(archive: BackupArchive, stack: AsyncDisposableStack): Promise<Before> {
  await using closing = new AsyncDisposableStack()
  const primary = await startArchivingPostgres(archive, ARCHIVE_SECONDS)
  stack.defer(() => primary.stop())
  const { clusterFolder, adminUrl } = primary
  const backup = (...args: string[]) => runPgBackRest({ server: primary, clusterFolder, args })
  await backup('stanza-create')
  await provisionRestoreSchemas(adminUrl)
  const product = await startRestoreProduct(adminUrl, archive.folder)
  stack.defer(() => product.close())
  const client = await connectToServer(adminUrl, closing)
  const customers: string[] = []
  for (let n = 0; n < CUSTOMERS; n++) customers.push(await addCustomer(product))
  const [erased, stayed] = [customers.slice(0, ERASED), customers.slice(ERASED)]
  const soundId = await addOneSound(product, archive.folder)
  const load = await startPlayLoad(product, { members: stayed, soundId })
  const early = await startPlayLoad(product, { members: erased, soundId })

  const [before, started] = [load.acknowledged.size, performance.now()]
  await backup('--type=full', 'backup')
  printLine(
    `base backup in ${formatSecondsSince(started)} s while ${load.acknowledged.size - before} plays were recorded`,
  )
  await sleep(LOAD_SECONDS * 1000)
  await early.stop()
  const acknowledgedThen = [...load.acknowledged.keys()]
  const wanted = await takeSnapshot(client)
  printLine(
    `chosen moment ${wanted.moment}: ${acknowledgedThen.length + early.acknowledged.size} plays acknowledged`,
  )
  await erase(product, client, erased)
  await waitUntilArchived(client)
  // The failure must not coincide with the upload of a segment.
  await sleep((ARCHIVE_SECONDS * 1000) / 2)
  await load.stop()
  await destroyServer(primary)
  printLine(`server and disk lost after ${load.acknowledged.size} plays of the ${stayed.length} who stay`)
  await product.close()
  return { expected: wanted, acknowledgedThen, load, erased, stayed }
}

async function restoreAndCheck(
  archive: BackupArchive,
  before: Before,
  stack: AsyncDisposableStack,
): Promise<void> {
  const { expected: wanted, erased, load } = before
  const start = performance.now()
  const newest = await restoreServer(archive, { name: 'newest', stack })
  const loss = findLoss(load, await listStoredPlays(await connectToServer(newest.adminUrl, stack)))
  printLine(`end of the archive restored in ${formatSecondsSince(start)} s`)
  const list = join(archive.folder, 'erasures')
  const newestPlace = { adminUrl: newest.adminUrl, folder: archive.folder }
  runCommand('identity', newestPlace, ['list-erasures', wanted.moment, list])

  const chosenStart = performance.now()
  const chosen = await restoreServer(archive, { name: 'chosen', moment: wanted.moment, stack })
  printLine(`the moment restored in ${formatSecondsSince(chosenStart)} s`)
  const restored = await connectToServer(chosen.adminUrl, stack)
  const checkedAt = performance.now()
  const wrong = findDifferences(wanted, await takeSnapshot(restored))
  if (wrong.length > 0) throw new Error(`the restored tables differ:\n${wrong.join('\n')}`)
  const stored = await listStoredPlays(restored)
  const missing = before.acknowledgedThen.filter((play) => !stored.has(play))
  if (missing.length > 0) throw new Error(`${missing.length} plays acknowledged before the moment are gone`)
  printLine(
    `${wanted.tables.size} tables: rows and checksums equal those of the moment, 0 acknowledged plays missing`,
  )
  const back = await findTablesMentioning(restored, erased)
  if (back.length === 0) throw new Error('the backup held nothing of the erased people: nothing was proven')
  const checkMs = performance.now() - checkedAt

  const place = { adminUrl: chosen.adminUrl, folder: archive.folder }
  runCommand('identity', place, ['replay-erasures', list])
  const product = await startRestoreProduct(chosen.adminUrl, archive.folder)
  stack.defer(() => product.close())
  for (const schema of schemas) {
    const { status } = await fetch(`${product[schema].url}/readyz`)
    if (status !== 200) throw new Error(`${schema} is not ready: ${status}`)
  }
  const rto = ((performance.now() - start - checkMs) / 1000).toFixed(1)
  await useAgain(product, before, archive.folder)

  runCommand('charts', place, ['rebuild'])
  for (const schema of ['identity', 'content'] as const) runCommand(schema, place, ['republish'])
  await waitUntil('all events', async () => {
    const unsent = schemas.map((schema) => `select from ${schema}.outbox where sent_at is null`)
    return (await restored.query(unsent.join(' union all '))).rowCount === 0
  })
  const left = await findTablesMentioning(restored, erased)
  if (left.length > 0) throw new Error(`erased people are still in ${left.join(', ')}`)
  printLine(`the ${ERASED} erased people were in ${back.length} tables of the backup, and are in none`)
  const different = await countDifferentPlays(restored)
  if (different !== 0) throw new Error(`${different} plays differ between content and charts`)
  printLine('projections rebuilt: every play of content is in charts, and no other')
  printLine(
    `RPO ${loss.seconds} s, ${loss.plays} plays of ${load.acknowledged.size} (archive_timeout ${ARCHIVE_SECONDS} s)`,
  )
  printLine(`RTO ${rto} s from the start of the restore to ready services, erasures listed and replayed`)
}

/** A customer of before plays on. */
async function useAgain(
  product: RestoreProduct,
  { stayed: [customer = ''] }: Before,
  folder: string,
): Promise<void> {
  const soundId = await addOneSound(product, folder)
  const startedAt = Math.floor(Date.now() / 1000) - 3600
  await recordPlay(product, { cookie: await product.cookieFor(customer), soundId, startedAt })
}

await runCheck({
  name: 'backup under load, restore to a moment, erasures replayed',
  folder: 'restore',
  maxMinutes: 20,
  needs: needTools,
  async run(folder, stack) {
    mkdirSync(join(folder, 'media'))
    const archive = await startBackupArchive(folder, stack)
    const before = await liveOn(archive, stack)
    await restoreAndCheck(archive, before, stack)
  },
})
