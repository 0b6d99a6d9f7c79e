import { ApiError } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../db/schema.ts'
import { logCatalogueAct } from '../repositories/catalogue-log.ts'
import { replaceTags } from '../repositories/publishing.ts'
import { readSoundFacts } from '../repositories/sound-facts.ts'
import type { DetailsOf } from './details.ts'

type Described = DetailsOf<'sound'> | DetailsOf<'kanade'>

/**
 * Changes what a sound of nature or a Kanade sound says of itself, and tells those who keep copies of it.
 *
 * @param o.details everything, as the form shows it; the kind is the sound's own and stays
 * @throws ApiError E4040 when there is no such sound of this kind in the catalogue
 */
export async function changeSound(
  db: Kysely<ContentTables>,
  o: { id: string; details: Described; actorId: string },
): Promise<void> {
  const { details } = o
  await db.transaction().execute(async (trx) => {
    const sound = await trx
      .updateTable('sounds')
      .set({ title: details.title })
      .where(sql<boolean>`id::text = ${o.id}`)
      .where('kind', '=', details.kind)
      .where('withdrawn_at', 'is', null)
      .where('published_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!sound) throw new ApiError('E4040')
    const described = {
      genre_id: details.genreId,
      country_id: details.countryId,
      place: details.place,
      purpose_detail_id: details.purposeDetailId,
    }
    if (details.kind === 'sound')
      await trx
        .updateTable('medical_sounds')
        .set({ ...described, plan_code: details.planCode })
        .where('sound_id', '=', sound.id)
        .execute()
    else
      await trx
        .updateTable('kanade_sounds')
        .set({ ...described, player: details.player })
        .where('sound_id', '=', sound.id)
        .execute()
    await replaceTags(trx, sound.id, details.tagIds)
    const payload = await readSoundFacts(trx, sound.id)
    await appendToOutbox(trx, [{ subject: 'content.sound-published.v1', payload }])
    await logCatalogueAct(trx, { actorId: o.actorId, action: 'sound-changed', subjectId: sound.id })
  })
}
