import type { Kysely } from 'kysely'
import type { ContentTables, SoundKind } from '../../tables.ts'
import { findSoundKind } from './catalogue.sql.ts'

/** Returns the kind of a sound, or null when there is none. Rows of sounds are never deleted, so a found kind is cached for ever. */
export function createSoundKindFinder(
  db: Kysely<ContentTables>,
): (soundId: string) => Promise<SoundKind | null> {
  const known = new Map<string, SoundKind>()
  return async (soundId) => {
    const kind = known.get(soundId) ?? (await findSoundKind(db, soundId))
    if (kind) known.set(soundId, kind)
    return kind
  }
}
