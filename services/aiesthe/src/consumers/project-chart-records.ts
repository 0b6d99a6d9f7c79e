import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../db/schema.ts'
import { saveChartRecord } from '../repositories/chart-records.ts'
import { isErased, lockMember } from '../repositories/member-locks.ts'

/** Keeps which diagnosis each record of a chart names: with a record its diagnosis is shown, and the others wait for one. */
export const projectChartRecords = defineConsumer<'charts.record-saved.v1', AiestheTables>({
  name: 'project-chart-records',
  subject: 'charts.record-saved.v1',
  async handle(trx, { payload: { userId, recordId, resultId, removed, at } }) {
    await lockMember(trx, userId)
    if (await isErased(trx, userId)) return
    await saveChartRecord(trx, { recordId, memberId: userId, resultId, removed, changedAt: new Date(at) })
  },
})
