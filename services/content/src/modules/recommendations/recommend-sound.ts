import { ApiError } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { CatalogueSound } from '../catalogue/catalogue.sql.ts'
import { listLastReceivedSoundIds, saveLastRecommendation } from './last-recommendations.sql.ts'
import { pickSound } from './pick-sound.rules.ts'

/** Chooses and stores one of the sounds for this member, if possible not one of the last ones. Throws CONTENT_NO_SOUND when there is none. */
export async function recommendSound(
  deps: { db: Kysely<ContentTables>; random: () => number },
  memberId: string,
  sounds: readonly CatalogueSound[],
): Promise<CatalogueSound> {
  const sound = pickSound(sounds, await listLastReceivedSoundIds(deps.db, memberId), deps.random())
  if (!sound) throw new ApiError('CONTENT_NO_SOUND')
  await saveLastRecommendation(deps.db, { memberId, soundId: sound.id })
  return sound
}
