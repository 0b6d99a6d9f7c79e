import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { adminAccess, enterpriseAccess } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { issueProofs } from './issue-proofs.ts'
import { adminEnterpriseProofsRoute } from './routes/admin-enterprise-proofs.ts'
import { listSigningKeysRoute } from './routes/list-signing-keys.ts'
import { myProofs } from './routes/my-proofs.ts'

const HOUR_MS = 3_600_000

export const proofs = defineModule<EnterpriseContext>({
  name: 'proofs',
  routes(app, ctx) {
    registerRoutes(app, ctx, enterpriseAccess, [myProofs])
    registerRoutes(app, ctx, adminAccess, [adminEnterpriseProofsRoute])
    registerRoutes(app, ctx, accessRules.visitor, [listSigningKeysRoute])
  },
  jobs: (ctx) => [
    {
      name: 'issue-proofs',
      everyMs: HOUR_MS,
      firstAfterMs: 60_000,
      run: (signal) => issueProofs(ctx, signal),
    },
  ],
})
