import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { soundExists } from './catalogue.sql.ts'

/** Whether a sound exists. Sounds are never removed (D-166), so one seen once is known for good. */
export function createKnownSounds(db: Kysely<ContentTables>): (soundId: string) => Promise<boolean> {
  const known = new Set<string>()
  return async (soundId) => {
    if (known.has(soundId)) return true
    const exists = await soundExists(db, soundId)
    if (exists) known.add(soundId)
    return exists
  }
}
