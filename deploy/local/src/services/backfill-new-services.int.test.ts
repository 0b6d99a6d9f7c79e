import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { type RunningLocalProduct, startLocal } from '../start-local.ts'
import { copyTemplateFolder } from '../test-folder.ts'
import { backfillNewServices } from './backfill-new-services.ts'

let running: RunningLocalProduct | null = null
const start = async () => {
  running = await startLocal({
    dataDir,
    port: 0,
    demoSounds: 'small',
    rateLimit: false,
    memberApp: false,
    adminConsole: false,
  })
  return running
}
const dataDir = await copyTemplateFolder()
const stop = async () => {
  await running?.close()
  running = null
}
afterAll(async () => {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const projections = ['sounds', 'consents', 'entitlements', 'member_profiles']

/** Returns what AI esthe has projected from other services, and how many events content has handled. */
async function readState(url: string) {
  const counts = projections.map((table) => `(select count(*)::int from aiesthe.${table}) as ${table}`)
  const { rows } = await ask(
    url,
    `select ${counts.join(', ')}, (select count(*)::int from content.inbox) as handled`,
  )
  return rows[0] as Record<string, number>
}

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Moves everything that a service has sent and received forty days into the past. */
const longAgo = (schema: string) =>
  `update ${schema}.outbox set occurred_at = occurred_at - interval '40 days', sent_at = sent_at - interval '40 days';
   update ${schema}.inbox set received_at = received_at - interval '40 days', done_at = done_at - interval '40 days'`

const isWhole = (known: Record<string, number>) => projections.every((table) => (known[table] ?? 0) > 0)

describe('a data folder from before a service existed', { timeout: 180_000 }, () => {
  it('sends the new service all events of the others, and no other service an event twice', async () => {
    const { admin } = (await start()).databases
    await expect.poll(async () => isWhole(await readState(admin ?? '')), { timeout: 30_000 }).toBe(true)
    const unsent = `select from identity.outbox where sent_at is null union all select from content.outbox where sent_at is null
      union all select from billing.outbox where sent_at is null`
    await expect.poll(async () => (await ask(admin ?? '', unsent)).rowCount, { timeout: 30_000 }).toBe(0)
    const before = await readState(admin ?? '')
    // Simulates a folder without this service that was closed for forty days.
    await ask(admin ?? '', 'drop schema aiesthe cascade')
    for (const schema of ['identity', 'billing', 'content']) await ask(admin ?? '', longAgo(schema))
    await stop()

    const { databases } = await start()
    await expect.poll(() => readState(databases.admin ?? ''), { timeout: 60_000 }).toEqual(before)
    // Afterwards no service is new, so no start publishes everything again.
    expect(await backfillNewServices(databases)).toEqual([])
  })
})
