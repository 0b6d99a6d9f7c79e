import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import {
  projectCompletedDiagnoses,
  projectDeletedDiagnoses,
  projectPublications,
} from './project-publications.ts'
import { adminTransfersRoute } from './routes/admin-transfers.ts'
import { previewTransferRoute } from './routes/preview-transfer.ts'
import { previewTransferInConsole } from './routes/preview-transfer-in-console.ts'
import { transferAccounts } from './routes/transfer-accounts.ts'
import { undoTransferRoute } from './routes/undo-transfer.ts'
import { undoTransferInConsole } from './routes/undo-transfer-in-console.ts'
import { deleteTransferMovesOfMember } from './transfers.sql.ts'

export const transfers = defineModule<IdentityContext>({
  name: 'transfers',
  routes(app, context) {
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [
      previewTransferRoute,
      transferAccounts,
      undoTransferRoute,
      adminTransfersRoute,
      previewTransferInConsole,
      undoTransferInConsole,
    ])
  },
  consumers: [projectCompletedDiagnoses, projectPublications, projectDeletedDiagnoses],
  personalData: [
    {
      table: 'publications',
      person: 'user_id',
      export: { none: 'aiesthe exports the diagnoses' },
      erase: 'delete',
    },
    {
      table: 'transfer_rows',
      person: 'user_id',
      export: { omit: ['before', 'after'] },
      erase: { run: deleteTransferMovesOfMember },
    },
    {
      table: 'transfers',
      person: 'performed_by',
      export: { none: 'transfers of others' },
      erase: 'anonymize',
    },
  ],
})
