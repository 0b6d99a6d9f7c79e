import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { checkErasureConfirmations, eraseDueAccounts } from './erase-due-accounts.ts'
import { erasureConfirmationConsumers } from './erasure-confirmation-consumers.ts'
import { deleteAccount } from './routes/delete-account.ts'
import { readDeletion } from './routes/read-deletion.ts'
import { undoDeleteAccount } from './routes/undo-delete-account.ts'

export const deletion = defineModule<IdentityContext>({
  name: 'deletion',
  routes(app, context) {
    registerRoutes(app, context, accessRules.member, [deleteAccount, undoDeleteAccount, readDeletion])
  },
  consumers: erasureConfirmationConsumers,
  jobs: (context) => [
    { name: 'erase-accounts', everyMs: 60_000, run: () => eraseDueAccounts(context) },
    { name: 'watch-confirmations', everyMs: 10 * 60_000, run: () => checkErasureConfirmations(context) },
  ],
  personalData: [
    { table: 'planned_deletions', person: 'user_id', export: { omit: [] }, erase: 'delete' },
    ...['erased_people', 'erasure_confirmations'].map((table) => ({
      table,
      person: 'user_id',
      export: { none: 'only people who no longer exist' },
      erase: { keep: 'the id alone, to collect every service’s confirmation' },
    })),
  ],
})
