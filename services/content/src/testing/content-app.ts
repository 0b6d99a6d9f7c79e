import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DiskStorage } from '@hibiki/media-storage'
import { createTestService, type TestService } from '@hibiki/service/testing'
import type { ContentContext } from '../context.ts'
import type { RankCacheOptions } from '../modules/activity/month-ranks-reader.ts'
import { content } from '../service.ts'

/** The service with its own database, media folder and clock; requests go through `app.inject`. */
export interface ContentApp
  extends TestService<ContentContext>,
    Pick<ContentContext, 'links' | 'staging' | 'checks' | 'inspector'> {
  storage: DiskStorage
  mediaFolder: string
}

export const testMediaKey = 'a key that only these tests know and use'

export async function createContentApp(
  options: {
    now?: string
    random?: () => number
    /** Replaces services that content calls. */
    resources?: Partial<Pick<ContentContext, 'mailSender' | 'addressees' | 'subscribeToReminders'>>
    handsMediaOver?: boolean
    hasEdge?: boolean
    rankPace?: RankCacheOptions
  } = {},
): Promise<ContentApp> {
  const mediaFolder = await mkdtemp(join(tmpdir(), 'hibiki-media-'))
  const service = await createTestService(content, {
    settings: {
      MEDIA_FOLDER: mediaFolder,
      MEDIA_KEY: testMediaKey,
      MEDIA_BY_GATEWAY: options.handsMediaOver ?? false,
      MEDIA_BY_EDGE: options.hasEdge ?? false,
    },
    resources: {
      // Ranks are not cached, so that tests see every record at once.
      rankPace: options.rankPace ?? { cacheTtlMs: 0, recomputeIntervalMs: 0 },
      ...(options.random && { random: options.random }),
      ...options.resources,
    },
    ...(options.now && { now: options.now }),
  })
  const { links, staging, checks, inspector } = service.context
  return {
    ...service,
    links,
    staging,
    checks,
    inspector,
    mediaFolder,
    storage: service.context.storage as DiskStorage,
    async close() {
      await service.close()
      await rm(mediaFolder, { recursive: true })
    },
  }
}

/** Stores bytes as a media file and returns its id. */
export async function addMediaFile(
  { database, mediaFolder }: Pick<ContentApp, 'database' | 'mediaFolder'>,
  bytes: Uint8Array,
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const storage_key = `${crypto.randomUUID()}.mp3`
  await writeFile(join(mediaFolder, storage_key), bytes)
  const { id } = await database.db
    .insertInto('media_files')
    .values({
      storage_key,
      sha256,
      bytes: bytes.length,
      duration_ms: 90_500,
      content_type: 'audio/mpeg',
      modified_at: new Date('2026-11-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
