import { defineConsumer } from '@hibiki/messaging'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { AiestheTables } from '../../tables.ts'
import { saveChartRecord } from './chart-records.sql.ts'

/** Stores which diagnosis each record of a chart refers to: a record shows its diagnosis, and the others can still be linked to one. */
export const projectChartRecords = defineConsumer<'charts.record-saved.v1', AiestheTables>({
  name: 'project-chart-records',
  subject: 'charts.record-saved.v1',
  async handle(trx, { payload: { userId, recordId, resultId, removed, at } }) {
    await lockMember(trx, userId)
    if (await isMemberErased(trx, userId)) return
    await saveChartRecord(trx, { recordId, memberId: userId, resultId, removed, changedAt: new Date(at) })
  },
})
