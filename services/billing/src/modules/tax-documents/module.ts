import { getJstDay } from '@hibiki/calendar'
import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { issueDueDocuments } from './issue-due-documents.ts'
import { adminTaxDocumentsRoute } from './routes/admin-tax-documents.ts'
import { memberTaxDocumentsRoute } from './routes/member-tax-documents.ts'
import { deleteOldTaxDocuments } from './tax-documents.sql.ts'

const ISSUE_EVERY_MS = 5000
const DELETE_EVERY_MS = 3_600_000
const MAX_DELETED_AT_ONCE = 1000

export const taxDocuments = defineModule<BillingContext>({
  name: 'tax-documents',
  routes(app, context) {
    // A session opened by an easy-login link must not see what was paid.
    registerRoutes(app, context, accessRules.confirmed(accessRules.memberNotEnterprise), [
      memberTaxDocumentsRoute,
    ])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminTaxDocumentsRoute])
  },
  jobs: ({ database, clock }) => [
    {
      name: 'issue-due-documents',
      everyMs: ISSUE_EVERY_MS,
      async run() {
        await issueDueDocuments({ database, clock })
      },
    },
    {
      name: 'delete-old-tax-documents',
      everyMs: DELETE_EVERY_MS,
      async run() {
        const today = getJstDay(clock())
        await database.db
          .transaction()
          .execute((trx) => deleteOldTaxDocuments(trx, { today, limit: MAX_DELETED_AT_ONCE }))
      },
    },
  ],
  personalData: [
    {
      table: 'tax_documents',
      person: 'member_id',
      export: { omit: [] },
      // What was issued has to be stored as it was issued, so the name of the addressee stays on it until the law allows its deletion.
      erase: 'anonymize',
    },
    { table: 'tax_document_addressees', person: 'member_id', export: { omit: [] }, erase: 'delete' },
  ],
})
