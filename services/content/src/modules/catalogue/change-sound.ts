import { ApiError } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { lockMasterData, requireKnown } from '../master-data/master-references.ts'
import { logCatalogueAct } from './catalogue-log.sql.ts'
import { updateDescribed } from './sound-changes.sql.ts'
import type { DetailsOf } from './sound-details.ts'
import { readSoundFacts } from './sound-facts.sql.ts'

type Described = DetailsOf<'sound'> | DetailsOf<'kanade'>

/**
 * Changes the description of a sound of nature or a Kanade sound, and publishes it to the services that store projections of sounds.
 *
 * @param options.details the complete description as the form shows it; the kind of the sound cannot change
 * @throws ApiError E3001 for master data that does not exist, E4040 when the catalogue has no such sound of this kind
 */
export async function changeSound(
  db: Kysely<ContentTables>,
  { details, id, actorId }: { id: string; details: Described; actorId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    requireKnown(await lockMasterData(trx, details))
    const soundId = await updateDescribed(trx, id, details)
    if (soundId === null) throw new ApiError('E4040')
    const payload = await readSoundFacts(trx, soundId)
    await appendToOutbox(trx, [{ subject: 'content.sound-published.v2', payload }])
    await logCatalogueAct(trx, { actorId, action: 'sound-changed', subjectId: soundId })
  })
}
