import { appendToOutbox, defineConsumer } from '@hibiki/messaging'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { ContentTables } from '../../tables.ts'
import { listChosenSounds, saveChosenSound } from './chosen-sounds.sql.ts'
import { toPlayRecordedEvent } from './play-report-writer.ts'
import { assignSoundToWaitingPlays } from './plays.sql.ts'

/** Saves which sound was chosen for a face diagnosis, and assigns it to the plays that arrived first. */
export const projectChosenSounds = defineConsumer<'aiesthe.sound-chosen.v1', ContentTables>({
  name: 'project-chosen-sounds',
  subject: 'aiesthe.sound-chosen.v1',
  async handle(trx, { payload: { resultId, userId: memberId, soundId, at } }) {
    // A concurrent play either commits first and is completed here, or finds the choice when it is recorded.
    await lockMember(trx, memberId)
    if (await isMemberErased(trx, memberId)) return
    await saveChosenSound(trx, { resultId, memberId, soundId, at: new Date(at) })
    const [newest] = await listChosenSounds(trx, [resultId])
    if (newest?.memberId !== memberId) return
    const completed = await assignSoundToWaitingPlays(trx, newest)
    await appendToOutbox(
      trx,
      completed.map((play) => toPlayRecordedEvent(play, play.sound)),
    )
  },
})
