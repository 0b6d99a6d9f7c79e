// node deploy/tests/previous-release.ts [--previous <commit>] (five minutes, mostly npm install and starts): in a clone, the previous
// release (the newest tag, else the commit before the newest one with a migration) migrates, starts and is used. Then this checkout
// migrates the schemas like an update, while replicas of the previous release continue and restart with MIGRATIONS=expect. Every call must
// succeed before and after.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { provisionSchema, toOwnerRole } from '@hibiki/database'
import { createSmtpCatcher, type SmtpCatcher } from '@hibiki/mail/testing'
import pg from 'pg'
import { createMemberCallContext, memberCalls } from './previous-release/member-calls.ts'
import {
  checkOutCommit,
  findPreviousReleaseCommit,
  loadPreviousReleaseModules,
} from './previous-release/release.ts'
import { type Replica, services } from './product/copies.ts'
import { startProgram, stopProgram } from './product/processes.ts'
import { countWaitingEvents } from './product/projections.ts'
import { startPostgresAndNats } from './product/start-postgres-and-nats.ts'
import { formatSecondsSince, printLine, requireTool, runCheck, waitUntil } from './steps.ts'

const { values } = parseArgs({ options: { previous: { type: 'string' } } })

async function use(gateway: string, smtp: SmtpCatcher, when: string): Promise<void> {
  const start = performance.now()
  const scene = await createMemberCallContext(gateway, smtp)
  for (const [name, deed] of Object.entries(memberCalls))
    await deed(scene).catch((error: Error) => {
      throw new Error(`${when}, ${name}: ${error.message}`, { cause: error })
    })
  printLine(`${when}: ${Object.keys(memberCalls).join(', ')} in ${formatSecondsSince(start)} s`)
}

/** Runs the jobs of an update: roles and schemas first, also for a new service. Returns the names of the applied migrations. */
async function migrateAll(adminUrl: string, folder: string, stack: AsyncDisposableStack): Promise<string[]> {
  const applied: string[] = []
  for (const schema of services) {
    const owner = toOwnerRole(schema)
    await provisionSchema({
      adminUrl,
      schema,
      role: schema,
      password: schema,
      owner: { role: owner, password: owner },
    })
    const env = { DATABASE_URL: Object.assign(new URL(adminUrl), { username: owner, password: owner }).href }
    const server = fileURLToPath(new URL(`../../services/${schema}/src/server.ts`, import.meta.url))
    const name = `${schema}-update`
    const job = startProgram(process.execPath, [server, 'migrate'], { folder, name, env })
    stack.defer(() => stopProgram(job))
    const [code] = await once(job, 'exit')
    const logText = readFileSync(join(folder, `${name}.log`), 'utf8')
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${logText}`)
    applied.push(
      ...[...logText.matchAll(/\b\d{4}-[a-z0-9-]+/g)].map(([migration]) => `${schema}/${migration}`),
    )
  }
  return applied
}

async function restartEach(copies: readonly Replica[]): Promise<void> {
  for (const copy of copies) {
    await copy.stop()
    await copy.restart()
  }
}

async function judgeEvents(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await waitUntil('all events to be sent', async () => (await countWaitingEvents(client)).unsent === 0)
    const { dead } = await countWaitingEvents(client)
    if (dead > 0) throw new Error(`${dead} dead letters`)
  } finally {
    await client.end()
  }
}

async function run(folder: string, stack: AsyncDisposableStack): Promise<void> {
  const release = join(folder, 'release')
  const start = performance.now()
  const commit = checkOutCommit(values.previous ?? findPreviousReleaseCommit(), release)
  printLine(`${commit}: installed in ${formatSecondsSince(start)} s`)
  const kit = await loadPreviousReleaseModules(release)
  const smtp = await createSmtpCatcher()
  stack.defer(() => smtp.close())
  const { postgresUrl, natsUrl } = await startPostgresAndNats(folder, stack)
  const { copies, gateways } = await kit.startCopies({
    folder,
    stack,
    postgresUrl,
    copies: { ...Object.fromEntries(services.map((service) => [service, 1])), gateway: 1 },
    settingsOf: () => ({ NATS_URL: natsUrl, SMTP_URL: smtp.url, DATABASE_CONNECTIONS: '4' }),
  })
  const toUrl = (role: string) => Object.assign(new URL(postgresUrl), { username: role, password: role }).href
  await kit.seedDemoPlans(toUrl('billing'), new Date())
  await kit.seedDemoRooms(toUrl('enterprise'), new Date())
  const [gateway = ''] = gateways
  await use(gateway, smtp, 'on its own schema')
  const applied = await migrateAll(postgresUrl, folder, stack)
  printLine(`migrated to this checkout: ${applied.join(', ') || 'nothing new'}`)
  await use(gateway, smtp, 'on the new schema')
  await restartEach(copies)
  await use(gateway, smtp, 'started on the new schema')
  await judgeEvents(postgresUrl)
}

await runCheck({
  name: 'the previous release runs on the schema of this one',
  folder: 'previous-release',
  maxMinutes: 30,
  run,
  needs() {
    requireTool('git', 'the package git')
    requireTool('npm', 'Node.js')
    requireTool('nats-server', 'the package nats-server')
  },
})
