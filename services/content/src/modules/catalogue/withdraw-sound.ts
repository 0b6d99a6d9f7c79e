import { ApiError } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import type { Kysely } from 'kysely'
import type { ContentTables, SoundKind } from '../../tables.ts'
import { insertCatalogueLogEntry } from './catalogue-log.sql.ts'
import { isSoundPlayingInRoom, lockSound, setSoundWithdrawn } from './edit-sounds.sql.ts'

/**
 * Withdraws a sound from the catalogue: it is no longer offered, its links stop working within seconds, and its title stays for past plays.
 *
 * @throws ApiError E4040 when no sound of these kinds is in the catalogue, CONTENT_SOUND_PLAYING while a room plays it
 */
export async function withdrawSound(
  db: Kysely<ContentTables>,
  { id, kinds, actorId }: { id: string; kinds?: readonly SoundKind[]; actorId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sound = await lockSound(trx, id)
    if (!sound || (kinds && !kinds.includes(sound.kind))) throw new ApiError('E4040')
    if (await isSoundPlayingInRoom(trx, sound.id)) throw new ApiError('CONTENT_SOUND_PLAYING')
    await setSoundWithdrawn(trx, sound.id)
    const payload = { soundId: sound.id, at: new Date().toISOString() }
    await appendToOutbox(trx, [{ subject: 'content.sound-withdrawn.v1', payload }])
    await insertCatalogueLogEntry(trx, { actorId, action: 'sound-withdrawn', subjectId: sound.id })
  })
}
