import { type Database, migrate, openDatabase } from '@hibiki/database'
import { createSessionVerifier, remoteKeys, startPeriodic } from '@hibiki/http'
import { createMediaLinks } from '@hibiki/media-links'
import { type EventTransport, startConsumers, startRelay } from '@hibiki/messaging'
import { createProjectedSessions, sessionConsumers } from '@hibiki/projections'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { type AiestheConfig, rekognitionSettings, secretsOf } from './config.ts'
import { dropSounds } from './consumers/drop-sounds.ts'
import { eraseMemberData } from './consumers/erase-member.ts'
import { projectChartRecords } from './consumers/project-chart-records.ts'
import { projectConsents } from './consumers/project-consents.ts'
import { projectDocumentVersions } from './consumers/project-document-versions.ts'
import { projectEntitlements } from './consumers/project-entitlements.ts'
import { projectLogins } from './consumers/project-logins.ts'
import { projectMemberProfiles } from './consumers/project-member-profiles.ts'
import { projectPlays } from './consumers/project-plays.ts'
import { projectSounds } from './consumers/project-sounds.ts'
import type { AiestheTables } from './db/schema.ts'
import { jstMonday } from './domain/jst.ts'
import { createPhotoExaminer } from './faces/examine-photo.ts'
import { humanAnalyzer } from './faces/human-analyzer.ts'
import { createPhotoThreads } from './faces/photo-threads.ts'
import { createRekognitionAnalyzer } from './faces/rekognition-analyzer.ts'
import { deleteUnseen } from './jobs/delete-unseen.ts'
import { leaveSteps } from './jobs/leave-steps.ts'
import { removePhotos } from './jobs/remove-photos.ts'
import { openStorage } from './photos/open-storage.ts'
import { photoPath } from './photos/photo-links.ts'
import { createPhotoVault } from './photos/photo-vault.ts'
import { dropPastWeeks } from './repositories/weekly-courses.ts'

export interface RunningAiesthe {
  name: 'aiesthe'
  url: string
  close(): Promise<void>
}

export const migrationsFolder = new URL('../migrations/', import.meta.url)

/** How long a link to a sound or a photo works (R28). */
const LINK_LIFETIME_SECONDS = 600
/** Bytes of deleted photos go within seconds. */
const REMOVAL_PACE_MS = 5000
const RETENTION_PACE_MS = 60_000
const STEPS_PACE_MS = 60_000

/** The service's database, without migrating it. */
export function openAiestheDatabase(
  config: Pick<AiestheConfig, 'DATABASE_URL' | 'DATABASE_CONNECTIONS'>,
): Database<AiestheTables> {
  return openDatabase<AiestheTables>({
    url: config.DATABASE_URL,
    schema: 'aiesthe',
    maxConnections: config.DATABASE_CONNECTIONS,
    applicationName: 'aiesthe',
  })
}

/**
 * Starts one copy of the service: migrations, HTTP on `HOST:PORT` (0: any free port), relay, consumers and the removal of photos.
 * Closing stops listening first, and leaves the transport to its owner.
 */
export async function startAiesthe(
  config: AiestheConfig,
  { transport, log }: { transport: EventTransport; log: Logger },
): Promise<RunningAiesthe> {
  const database = openAiestheDatabase(config)
  const closers: (() => Promise<unknown>)[] = [() => database.close()]
  const close = async () => {
    for (const step of closers.splice(0)) await step()
  }
  try {
    await migrate({ database, folder: migrationsFolder })
    const { db } = database
    const clock = () => new Date()
    const storage = await openStorage(config)
    const threads = createPhotoThreads()
    closers.unshift(
      () => threads.close(),
      () => storage.close(),
    )
    const rekognition = rekognitionSettings(config)
    const analyzer = rekognition ? createRekognitionAnalyzer(rekognition) : humanAnalyzer
    const vault = createPhotoVault(storage, secretsOf(config.FACE_KEY))
    const links = { keys: secretsOf(config.MEDIA_KEY), lifetimeSeconds: LINK_LIFETIME_SECONDS }
    const sessions = createProjectedSessions(db)
    const app = buildApp({
      ...{ database, vault, log, examiner: createPhotoExaminer(threads, analyzer) },
      soundLinks: createMediaLinks(links),
      photoLinks: createMediaLinks({ ...links, path: photoPath }),
      sessions: createSessionVerifier({ keys: remoteKeys(config.IDENTITY_URL), ...sessions }),
      secureCookies: config.SECURE_COOKIES,
      clock,
    })
    const kept = [
      ...[
        projectConsents(clock),
        projectMemberProfiles(clock),
        projectDocumentVersions,
        projectEntitlements,
        projectPlays,
      ],
      ...[projectSounds, dropSounds, projectChartRecords, projectLogins],
    ]
    const consumers = await startConsumers({
      ...{ service: 'aiesthe', database, transport, log },
      consumers: [...sessionConsumers, ...kept, eraseMemberData({ vault, clock })],
    })
    closers.unshift(() => consumers.stop())
    const relay = startRelay({ database, transport, log })
    closers.unshift(() => relay.stop())
    const removal = startPeriodic({
      ...{ name: 'remove-photos', everyMs: REMOVAL_PACE_MS, log },
      run: async () => {
        await removePhotos({ db, vault, now: clock() })
      },
    })
    const retention = startPeriodic({
      ...{ name: 'delete-unseen', everyMs: RETENTION_PACE_MS, log },
      run: async () => {
        const now = clock()
        await dropPastWeeks(db, jstMonday(now))
        await deleteUnseen({ db, now })
      },
    })
    const steps = startPeriodic({
      ...{ name: 'leave-steps', everyMs: STEPS_PACE_MS, log },
      run: async () => {
        await leaveSteps({ db, now: clock() })
      },
    })
    closers.unshift(
      () => app.close(),
      () => removal.stop(),
      () => retention.stop(),
      () => steps.stop(),
    )
    const url = await app.listen({ host: config.HOST, port: config.PORT })
    log.info({ url }, 'aiesthe listens')
    return { name: 'aiesthe', url, close }
  } catch (error) {
    await close()
    throw error
  }
}
