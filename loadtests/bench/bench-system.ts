import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@hibiki/embedded-postgres'
import { startNats } from '@hibiki/test-harness'
import { SERVICES_PASSWORD, startServices } from './services.ts'
import { requireOrInstallTool } from './tools.ts'

export interface BenchSystem {
  folder: string
  mediaFolder: string
  /** Superuser's address of the one Postgres (fsync on). */
  postgresUrl: string
  gatewayUrl: string
  contentUrl: string
  /** The key with which an edge may request the places of media from the gateway. */
  mediaEdgeKey: string
  /** Starts the gateways of another checkout before the same services; returns their address. */
  startGateways(checkout: string): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the product as it would run on one machine in production: Postgres with its defaults (fsync on), NATS JetStream, one process
 * for each service, and a gateway per core on one port, logging every request. Only the rate limits are off.
 */
export async function startBenchSystem(): Promise<BenchSystem> {
  requireOrInstallTool('nats-server', { apt: 'nats-server', brew: 'nats-server' })
  const folder = await mkdtemp(join(tmpdir(), 'hibiki-bench-'))
  // Postgres runs as another user when the bench runs as root; it has to reach its own folder inside.
  await chmod(folder, 0o755)
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step()
  }
  try {
    const postgresUrl = await startDatabase(folder, stops)
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

async function startDatabase(folder: string, stops: (() => Promise<void>)[]): Promise<string> {
  const { adminUrl, stop } = await startPostgres({
    clusterFolder: join(folder, 'postgres'),
    workFolder: folder,
    password: SERVICES_PASSWORD,
    // 64 connections of the comparison, and the services' pools.
    settings: { max_connections: '200' },
  })
  stops.push(stop)
  return adminUrl
}
