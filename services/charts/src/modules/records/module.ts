import { DAY_MS } from '@hibiki/calendar'
import { type App, accessRules, allow, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import { chartMemberAccess, chartStaffAccess } from '../../access.ts'
import type { ChartsContext } from '../../context.ts'
import { rejectDuringHandOver } from '../hand-over/reject-during-hand-over.ts'
import { MAX_RECORD_RESTORE_DAYS } from './record.rules.ts'
import { purgeDeletedRecords } from './records.sql.ts'
import { adminChartsRoute } from './routes/admin-charts.ts'
import { countChartRecords } from './routes/count-chart-records.ts'
import { countOwnChartRecords } from './routes/count-own-chart-records.ts'
import { deleteChartRecord } from './routes/delete-chart-record.ts'
import { downloadChartRecord, downloadOwnChartRecord } from './routes/download-chart-record.ts'
import { getChartRecord } from './routes/get-chart-record.ts'
import { getChartRecordForStaff } from './routes/get-chart-record-for-staff.ts'
import { getChartRecordUserName } from './routes/get-chart-record-user-name.ts'
import { getOwnChartRecord } from './routes/get-own-chart-record.ts'
import { getPreviousVisit } from './routes/get-previous-visit.ts'
import { listChartRecords } from './routes/list-chart-records.ts'
import { listOwnChartRecords } from './routes/list-own-chart-records.ts'
import { registerChartRecord } from './routes/register-chart-record.ts'

const PURGE_EVERY_MS = 10 * 60 * 1000
const PURGE_BATCH = 500

export const records = defineModule<ChartsContext>({
  name: 'records',
  routes(app, context) {
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminChartsRoute])
    registerRoutes(app, context, chartStaffAccess, [
      rejectDuringHandOver,
      listChartRecords,
      countChartRecords,
      getChartRecordForStaff,
      deleteChartRecord,
    ])
    registerRoutes(app, context, accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE')), [
      rejectDuringHandOver,
      getPreviousVisit,
      downloadChartRecord,
    ])
    app.register(async (participants: App) => {
      allow(participants, chartMemberAccess)
      rejectDuringHandOver(participants, context)
      // Who takes part is decided per record.
      getChartRecordUserName(participants, context)
      getChartRecord(participants, context)
      registerChartRecord(participants, context)
      getOwnChartRecord(participants, context)
      downloadOwnChartRecord(participants, context)
    })
    // Every member has a list, but only those of customers have rows.
    registerRoutes(app, context, accessRules.confirmed(accessRules.memberNotEnterprise), [
      listOwnChartRecords,
      countOwnChartRecords,
    ])
  },
  jobs: ({ db, clock }) => [
    {
      name: 'purge-deleted-records',
      everyMs: PURGE_EVERY_MS,
      run: async () => {
        const before = new Date(clock().getTime() - MAX_RECORD_RESTORE_DAYS * DAY_MS)
        await purgeDeletedRecords(db, before, PURGE_BATCH)
      },
    },
  ],
  personalData: [
    {
      table: 'records',
      person: ['customer_id', 'created_by', 'deleted_by'],
      // The export contains what the customer may see of the own charts: own fields and published ones. It is logged as one row.
      export: (memberId) => sql`
        with logged as (
          insert into chart_log (customer_id, actor_id, actor_role, action, at)
          select ${memberId}, ${memberId}, 'customer', 'export', now()
          where exists (select from records where customer_id = ${memberId})
        )
        select r.id, v.title, r.created_at, r.updated_at, r.result_id, i.label, rv.value
        from records r join format_versions v on v.id = r.version_id
          left join (record_values rv join format_items i on i.id = rv.item_id and (i.customer_input or i.customer_publish))
            on rv.record_id = r.id
        where r.customer_id = ${memberId} and r.deleted_at is null
        order by r.created_at, r.id, i.vertical_priority`,
      erase: {
        async run(trx, memberId) {
          await sql`delete from records where customer_id = ${memberId}`.execute(trx)
          await sql`update records set created_by = null, creation_key = null where created_by = ${memberId}`.execute(
            trx,
          )
          await sql`update records set deleted_by = null where deleted_by = ${memberId}`.execute(trx)
        },
      },
    },
    {
      table: 'record_values',
      person: 'updated_by',
      export: { none: 'values are in the copy of the customer of the record' },
      erase: 'anonymize',
    },
  ],
})
