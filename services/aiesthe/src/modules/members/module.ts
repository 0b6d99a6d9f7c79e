import { createMemberProfilesProjection } from '@hibiki/projections'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { AiestheContext } from '../../context.ts'
import type { AiestheTables } from '../../tables.ts'
import { withdrawPublicationsAndSharing } from '../diagnosis/withdraw-publications-and-sharing.ts'
import { projectLogins } from './project-logins.ts'

/**
 * Stores names of members and whose customer each is, because their person in charge sees what they publish. Publications to one agency are
 * not shown to the next one; a member who moves has to publish again.
 */
const profiles = (clock: () => Date) =>
  createMemberProfilesProjection<AiestheTables>({
    async onChange(trx, { memberId, before, after, changedAt }) {
      const agencyCode = before?.customerOfAgency ?? null
      if (agencyCode === null || after.customerOfAgency === agencyCode) return
      // This time must be later than every publication to the old agency that was still possible before the move arrived, and not before the
      // transfer itself, whose undo restores what was closed since.
      const now = new Date(Math.max(clock().getTime(), changedAt.getTime()))
      await withdrawPublicationsAndSharing(trx, { memberId, agencyCode, now })
    },
  })

/** Projects names, agencies and last logins of members. */
export const members = defineModule<AiestheContext>({
  name: 'members',
  consumers: (ctx) => [...profiles(ctx.clock).consumers, projectLogins],
  personalData: [
    {
      table: 'seen_members',
      person: 'member_id',
      export: (memberId) => sql`select seen_at as "seenAt" from seen_members where member_id = ${memberId}`,
      erase: 'delete',
    },
    ...createMemberProfilesProjection().personalData,
  ],
})
