import { ApiError } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { lockMasterDataAndListUnknown, requireNoUnknownFields } from '../master-data/master-references.ts'
import { insertCatalogueLogEntry } from './catalogue-log.sql.ts'
import { updateNatureOrKanadeSound } from './edit-sounds.sql.ts'
import type { SoundDetailsOfKind } from './sound-details.ts'
import { readSoundPublishedPayload } from './sound-published-payload.sql.ts'

type Described = SoundDetailsOfKind<'sound'> | SoundDetailsOfKind<'kanade'>

/**
 * Changes the description of a sound of nature or a Kanade sound, and publishes it to the services that store projections of sounds.
 *
 * @param options.details the complete description as the form shows it; the kind of the sound cannot change
 * @throws ApiError E3001 for master data that does not exist, E4040 when the catalogue has no such sound of this kind
 */
export async function updateSoundDescription(
  db: Kysely<ContentTables>,
  { details, id, actorId }: { id: string; details: Described; actorId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    requireNoUnknownFields(await lockMasterDataAndListUnknown(trx, details))
    const soundId = await updateNatureOrKanadeSound(trx, id, details)
    if (soundId === null) throw new ApiError('E4040')
    const payload = await readSoundPublishedPayload(trx, soundId)
    await appendToOutbox(trx, [{ subject: 'content.sound-published.v2', payload }])
    await insertCatalogueLogEntry(trx, { actorId, action: 'sound-changed', subjectId: soundId })
  })
}
