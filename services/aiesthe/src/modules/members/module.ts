import { memberProfilesProjection } from '@hibiki/projections'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { AiestheContext } from '../../context.ts'
import type { AiestheTables } from '../../tables.ts'
import { closePublications } from '../diagnosis/close-publications.ts'
import { projectLogins } from './project-logins.ts'

/**
 * Names of members and whose customer each is: their person in charge sees what they publish. What was published to one agency is not
 * shown to the next: whoever moves publishes anew.
 */
const profiles = (clock: () => Date) =>
  memberProfilesProjection<AiestheTables>({
    async onChange(trx, { memberId, before, after, changedAt }) {
      const agencyCode = before?.customerOfAgency ?? null
      if (agencyCode === null || after.customerOfAgency === agencyCode) return
      // Later than every publication to the old agency, because the move was not heard of yet, and not before the transfer, whose
      // undo restores what was closed since.
      const now = new Date(Math.max(clock().getTime(), changedAt.getTime()))
      await closePublications(trx, { memberId, agencyCode, now })
    },
  })

/** Names, agencies and last logins of members. */
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
    ...memberProfilesProjection().personalData,
  ],
})
