import { maintainMonthlyPartitions } from '@hibiki/database'
import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { checkAuditChain } from './check-audit-chain.ts'
import { adminAuditLogRoute } from './routes/admin-audit-log.ts'

export const audit = defineModule<IdentityContext>({
  name: 'audit',
  routes(app, context) {
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminAuditLogRoute])
  },
  jobs: ({ database, log }) => [
    {
      name: 'check-audit-chain',
      everyMs: 24 * 60 * 60_000,
      // The job is due soon after the start, too, because replicas may be replaced every day.
      firstAfterMs: 5 * 60_000,
      run: () => checkAuditChain(database, log),
    },
    // Nothing is dropped, so one step is enough.
    {
      name: 'keep-audit-months',
      everyMs: 60 * 60_000,
      run: () => maintainMonthlyPartitions(database.pool, 'audit_log'),
    },
  ],
  personalData: [
    {
      table: 'audit_log',
      person: 'subject_id',
      // Which member of staff acted is not the member's data.
      export: { omit: ['actor_id'] },
      erase: { keep: 'append-only, and the id alone' },
    },
    {
      table: 'audit_log',
      person: 'actor_id',
      export: { none: 'what the member did with others is about them' },
      erase: { keep: 'append-only, and the id alone' },
    },
  ],
})
