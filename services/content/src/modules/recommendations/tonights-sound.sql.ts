import { writeForMember } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'

/** The sound that leads a member's morning, day or evening. */
export interface TonightsSound {
  soundId: string
  chosenAt: Date
}

export async function findTonightsSound(
  db: Kysely<ContentTables>,
  memberId: string,
): Promise<TonightsSound | null> {
  const row = await db
    .selectFrom('tonights_sounds')
    .select(['sound_id as soundId', 'chosen_at as chosenAt'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Saves the sound that leads the member's evening, in place of the saved one unless that is to stay: so two requests at once agree. No-op if
 * the member was erased.
 *
 * @returns the id of the sound that leads now
 */
export async function saveTonightsSound(
  db: Kysely<ContentTables>,
  { memberId, soundId, chosenAt }: TonightsSound & { memberId: string },
  { unless = () => false }: { unless?: (saved: TonightsSound) => boolean } = {},
): Promise<string> {
  const leadingId = await writeForMember(db, memberId, async (trx) => {
    const saved = await findTonightsSound(trx, memberId)
    if (saved && unless(saved)) return saved.soundId
    const row = { sound_id: soundId, chosen_at: chosenAt }
    await trx
      .insertInto('tonights_sounds')
      .values({ member_id: memberId, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute()
    return soundId
  })
  return leadingId ?? soundId
}
