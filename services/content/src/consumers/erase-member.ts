import { appendToOutbox, defineConsumer } from '@hibiki/messaging'
import { deleteChangedClaims } from '@hibiki/projections'
import type { ContentTables } from '../db/schema.ts'
import { eraseMember } from '../repositories/members.ts'
import { lockMembers } from '../repositories/plays.ts'
import { anonymizeUploader } from '../repositories/uploads.ts'

/** Erases a deleted person: plays, days and last picks. Confirms in the same transaction (D-192, R31). */
export const eraseMemberData = defineConsumer<'identity.person-deleted.v1', ContentTables>({
  name: 'erase-member',
  subject: 'identity.person-deleted.v1',
  async handle(trx, { payload: { userId } }) {
    const now = new Date()
    // A record being written right now either commits before, and is deleted, or comes later, and is dropped.
    await lockMembers(trx, [userId])
    await eraseMember(trx, userId, now)
    await anonymizeUploader(trx, userId)
    await deleteChangedClaims(trx, userId)
    const payload = { userId, service: 'content' as const, at: now.toISOString() }
    await appendToOutbox(trx, [{ subject: 'content.person-erased.v1', payload }])
  },
})
