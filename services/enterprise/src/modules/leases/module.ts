import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import { enterpriseAccess } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { releaseSectionsOfErasedMembers, releaseSectionsOfMember } from './release-section.ts'
import { freeMySection } from './routes/free-my-section.ts'
import { releaseMySection } from './routes/release-my-section.ts'

export const leases = defineModule<EnterpriseContext>({
  name: 'leases',
  routes(app, ctx) {
    registerRoutes(app, ctx, enterpriseAccess, [releaseMySection])
    // A paired tablet stands where guests can touch it, and a freed section stays silent until somebody pairs a device again.
    registerRoutes(app, ctx, accessRules.confirmed(enterpriseAccess), [freeMySection])
  },
  jobs: (ctx) => [
    { name: 'delete-leases-of-erased', everyMs: 3_600_000, run: () => releaseSectionsOfErasedMembers(ctx) },
  ],
  personalData: [
    {
      table: 'leases',
      person: 'member_id',
      export: (memberId) => sql`
        select s.name as section, l.device_name as device, l.taken_at as "takenAt" from leases l
        join sections s on s.id = l.section_id where l.member_id = ${memberId}`,
      erase: { run: (trx, memberId, { clock }) => releaseSectionsOfMember(trx, memberId, clock()) },
    },
  ],
})
