import { defineConsumer } from '@hibiki/messaging'
import { sql, type Transaction } from 'kysely'
import { isMemberErased, lockMember } from '../members/erased-members.ts'
import type { Projection } from '../projection.ts'
import { findMemberProfile, type MemberProfile, upsertMemberProfile } from './member-profiles.sql.ts'

export interface MemberProfileChange {
  memberId: string
  before: MemberProfile | null
  after: MemberProfile
  /** The time at which identity changed it, by its clock. */
  changedAt: Date
}

/**
 * The module of a service that shows names of members, or lets an agency see what belongs to its customers.
 *
 * @param options.onChange runs in the same transaction; `after` is the newest profile, which older news leaves as it was
 */
export function createMemberProfilesProjection<DB>({
  onChange,
}: {
  onChange?(trx: Transaction<DB>, change: MemberProfileChange): Promise<void>
} = {}): Projection {
  const projectMemberProfiles = defineConsumer<'identity.member-changed.v1', DB>({
    name: 'project-member-profiles',
    subject: 'identity.member-changed.v1',
    async handle(trx, { payload: { userId: memberId, name, roles, agencyCode, at } }) {
      await lockMember(trx, memberId)
      if (await isMemberErased(trx, memberId)) return
      const before = await findMemberProfile(trx, memberId)
      const customerOfAgency = roles.includes('ROLE_CUSTOMER') ? agencyCode : null
      const changedAt = new Date(at)
      await upsertMemberProfile(trx, { memberId, name, customerOfAgency, changedAt })
      const after = await findMemberProfile(trx, memberId)
      if (after) await onChange?.(trx, { memberId, before, after, changedAt })
    },
  })
  return {
    name: 'member-profiles',
    consumers: [projectMemberProfiles],
    personalData: [
      {
        table: 'member_profiles',
        person: 'member_id',
        export: (memberId) => sql`
          select name, customer_of_agency as "customerOfAgency" from member_profiles
          where member_id = ${memberId}`,
        erase: 'delete',
      },
    ],
  }
}
