import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { adminInvoicesRoute } from './routes/admin-invoices.ts'

export const invoices = defineModule<BillingContext>({
  name: 'invoices',
  routes(app, context) {
    app.register(async (admins: App) => {
      allow(admins, accessRules.roles('ROLE_ADMIN'))
      adminInvoicesRoute(admins, context)
    })
  },
  personalData: [{ table: 'invoices', person: 'member_id', export: { omit: [] }, erase: 'anonymize' }],
})
