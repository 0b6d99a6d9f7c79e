import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { ChartsContext } from '../../context.ts'
import { adminChartTemplates } from './routes/admin-chart-templates.ts'
import { adminCharts } from './routes/admin-charts.ts'

export const admin = defineModule<ChartsContext>({
  name: 'admin',
  routes(app, context) {
    app.register(async (admins: App) => {
      allow(admins, access.roles('ROLE_ADMIN'))
      adminCharts(admins, context)
      adminChartTemplates(admins, context)
    })
  },
  personalData: [
    {
      table: 'template_log',
      person: 'actor_id',
      export: { none: 'what staff did to our templates is the record of the company' },
      erase: {
        async run(trx, memberId) {
          await sql`select set_config('hibiki.erasing', 'on', true)`.execute(trx)
          await sql`update template_log set actor_id = null where actor_id = ${memberId}`.execute(trx)
          await sql`select set_config('hibiki.erasing', '', true)`.execute(trx)
        },
      },
    },
  ],
})
