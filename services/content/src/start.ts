import { type Database, migrate, openDatabase } from '@hibiki/database'
import { createSessionVerifier, remoteKeys } from '@hibiki/http'
import { createMediaLinks } from '@hibiki/media-links'
import { type EventTransport, startConsumers, startRelay } from '@hibiki/messaging'
import { createProjectedSessions, sessionConsumers } from '@hibiki/projections'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { type ContentConfig, mediaKeys } from './config.ts'
import { eraseMemberData } from './consumers/erase-member.ts'
import { projectChosenSounds } from './consumers/project-chosen-sounds.ts'
import { projectEntitlements } from './consumers/project-entitlements.ts'
import { projectMemberProfiles } from './consumers/project-member-profiles.ts'
import type { ContentTables } from './db/schema.ts'
import { openStorage } from './media/open-storage.ts'
import { createChecks } from './uploads/checks.ts'
import { createInspector } from './uploads/inspect/inspector.ts'
import { startUploadWork } from './uploads/work.ts'

export interface RunningContent {
  name: 'content'
  url: string
  close(): Promise<void>
}

export const migrationsFolder = new URL('../migrations/', import.meta.url)

/** How long a media link works (R28). */
const LINK_LIFETIME_SECONDS = 600
/** After this long, streams still running are cut: stopping must not wait for the end of somebody's sound. */
const CLOSE_GRACE_MS = 2000

/** What content hears of other services beside the ends of sessions. */
const contentConsumers = [eraseMemberData, projectChosenSounds, projectEntitlements, projectMemberProfiles]

/** The content service's database, without migrating it. */
export function openContentDatabase(
  config: Pick<ContentConfig, 'DATABASE_URL' | 'DATABASE_CONNECTIONS'>,
): Database<ContentTables> {
  return openDatabase<ContentTables>({
    url: config.DATABASE_URL,
    schema: 'content',
    maxConnections: config.DATABASE_CONNECTIONS,
    applicationName: 'content',
  })
}

/**
 * Starts one copy of the service: migrations, HTTP on `HOST:PORT` (0: any free port), relay and consumers. Closing
 * stops listening first, commits queued records, and leaves the transport to its owner.
 */
export async function startContent(
  config: ContentConfig,
  { transport, log }: { transport: EventTransport; log: Logger },
): Promise<RunningContent> {
  const database = openContentDatabase(config)
  const closers: (() => Promise<unknown>)[] = [() => database.close()]
  const close = async () => {
    for (const step of closers.splice(0)) await step()
  }
  try {
    await migrate({ database, folder: migrationsFolder })
    const { db } = database
    const { storage, staging } = await openStorage(config)
    closers.unshift(() => storage.close())
    const inspector = createInspector()
    const checks = createChecks({ db, storage, staging, inspector, log })
    const app = buildApp({
      database,
      storage,
      staging,
      checks,
      handsMediaOver: config.MEDIA_BY_GATEWAY,
      links: createMediaLinks({ keys: mediaKeys(config), lifetimeSeconds: LINK_LIFETIME_SECONDS }),
      sessions: createSessionVerifier({
        keys: remoteKeys(config.IDENTITY_URL),
        ...createProjectedSessions(database.db),
      }),
      secureCookies: config.SECURE_COOKIES,
      log,
    })
    closers.unshift(async () => {
      const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS)
      await app.close()
      clearTimeout(cut)
    })
    const consumers = await startConsumers({
      service: 'content',
      database,
      transport,
      consumers: [...sessionConsumers, ...contentConsumers],
      log,
    })
    closers.splice(1, 0, () => consumers.stop())
    const relay = startRelay({ database, transport, log })
    closers.splice(2, 0, () => relay.stop())
    const work = startUploadWork({ db, storage, staging, inspector, checks, log })
    // What is being checked now is left for another copy, or for the next start.
    closers.splice(
      3,
      0,
      () => inspector.close(),
      () => work.stop(),
      () => checks.close(),
    )
    const url = await app.listen({ host: config.HOST, port: config.PORT })
    log.info({ url }, 'content listens')
    return { name: 'content', url, close }
  } catch (error) {
    await close()
    throw error
  }
}
