import { appendToOutbox, defineConsumer } from '@hibiki/messaging'
import { deleteChangedClaims } from '@hibiki/projections'
import type { AiestheTables } from '../../schema.ts'
import { findPhotoIds } from '../photos/face-photos.sql.ts'
import type { PhotoVault } from '../photos/photo-vault.ts'
import { lockMember } from './member-locks.sql.ts'
import { eraseMember } from './members.sql.ts'

/**
 * Erases a deleted person: answers, choices, results, and the bytes of photos before the rows that name them, so that the confirmation
 * in the same transaction is true when it is sent (D-192, R31).
 */
export const eraseMemberData = ({ vault, clock }: { vault: PhotoVault; clock: () => Date }) =>
  defineConsumer<'identity.person-deleted.v1', AiestheTables>({
    name: 'erase-member',
    subject: 'identity.person-deleted.v1',
    async handle(trx, { payload: { userId } }) {
      const now = clock()
      // A photo being taken right now either commits before, and is deleted, or comes later, and is dropped.
      await lockMember(trx, userId)
      // Removing may take a while with many photos: nothing is locked meanwhile but this member. Deleting rows locks tallies of everybody.
      for (const photoId of await findPhotoIds(trx, userId)) await vault.remove(photoId)
      await eraseMember(trx, userId, now)
      await deleteChangedClaims(trx, userId)
      const payload = { userId, service: 'aiesthe' as const, at: now.toISOString() }
      await appendToOutbox(trx, [{ subject: 'aiesthe.person-erased.v1', payload }])
    },
  })
