import { type Database, migrate, openDatabase } from '@hibiki/database'
import { createSessionVerifier, remoteKeys, secretsOf, startPeriodic } from '@hibiki/http'
import { createMediaLinks } from '@hibiki/media-links'
import { type EventTransport, startConsumers, startRelay } from '@hibiki/messaging'
import { createProjectedSessions, sessionConsumers } from '@hibiki/projections'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { type AiestheConfig, rekognitionSettings } from './config.ts'
import { jstMonday } from './jst.ts'
import { projectConsents } from './modules/consents/project-consents.ts'
import { projectDocumentVersions } from './modules/consents/project-document-versions.ts'
import { deleteUnseen } from './modules/diagnosis/delete-unseen.ts'
import { leaveSteps } from './modules/diagnosis/expire-sessions.ts'
import { projectChartRecords } from './modules/diagnosis/project-chart-records.ts'
import { restorePublicationsOfTransfer } from './modules/diagnosis/restore-publications.ts'
import { eraseMemberData } from './modules/members/erase-member.ts'
import { projectEntitlements } from './modules/members/project-entitlements.ts'
import { projectLogins } from './modules/members/project-logins.ts'
import { projectMemberProfiles } from './modules/members/project-member-profiles.ts'
import { createPhotoExaminer } from './modules/photos/analysis/examine-photo.ts'
import { humanAnalyzer } from './modules/photos/analysis/human-analyzer.ts'
import { createPhotoThreads } from './modules/photos/analysis/photo-threads.ts'
import { createRekognitionAnalyzer } from './modules/photos/analysis/rekognition-analyzer.ts'
import { openStorage } from './modules/photos/open-storage.ts'
import { photoPath } from './modules/photos/photo-links.ts'
import { createPhotoVault } from './modules/photos/photo-vault.ts'
import { removePhotos } from './modules/photos/remove-photos.ts'
import { projectPlays } from './modules/plays/project-plays.ts'
import { dropSounds } from './modules/sounds/drop-sounds.ts'
import { projectSounds } from './modules/sounds/project-sounds.ts'
import { dropPastWeeks } from './modules/therapy/weekly-courses.sql.ts'
import type { AiestheTables } from './schema.ts'

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
      internalKeys: secretsOf(config.INTERNAL_KEYS),
      clock,
    })
    const kept = [
      ...[
        projectConsents(clock),
        projectMemberProfiles(clock),
        restorePublicationsOfTransfer(clock),
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
