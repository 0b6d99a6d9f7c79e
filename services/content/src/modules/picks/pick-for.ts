import { ApiError } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { CatalogueSound } from '../catalogue/catalogue.sql.ts'
import { findLastSounds, saveLastPick } from './last-picks.sql.ts'
import { pickSound } from './pick-sound.rules.ts'

/** One of the sounds for this member, other than the last ones where possible, and remembers it; CONTENT_NO_SOUND for none. */
export async function pickFor(
  deps: { db: Kysely<ContentTables>; random: () => number },
  memberId: string,
  sounds: readonly CatalogueSound[],
): Promise<CatalogueSound> {
  const sound = pickSound(sounds, await findLastSounds(deps.db, memberId), deps.random())
  if (!sound) throw new ApiError('CONTENT_NO_SOUND')
  await saveLastPick(deps.db, { memberId, soundId: sound.id })
  return sound
}
