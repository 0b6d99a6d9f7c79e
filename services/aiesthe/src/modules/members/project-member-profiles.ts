import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../../schema.ts'
import { closePublications } from '../diagnosis/close-publications.ts'
import { isErased, lockMember } from './member-locks.sql.ts'
import { findMemberProfile, upsertMemberProfile } from './member-profiles.sql.ts'

/**
 * Keeps the names that results show, and whose customer each member is: their person in charge sees what they publish. What was published to
 * one agency is not shown to the next: whoever moves publishes anew (D-116).
 */
export const projectMemberProfiles = (clock: () => Date) =>
  defineConsumer<'identity.member-changed.v1', AiestheTables>({
    name: 'project-member-profiles',
    subject: 'identity.member-changed.v1',
    async handle(trx, { payload: { userId, name, roles, agencyCode, at } }) {
      await lockMember(trx, userId)
      if (await isErased(trx, userId)) return
      const before = await findMemberProfile(trx, userId)
      await upsertMemberProfile(trx, {
        memberId: userId,
        name,
        customerOfAgency: roles.includes('ROLE_CUSTOMER') ? agencyCode : null,
        changedAt: new Date(at),
      })
      const agency = before?.customerOfAgency ?? null
      if (agency === null) return
      const now = await findMemberProfile(trx, userId)
      // Later than every publication to the old agency, because the move was not heard of yet.
      if (now?.customerOfAgency !== agency)
        await closePublications(trx, { memberId: userId, agencyCode: agency, now: clock() })
    },
  })
