import { defineConsumer } from '@hibiki/messaging'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { ContentTables } from '../../tables.ts'
import { deleteAndBlockChosenSound } from './chosen-sounds.sql.ts'

/** Deletes the choice that belongs to a deleted diagnosis, so that no advice follows it. Plays stay as they were recorded. */
export const projectDeletedDiagnoses = defineConsumer<'aiesthe.diagnosis-deleted.v1', ContentTables>({
  name: 'project-deleted-diagnoses',
  subject: 'aiesthe.diagnosis-deleted.v1',
  isRepeatable: true,
  async handle(trx, { payload: { resultId, userId: memberId, at } }) {
    await lockMember(trx, memberId)
    if (await isMemberErased(trx, memberId)) return
    await deleteAndBlockChosenSound(trx, { resultId, memberId, at: new Date(at) })
  },
})
