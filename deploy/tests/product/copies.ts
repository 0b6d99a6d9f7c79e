import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { content } from '@hibiki/content'
import { provisionSchema, toOwnerRole } from '@hibiki/database'
import { seedDemoAccounts } from '@hibiki/deploy-local/demo'
import { openServiceDatabase } from '@hibiki/service'
import { findFreePort } from '@hibiki/test-harness'
import { seedDemoSounds } from '../../local/src/demo/sounds/seed-demo-sounds.ts'
import { type Service, services } from '../../local/src/services/schemas.ts'
import { publicOrigin } from './record-load.ts'

export { type Service, services }

const READY_WITHIN_MS = 180_000

export interface Replica {
  name: string
  /** SIGKILL, as when a machine is gone. */
  kill(): void
  /** SIGTERM, as in a deploy; waits until it has ended by itself. @throws Error when it ends otherwise */
  stop(): Promise<void>
  /** Starts it again at the same address and waits until it is ready. */
  restart(): Promise<void>
}

interface Parts {
  folder: string
  stack: AsyncDisposableStack
  postgresUrl: string
  /** The number of replicas of each service; identity, content and the gateway are required. */
  copies: Partial<Record<Service | 'gateway', number>>
  /** The settings of a service for NATS, and others that a check needs. */
  settingsOf(service: Service): Record<string, string>
  gatewaySettings?: Record<string, string>
  /** The bucket that stores files instead of folders. */
  bucket?: Record<string, string>
  /** PgBouncer's address of the same database and role. */
  pooled?(url: string): string
  /** Runs a replica differently than as a process of Node. */
  program?: ReplicaProgram
}

export interface ReplicaProgram {
  /** A command that runs `src/server.ts` of the service with these settings and arguments until SIGTERM. */
  commandOf(options: {
    service: Service | 'gateway'
    name: string
    env: Record<string, string>
    args: readonly string[]
  }): readonly [string, ...string[]]
  /** Ends whatever the command has left. */
  remove(name: string): void
}

const nodeProgram: ReplicaProgram = {
  commandOf: ({ service, args }) => [process.execPath, serverOf(service), ...args],
  remove: () => {},
}

/**
 * Starts replicas of services and the gateway, each a process in production mode behind the address of a missing edge, with accounts and
 * sounds of the demo; they stop with the stack. Gateways share two port numbers, each at a loopback address of its own, like containers.
 */
export async function startCopies(options: Parts): Promise<{
  copies: Replica[]
  gateways: string[]
  operatorPort: number
  urls: Partial<Record<Service, string[]>>
}> {
  const shared = {
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: publicOrigin,
    INTERNAL_KEYS: secret(),
  }
  const media = join(options.folder, 'media')
  const mediaKey = secret()
  const own: Record<Service, Record<string, string>> = {
    identity: { TOKEN_KEY_SECRET: secret() },
    billing: { PAYMENTS: 'off' },
    content: { MEDIA_FOLDER: media, MEDIA_KEY: mediaKey },
    aiesthe: { FACE_FOLDER: join(options.folder, 'faces'), MEDIA_KEY: mediaKey, FACE_KEY: secret() },
    charts: { CHART_PHOTO_FOLDER: join(options.folder, 'chart-photos'), CHART_PHOTO_KEY: secret() },
    enterprise: { MEDIA_KEY: mediaKey },
    support: { PICTURE_FOLDER: join(options.folder, 'pictures'), CHAT_FILE_KEY: secret() },
  }
  if (options.bucket)
    for (const service of ['content', 'aiesthe', 'charts', 'support'] as const)
      Object.assign(own[service], options.bucket)
  const copies: Replica[] = []
  const urls: Partial<Record<Service, string[]>> = {}
  for (const service of services) {
    if (!options.copies[service]) continue
    const { url, ownerUrl } = await provision(options.postgresUrl, service)
    await migrate(options, service, ownerUrl)
    const started = await several(options, service, {
      ...shared,
      SMTP_URL: 'smtp://localhost:1025',
      MAIL_FROM: 'no-reply@hibiki.example',
      ...(options.pooled
        ? { DATABASE_URL: options.pooled(url), DATABASE_DIRECT_URL: url }
        : { DATABASE_URL: url }),
      MIGRATIONS: 'expect',
      ...own[service],
      ...(urls.identity?.[0] && { IDENTITY_URL: urls.identity[0] }),
      ...options.settingsOf(service),
    })
    copies.push(...started.copies)
    urls[service] = started.urls
  }
  await seedDemoAccounts(urlOf(options.postgresUrl, 'identity'))
  const database = openServiceDatabase(content, {
    DATABASE_URL: urlOf(options.postgresUrl, 'content'),
    DATABASE_CONNECTIONS: 2,
  })
  await seedDemoSounds({ database, mediaFolder: media, log: { info: () => {} }, only: 'small' })
  await database.close()
  const operatorPort = await findFreePort()
  const gateway = await several(options, 'gateway', {
    ...shared,
    OPS_PORT: String(operatorPort),
    ...options.gatewaySettings,
    ...(!options.bucket && { MEDIA_FOLDER: media }),
    ...Object.fromEntries(
      Object.entries(urls).map(([service, at]) => [`${service.toUpperCase()}_URL`, at.join()]),
    ),
  })
  return { copies: [...copies, ...gateway.copies], gateways: gateway.urls, operatorPort, urls }
}

async function several(
  { folder, stack, copies: wanted, program = nodeProgram }: Parts,
  service: Service | 'gateway',
  env: Record<string, string>,
) {
  const copies: Replica[] = []
  const urls: string[] = []
  const gatewayPort = await findFreePort()
  for (let number = 1; number <= (wanted[service] ?? 0); number++) {
    const name = `${service}-${number}`
    const [host, port] =
      service === 'gateway' ? [`127.0.0.${number}`, gatewayPort] : ['127.0.0.1', await findFreePort()]
    const log = openSync(join(folder, `${name}.log`), 'a')
    const url = `http://${host}:${port}`
    let child: ChildProcess
    const restart = async () => {
      child = startProcess(program, {
        service,
        name,
        log,
        args: [],
        env: { ...env, HOST: host, PORT: String(port) },
      })
      const probe = url + (service === 'gateway' ? '/healthz' : '/readyz')
      await untilReady(join(folder, `${name}.log`), probe, child)
    }
    await restart()
    stack.defer(async () => {
      program.remove(name)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    })
    const stop = async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = await ended
      if (code !== 0) throw new Error(`${name} ended with ${code}`)
    }
    copies.push({ name, restart, stop, kill: () => void child.kill('SIGKILL') })
    urls.push(url)
  }
  return { copies, urls }
}

async function untilReady(log: string, probe: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while ((await fetch(probe).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null)
      throw new Error(`a copy ended with ${child.exitCode}: ${readFileSync(log, 'utf8').slice(-2_000)}`)
    if (performance.now() > deadline)
      throw new Error(`a copy does not become ready: ${readFileSync(log, 'utf8').slice(-2_000)}`)
    await sleep(100)
  }
}

function startProcess(
  program: ReplicaProgram,
  { log, ...options }: Parameters<ReplicaProgram['commandOf']>[0] & { log: number },
): ChildProcess {
  const [command, ...args] = program.commandOf(options)
  return spawn(command, args, {
    env: { PATH: process.env.PATH, ...options.env },
    stdio: ['ignore', log, log],
  })
}

/** Migrates like the job that runs before the first replica starts. */
async function migrate(
  { folder, program = nodeProgram }: Parts,
  service: Service,
  url: string,
): Promise<void> {
  const name = `${service}-migrate`
  const log = openSync(join(folder, `${name}.log`), 'a')
  const job = startProcess(program, { service, name, log, args: ['migrate'], env: { DATABASE_URL: url } })
  const [code] = await once(job, 'exit')
  if (code !== 0)
    throw new Error(`${name} ended with ${code}: ${readFileSync(join(folder, `${name}.log`), 'utf8')}`)
}

/** Creates a role that owns the schema and migrates, and the replicas' own role, which may only use rows. */
async function provision(adminUrl: string, schema: Service): Promise<{ url: string; ownerUrl: string }> {
  const owner = toOwnerRole(schema)
  await provisionSchema({
    adminUrl,
    schema,
    role: schema,
    password: schema,
    owner: { role: owner, password: owner },
  })
  return { url: urlOf(adminUrl, schema), ownerUrl: urlOf(adminUrl, owner) }
}

/** Roles of a check are their own passwords. */
function urlOf(adminUrl: string, role: string): string {
  return Object.assign(new URL(adminUrl), { username: role, password: role }).href
}

const secret = () => randomBytes(32).toString('hex')
const serverOf = (service: string) =>
  fileURLToPath(new URL(`../../../services/${service}/src/server.ts`, import.meta.url))
