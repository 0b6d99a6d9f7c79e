import { sql, type Transaction } from 'kysely'
import type { ContentTables, SoundKind, SoundNamesByLanguage } from '../../tables.ts'
import { replaceSoundTags } from './publishing.sql.ts'
import type { SoundDetailsOfKind } from './sound-details.ts'

type Write = Transaction<ContentTables>

/** Changes the description of a sound in the catalogue. Returns its id, or null when there is none of this kind. */
export async function updateNatureOrKanadeSound(
  trx: Write,
  id: string,
  details: SoundDetailsOfKind<'sound'> | SoundDetailsOfKind<'kanade'>,
): Promise<string | null> {
  const sound = await trx
    .updateTable('sounds')
    // Translations and reading belong to the previous title, so they are removed with it.
    .set({
      title: details.title,
      names: sql<SoundNamesByLanguage>`case when title = ${details.title} then names else '{}' end`,
      reading: sql<string>`case when title = ${details.title} then reading else '' end`,
    })
    .where(sql<boolean>`id::text = ${id}`)
    .where('kind', '=', details.kind)
    .where('withdrawn_at', 'is', null)
    .where('published_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!sound) return null
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
  await replaceSoundTags(trx, sound.id, details.tagIds)
  return sound.id
}

/** Locks a sound of the catalogue until the transaction ends; plays of it can be recorded meanwhile. */
export async function lockSound(trx: Write, id: string): Promise<{ id: string; kind: SoundKind } | null> {
  const sound = await trx
    .selectFrom('sounds')
    .select(['id', 'kind'])
    .where(sql<boolean>`id::text = ${id}`)
    .where('withdrawn_at', 'is', null)
    .where('published_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return sound ?? null
}

export async function isSoundPlayingInRoom(trx: Write, soundId: string): Promise<boolean> {
  const room = await trx
    .selectFrom('sounds_in_rooms')
    .select('section_id')
    .where('sound_id', '=', soundId)
    .executeTakeFirst()
  return room !== undefined
}

export async function setSoundWithdrawn(trx: Write, soundId: string): Promise<void> {
  await trx.updateTable('sounds').set({ withdrawn_at: sql<Date>`now()` }).where('id', '=', soundId).execute()
}
