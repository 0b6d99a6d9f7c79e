import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { deleteAccount } from './routes/delete-account.ts'
import { readDeletion } from './routes/read-deletion.ts'
import { undoDeleteAccount } from './routes/undo-delete-account.ts'

export const deletion: IdentityModule = {
  name: 'deletion',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.member)
      deleteAccount(scope, deps)
      undoDeleteAccount(scope, deps)
      readDeletion(scope, deps)
    })
  },
}
