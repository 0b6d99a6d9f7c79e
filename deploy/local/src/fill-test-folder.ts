/**
 * Starts the product once in the given data folder, and closes it when every sound is measured and every event handled, so that products
 * started on a copy need not repeat that work. The global setup of the tests runs this file.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@hibiki/database'
import { startLocal } from './start-local.ts'
import { TEST_START_OPTIONS } from './test-folder.ts'

/** The limit makes a stuck run fail instead of hanging. */
const MAX_MS = 120_000
const speakers = ['identity', 'billing', 'content', 'aiesthe'] as const

const [dataDir = '', demoSounds] = process.argv.slice(2)
const local = await startLocal({
  dataDir,
  port: 0,
  ...TEST_START_OPTIONS,
  demoSounds: demoSounds === 'esthe' ? 'esthe' : 'small',
  memberApp: false,
  adminConsole: false,
})
const outboxes = speakers.map((schema) =>
  openDatabase({ url: local.databases[schema], schema, maxConnections: 1, applicationName: 'tests' }),
)
const unsent = async () => {
  const counts = outboxes.map(({ pool }) => pool.query('select from outbox where sent_at is null limit 1'))
  return (await Promise.all(counts)).some(({ rowCount }) => rowCount !== 0)
}
const content = outboxes[speakers.indexOf('content')]
const unmeasured = async () => {
  const found = await content?.pool.query(
    `select from sounds left join sound_analyses on sound_id = sounds.id
     where withdrawn_at is null and frequencies is null limit 1`,
  )
  return found?.rowCount !== 0
}
try {
  await local.measureSounds()
  const deadline = Date.now() + MAX_MS
  while ((await unmeasured()) || (await unsent())) {
    if (Date.now() > deadline) throw new Error('the first start left sounds unmeasured or events unhandled')
    await sleep(100)
  }
} finally {
  for (const outbox of outboxes) await outbox.close()
  await local.close()
}
