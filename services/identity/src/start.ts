import { migrate, openDatabase } from '@hibiki/database'
import { type EventTransport, startRelay } from '@hibiki/messaging'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import type { IdentityConfig } from './config.ts'
import type { IdentityTables } from './db/schema.ts'
import { cleanUp } from './jobs/clean-up.ts'
import { startPeriodic } from './jobs/periodic.ts'
import { createKeyRing } from './keys/key-ring.ts'
import { deriveSecrets } from './secrets.ts'

const minuteMs = 60_000

export interface RunningService {
  name: string
  url: string
  close(): Promise<void>
}

/** Starts identity: migrates, makes sure there is a signing key, publishes events and listens. Port 0 takes any free one. */
export async function startIdentity(
  config: IdentityConfig,
  o: { transport: EventTransport; log: Logger; clock?: () => Date },
): Promise<RunningService> {
  const clock = o.clock ?? (() => new Date())
  const log = o.log.child({ service: 'identity' })
  const secrets = deriveSecrets(config.TOKEN_KEY_SECRET)
  const database = openDatabase<IdentityTables>({
    url: config.DATABASE_URL,
    schema: 'identity',
    applicationName: 'identity',
  })
  const closers: (() => Promise<void>)[] = [() => database.close()]
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    await migrate({ database, folder: new URL('../migrations/', import.meta.url) })
    const keys = createKeyRing({ database, secret: secrets.signingKeys, clock })
    await keys.rotate()
    const relay = startRelay({ database, transport: o.transport, log })
    closers.push(() => relay.stop())
    const jobs = [
      startPeriodic({ name: 'rotate-keys', everyMs: minuteMs, log, run: keys.rotate }),
      startPeriodic({ name: 'clean-up', everyMs: 5 * minuteMs, log, run: () => cleanUp(database, clock()) }),
    ]
    closers.push(...jobs.map((job) => () => job.stop()))
    const app = buildApp({
      database,
      keys,
      secrets,
      clock,
      log,
      secureCookies: config.SECURE_COOKIES,
      limitAddresses: config.RATE_LIMIT === 'on',
    })
    closers.push(() => app.close())
    const url = await app.listen({ host: config.HOST, port: config.PORT })
    return { name: 'identity', url, close }
  } catch (error) {
    await close()
    throw error
  }
}
