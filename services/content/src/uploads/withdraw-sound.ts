import { ApiError } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import { type Kysely, sql } from 'kysely'
import type { ContentTables, SoundKind } from '../db/schema.ts'
import { logCatalogueAct } from '../repositories/catalogue-log.ts'

/**
 * Takes a sound out of the catalogue: picked for nobody from now on, its link dead within seconds, its title kept for the plays
 * of the past (D-166).
 *
 * @throws ApiError E4040 when no sound of these kinds is in the catalogue, CONTENT_SOUND_PLAYING while a room plays it
 */
export async function withdrawSound(
  db: Kysely<ContentTables>,
  o: { id: string; kinds?: readonly SoundKind[]; actorId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sound = await trx
      .selectFrom('sounds')
      .select(['id', 'kind', 'title'])
      .where(sql<boolean>`id::text = ${o.id}`)
      .where('withdrawn_at', 'is', null)
      .where('published_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (!sound || (o.kinds && !o.kinds.includes(sound.kind))) throw new ApiError('E4040')
    const playing = await trx
      .selectFrom('sounds_in_rooms')
      .select('section_id')
      .where('sound_id', '=', sound.id)
      .executeTakeFirst()
    if (playing) throw new ApiError('CONTENT_SOUND_PLAYING')
    await trx
      .updateTable('sounds')
      .set({ withdrawn_at: sql<Date>`now()` })
      .where('id', '=', sound.id)
      .execute()
    const payload = { soundId: sound.id, at: new Date().toISOString() }
    await appendToOutbox(trx, [{ subject: 'content.sound-withdrawn.v1', payload }])
    await logCatalogueAct(trx, { actorId: o.actorId, action: 'sound-withdrawn', subjectId: sound.id })
  })
}
