import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentTables } from '@hibiki/content'
import type { Database } from '@hibiki/database'
import {
  benchDemoSounds,
  type DemoSound,
  demoSoundId,
  demoSounds,
  estheDemoSounds,
  firstDemoSounds,
  heardDemoSounds,
  type RenderJob,
  renderInWorkers,
  smallDemoSounds,
} from '@hibiki/demo-sounds'
import type { Logger } from 'pino'
import { storeMasterData } from './store-master-data.ts'
import { storeSound } from './store-sound.ts'

export interface SeedDemoSounds {
  database: Database<ContentTables>
  /** Folder of the media files; created when missing. */
  mediaFolder: string
  log: Pick<Logger, 'info'>
  /** The few to begin with, or for tests a few short sounds, instead of the whole catalogue. */
  only?: keyof typeof parts
  /** Makes the files; on worker threads unless given. */
  render?: typeof renderInWorkers
}

const parts = {
  first: firstDemoSounds,
  heard: Object.values(heardDemoSounds).flat(),
  small: smallDemoSounds,
  esthe: estheDemoSounds,
  bench: benchDemoSounds,
}

/**
 * Fills the catalogue with demo sounds that the project synthesises itself, and returns how many it made.
 *
 * A sound gets its rows once its file is complete. So it may be stopped at any moment: the next call makes what is
 * missing, and when nothing is, it only looks.
 */
export async function seedDemoSounds(o: SeedDemoSounds): Promise<number> {
  const { database, mediaFolder, log, only, render = renderInWorkers } = o
  const { db } = database
  const missing = await missingSounds(database, mediaFolder, only ? parts[only] : demoSounds)
  if (missing.length === 0) return 0

  const incoming = join(mediaFolder, '.demo-incoming')
  await rm(incoming, { recursive: true, force: true })
  await mkdir(incoming, { recursive: true })
  const master = await storeMasterData(db)
  const byKey = new Map(missing.map((sound) => [sound.key, sound]))
  const startedAt = performance.now()
  await render(jobsOf(missing), { media: mediaFolder, incoming }, async (files) => {
    for (const file of files) {
      const sound = byKey.get(file.key)
      if (sound) await storeSound(db, master, sound, file)
    }
  })
  await rm(incoming, { recursive: true, force: true })
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10
  log.info({ sounds: missing.length, seconds }, 'demo sounds synthesised')
  return missing.length
}

/** How many sounds of the whole catalogue `seedDemoSounds` would make. */
export async function countMissingDemoSounds(
  o: Pick<SeedDemoSounds, 'database' | 'mediaFolder'>,
): Promise<number> {
  return (await missingSounds(o.database, o.mediaFolder, demoSounds)).length
}

/** Sounds without a row, or whose file is not there in full. */
async function missingSounds(
  { db }: Database<ContentTables>,
  mediaFolder: string,
  wanted: readonly DemoSound[],
): Promise<DemoSound[]> {
  const rows = await db
    .selectFrom('sounds')
    .innerJoin('media_files', 'media_files.id', 'sounds.media_file_id')
    .select(['sounds.id', 'media_files.storage_key', 'media_files.bytes', 'media_files.removed_at'])
    .where(
      'sounds.id',
      'in',
      wanted.map((sound) => demoSoundId(sound.key)),
    )
    .execute()
  const complete = new Set<string>()
  await Promise.all(
    rows.map(async ({ id, storage_key, bytes, removed_at }) => {
      // Withdrawn long ago, so its file is gone on purpose.
      if (removed_at !== null) return complete.add(id)
      const file = await stat(join(mediaFolder, storage_key)).catch(() => null)
      return file?.size === bytes && complete.add(id)
    }),
  )
  return wanted.filter((sound) => !complete.has(demoSoundId(sound.key)))
}

/** One job per piece and length: sounds of the tests share a few. */
function jobsOf(sounds: readonly DemoSound[]): RenderJob[] {
  const jobs = new Map<string, RenderJob>()
  for (const { key, seconds, piece, kbps } of sounds) {
    const id = `${piece.seed}/${seconds}`
    jobs.set(id, { piece, seconds, kbps, keys: [...(jobs.get(id)?.keys ?? []), key] })
  }
  return [...jobs.values()]
}
