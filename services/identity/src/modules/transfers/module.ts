import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { adminTransfers } from './routes/admin-transfers.ts'
import { previewTransferRoute } from './routes/preview-transfer.ts'
import { previewTransferInConsole } from './routes/preview-transfer-in-console.ts'
import { transferAccounts } from './routes/transfer-accounts.ts'
import { undoTransferRoute } from './routes/undo-transfer.ts'
import { undoTransferInConsole } from './routes/undo-transfer-in-console.ts'

export const transfers: IdentityModule = {
  name: 'transfers',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.roles('ROLE_ADMIN'))
      previewTransferRoute(scope, deps)
      transferAccounts(scope, deps)
      undoTransferRoute(scope, deps)
      adminTransfers(scope, deps)
      previewTransferInConsole(scope, deps)
      undoTransferInConsole(scope, deps)
    })
  },
}
