import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentTables, Mp3Inspector } from '@hibiki/content'
import type { Database } from '@hibiki/database'
import { type DemoSound, demoSounds, type renderInWorkers, toDemoSoundId } from '@hibiki/demo-sounds'
import type { Logger } from 'pino'
import { createDemoSoundImporter } from './demo-sound-importer.ts'
import { type DemoSoundSet, demoSoundSets } from './demo-sound-sets.ts'
import { seedMasterData } from './seed-master-data.ts'
import { removeRenderedFiles, type SoundRendering, startSoundRendering } from './sound-rendering.ts'

export interface SeedDemoSoundsOptions {
  database: Database<ContentTables>
  /** Folder of the media files; created when missing. */
  mediaFolder: string
  log: Pick<Logger, 'info'>
  /** Renders only these instead of the whole catalogue: the first ones, or a few short sounds for tests. */
  only?: DemoSoundSet
  /** Makes the files; on worker threads unless given. */
  render?: typeof renderInWorkers
  /** Sounds whose synthesis has begun already. */
  rendering?: SoundRendering
  /** Measures each sound before it is published, as of an upload; without, the service's job does it within a minute. */
  inspector?: Mp3Inspector
  /** Called with the number of sounds of each file that was published. */
  onPublished?: (count: number) => void
}

/**
 * Fills the catalogue with demo sounds that the project synthesises itself, and returns how many it made.
 *
 * A sound gets its rows once its file is complete. So it may be stopped at any moment: the next call makes what is
 * missing, and when nothing is, it only checks that.
 */
export async function seedDemoSounds(options: SeedDemoSoundsOptions): Promise<number> {
  const { database, mediaFolder, log, only, render, inspector, onPublished } = options
  const { db } = database
  const selected = only ? demoSoundSets[only] : demoSounds
  const missing = await findMissingSounds(database, mediaFolder, selected)
  const rendering =
    options.rendering ??
    (missing.length > 0 ? startSoundRendering(missing, { mediaFolder, ...(render && { render }) }) : null)
  if (!rendering) {
    await removeRenderedFiles(mediaFolder)
    return 0
  }
  const startedAt = performance.now()
  const importer = createDemoSoundImporter({
    db,
    mediaFolder,
    master: await seedMasterData(db),
    ...(inspector && { inspector }),
  })
  try {
    const byKey = new Map(missing.map((sound) => [sound.key, sound]))
    await rendering.takeAll(async ({ path, keys }) => {
      const sounds = keys.flatMap((key) => byKey.get(key) ?? [])
      await importer.add(path, sounds)
      onPublished?.(sounds.length)
    })
  } finally {
    await importer.close()
  }
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10
  log.info({ sounds: missing.length, seconds }, 'demo sounds published')
  return missing.length
}

/** Returns how many sounds of a set `seedDemoSounds` would render. */
export async function countMissingDemoSounds(
  options: Pick<SeedDemoSoundsOptions, 'database' | 'mediaFolder' | 'only'>,
): Promise<number> {
  const { database, mediaFolder, only } = options
  return (await findMissingSounds(database, mediaFolder, only ? demoSoundSets[only] : demoSounds)).length
}

/** Sounds without a row, or whose file is not there in full. */
async function findMissingSounds(
  { db }: Database<ContentTables>,
  mediaFolder: string,
  selected: readonly DemoSound[],
): Promise<DemoSound[]> {
  const rows = await db
    .selectFrom('sounds')
    .innerJoin('media_files', 'media_files.id', 'sounds.media_file_id')
    .select(['sounds.id', 'media_files.storage_key', 'media_files.bytes', 'media_files.removed_at'])
    .where(
      'sounds.id',
      'in',
      selected.map((sound) => toDemoSoundId(sound.key)),
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
  return selected.filter((sound) => !complete.has(toDemoSoundId(sound.key)))
}
