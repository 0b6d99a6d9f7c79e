import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { content } from '@hibiki/content'
import { provisionSchema } from '@hibiki/database'
import {
  demoAccounts,
  seedDemoAccounts,
  seedDemoContracts,
  seedDemoMentalChecks,
} from '@hibiki/deploy-local/demo'
import { seedDemoSounds } from '@hibiki/deploy-local/demo-sounds'
import { openServiceDatabase } from '@hibiki/service'
import { findFreePort } from '@hibiki/test-harness'
import pg from 'pg'
import { type ChildProgram, startChildProgram, waitUntilReady } from './child-program.ts'

export const SERVICES_PASSWORD = 'bench'

const withDatabase = ['identity', 'billing', 'content', 'aiesthe', 'charts'] as const

/** Like nginx, the gateway has one worker for each core. */
const GATEWAY_COPIES = availableParallelism()

const MEASURING_PATIENCE_MS = 300_000

const repository = fileURLToPath(new URL('../../', import.meta.url))

interface Parts {
  folder: string
  postgresUrl: string
  natsUrl: string
  stops: (() => Promise<void>)[]
}

/** Starts each service in a process of its own, then the gateway's replicas, with the logins, sounds, checks and plans of the demo. */
export async function startServices({ folder, postgresUrl, natsUrl, stops }: Parts) {
  const mediaFolder = join(folder, 'media')
  const ports = await freePorts()
  const url = (name: keyof typeof ports) => `http://127.0.0.1:${ports[name]}`
  const mediaKey = secret()
  const mediaEdgeKey = secret()
  const common = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    NATS_URL: natsUrl,
    RATE_LIMIT: 'off',
    MODE: 'local',
    SECURE_COOKIES: 'false',
    INTERNAL_KEYS: secret(),
  }
  const start = async (
    name: string,
    env: Record<string, string>,
    checkout = repository,
  ): Promise<ChildProgram> => {
    const serverFile = join(checkout, 'services', name, 'src/server.ts')
    const child = await startChildProgram(process.execPath, [serverFile], {
      env: { ...common, ...env },
      logFile: join(folder, `${name}.log`),
    })
    stops.push(() => child.stop())
    return child
  }
  const service = async (name: (typeof withDatabase)[number], env: Record<string, string>) => {
    const databaseUrl = await provision(postgresUrl, name)
    const places = { PORT: `${ports[name]}`, DATABASE_URL: databaseUrl, IDENTITY_URL: url('identity') }
    await start(name, { ...places, ...env })
    return databaseUrl
  }

  const databases = {
    identity: await service('identity', { TOKEN_KEY_SECRET: secret() }),
    billing: await service('billing', {}),
    content: await service('content', {
      MEDIA_FOLDER: mediaFolder,
      MEDIA_KEY: mediaKey,
      MEDIA_BY_GATEWAY: 'true',
      MEDIA_BY_EDGE: 'true',
    }),
    aiesthe: await service('aiesthe', {
      MEDIA_KEY: mediaKey,
      FACE_KEY: secret(),
      FACE_FOLDER: join(folder, 'faces'),
    }),
    charts: await service('charts', {
      PUBLIC_ORIGIN: 'http://127.0.0.1',
      CHART_PHOTO_KEY: secret(),
      CHART_PHOTO_FOLDER: join(folder, 'chart-photos'),
    }),
  }
  await Promise.all(withDatabase.map((name) => waitUntilReady(`${url(name)}/readyz`)))
  await seed(databases, mediaFolder)
  /** Starts the gateways of a checkout before these services; returns their address. */
  const startGateways = async (checkout: string) => {
    const port = await findFreePort()
    const gatewayUrl = `http://127.0.0.1:${port}`
    const settings = {
      PORT: `${port}`,
      // Only Linux distributes connections on one port among processes.
      REUSE_PORT: `${process.platform === 'linux'}`,
      PUBLIC_ORIGIN: gatewayUrl,
      ...Object.fromEntries(withDatabase.map((name) => [`${name.toUpperCase()}_URL`, url(name)])),
      MEDIA_FOLDER: mediaFolder,
      MEDIA_EDGE_KEYS: mediaEdgeKey,
    }
    const replicas = process.platform === 'linux' ? GATEWAY_COPIES : 1
    for (let replica = 0; replica < replicas; replica++) {
      const opsPort = await findFreePort()
      await start('gateway', { ...settings, OPS_PORT: `${opsPort}` }, checkout)
      await waitUntilReady(`http://127.0.0.1:${opsPort}/readyz`)
    }
    await waitUntilReady(`${gatewayUrl}/healthz`)
    return gatewayUrl
  }
  const gatewayUrl = await startGateways(repository)
  return { mediaFolder, gatewayUrl, contentUrl: url('content'), mediaEdgeKey, startGateways }
}

async function freePorts() {
  return {
    identity: await findFreePort(),
    billing: await findFreePort(),
    content: await findFreePort(),
    aiesthe: await findFreePort(),
    charts: await findFreePort(),
  }
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

/** Everybody gets a plan, so that no call is rejected. */
async function seed(
  databases: Record<(typeof withDatabase)[number], string>,
  mediaFolder: string,
): Promise<void> {
  await seedDemoAccounts(databases.identity)
  const contracts = demoAccounts.map(({ id }) => ({ userId: id, productKey: 'premium' }))
  await seedDemoContracts({ databaseUrl: databases.billing, contracts, now: new Date() })
  await seedDemoMentalChecks(databases.aiesthe)
  const database = openServiceDatabase(content, { DATABASE_URL: databases.content, DATABASE_CONNECTIONS: 4 })
  try {
    await seedDemoSounds({ database, mediaFolder, log: { info: () => {} }, only: 'bench' })
  } finally {
    await database.close()
  }
  await untilMeasured(databases.content)
}

/** A catalogue is measured once, when it is filled: until then content keeps a core busy that is not in the measurement. */
async function untilMeasured(databaseUrl: string): Promise<void> {
  const deadline = Date.now() + MEASURING_PATIENCE_MS
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ title: string }>(
        `select title from sounds
         where withdrawn_at is null and not exists (select from sound_analyses where sound_id = sounds.id)`,
      )
      if (rows.length === 0) return
      if (Date.now() > deadline)
        throw new Error(`Still not measured: ${rows.map(({ title }) => title).join(', ')}.`)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  } finally {
    await client.end()
  }
}

const secret = () => randomBytes(32).toString('hex')
