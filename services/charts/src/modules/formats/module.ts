import { type App, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import { chartStaff } from '../../access.ts'
import type { ChartsContext } from '../../context.ts'
import { refuseDuringHandOver } from '../hand-over/refuse-during-hand-over.ts'
import { deleteTemplate } from './routes/delete-template.ts'
import { getFormat } from './routes/get-format.ts'
import { registerFormat } from './routes/register-format.ts'
import { registerTemplate } from './routes/register-template.ts'
import { template } from './routes/template.ts'
import { templateList } from './routes/template-list.ts'

export const formats = defineModule<ChartsContext>({
  name: 'formats',
  routes(app, context) {
    app.register(async (staff: App) => {
      allow(staff, chartStaff)
      refuseDuringHandOver(staff, context)
      templateList(staff, context)
      template(staff, context)
      deleteTemplate(staff, context)
      registerTemplate(staff, context)
      registerFormat(staff, context)
      getFormat(staff, context)
    })
  },
  personalData: [
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
      // Versions and items go with the format, once the records are gone (the module of records comes first).
      erase: {
        async run(trx, memberId) {
          await sql`delete from records where customer_id = ${memberId}`.execute(trx)
          await sql`delete from formats where customer_id = ${memberId}`.execute(trx)
        },
      },
    },
  ],
})
