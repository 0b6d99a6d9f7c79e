import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import { chartMemberAccess } from '../../access.ts'
import type { ChartsContext } from '../../context.ts'
import { listChartLog } from './routes/list-chart-log.ts'
import { listChartViews } from './routes/list-chart-views.ts'

export const audit = defineModule<ChartsContext>({
  name: 'audit',
  routes(app, context) {
    registerRoutes(app, context, chartMemberAccess, [listChartViews])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [listChartLog])
  },
  personalData: [
    {
      table: 'chart_log',
      person: ['customer_id', 'actor_id'],
      export: (memberId) => sql`
        select at, action, actor_role, record_id, reason from chart_log where customer_id = ${memberId} order by at, id`,
      // What staff did stays in the log for the customers concerned, without the id of the person.
      erase: {
        async run(trx, memberId) {
          await sql`select set_config('hibiki.erasing', 'on', true)`.execute(trx)
          await sql`delete from chart_log where customer_id = ${memberId}`.execute(trx)
          await sql`update chart_log set actor_id = null where actor_id = ${memberId}`.execute(trx)
          await sql`select set_config('hibiki.erasing', '', true)`.execute(trx)
        },
      },
    },
  ],
})
