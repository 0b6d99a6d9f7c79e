import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import { chartStaffAccess } from '../../access.ts'
import type { ChartsContext } from '../../context.ts'
import { rejectDuringHandOver } from '../hand-over/reject-during-hand-over.ts'
import { adminChartTemplatesRoute } from './routes/admin-chart-templates.ts'
import { deleteChartTemplate } from './routes/delete-chart-template.ts'
import { getChartFormat } from './routes/get-chart-format.ts'
import { getChartTemplate } from './routes/get-chart-template.ts'
import { listChartTemplates } from './routes/list-chart-templates.ts'
import { registerChartFormat } from './routes/register-chart-format.ts'
import { registerChartTemplate } from './routes/register-chart-template.ts'

export const formats = defineModule<ChartsContext>({
  name: 'formats',
  routes(app, context) {
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminChartTemplatesRoute])
    registerRoutes(app, context, chartStaffAccess, [
      rejectDuringHandOver,
      listChartTemplates,
      getChartTemplate,
      deleteChartTemplate,
      registerChartTemplate,
      registerChartFormat,
      getChartFormat,
    ])
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
    {
      table: 'templates',
      person: 'created_by',
      export: { none: 'belongs to the agency' },
      erase: 'anonymize',
    },
    {
      table: 'format_versions',
      person: 'created_by',
      export: { none: 'belongs to the customer of the format' },
      erase: 'anonymize',
    },
    {
      table: 'formats',
      person: 'customer_id',
      export: (memberId) => sql`
        select f.id, f.created_at, v.number, v.title, i.label, i.type, i.customer_input, i.customer_publish
        from formats f join format_versions v on v.format_id = f.id join format_items i on i.version_id = v.id
        where f.customer_id = ${memberId} and (i.customer_input or i.customer_publish)
        order by v.number, i.vertical_priority`,
      // Versions and items are deleted with the format, once the records are gone (the module of records comes first).
      erase: {
        async run(trx, memberId) {
          await sql`delete from records where customer_id = ${memberId}`.execute(trx)
          await sql`delete from formats where customer_id = ${memberId}`.execute(trx)
        },
      },
    },
  ],
})
