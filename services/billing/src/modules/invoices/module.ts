import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { adminInvoicesRoute } from './routes/admin-invoices.ts'

export const invoices = defineModule<BillingContext>({
  name: 'invoices',
  routes(app, context) {
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminInvoicesRoute])
  },
  personalData: [{ table: 'invoices', person: 'member_id', export: { omit: [] }, erase: 'anonymize' }],
})
