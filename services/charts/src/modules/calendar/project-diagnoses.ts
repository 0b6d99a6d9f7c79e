import { defineConsumer } from '@hibiki/messaging'
import { lockMember } from '@hibiki/projections'
import type { ChartsTables } from '../../tables.ts'
import { saveDiagnosisDeletion, saveDiagnosisPublication, upsertDiagnosis } from './diagnoses.sql.ts'

/** Projects finished diagnoses for the calendar, and for records that link them. */
export const projectDiagnoses = defineConsumer<'aiesthe.diagnosis-completed.v2', ChartsTables>({
  name: 'project-diagnoses',
  subject: 'aiesthe.diagnosis-completed.v2',
  isRepeatable: true,
  async handle(trx, { payload }) {
    await lockMember(trx, payload.userId)
    await upsertDiagnosis(trx, {
      resultId: payload.resultId,
      memberId: payload.userId,
      published: payload.published,
      minutesCourse: payload.minutesCourse,
      stressPercent: payload.stressPercent,
      startedAt: new Date(payload.startedAt),
      completedAt: new Date(payload.at),
    })
  },
})

/** Projects what a customer publishes or withdraws; a withdrawn diagnosis leaves the chart within seconds. */
export const projectPublications = defineConsumer<'aiesthe.publication-changed.v1', ChartsTables>({
  name: 'project-publications',
  subject: 'aiesthe.publication-changed.v1',
  isRepeatable: true,
  async handle(trx, { payload: { resultId, userId, published, at } }) {
    await lockMember(trx, userId)
    await saveDiagnosisPublication(trx, { resultId, memberId: userId, published, changedAt: new Date(at) })
  },
})

/** Projects diagnoses that were deleted with their photos. */
export const projectDeletedDiagnoses = defineConsumer<'aiesthe.diagnosis-deleted.v1', ChartsTables>({
  name: 'project-deleted-diagnoses',
  subject: 'aiesthe.diagnosis-deleted.v1',
  isRepeatable: true,
  async handle(trx, { payload: { resultId, userId, at } }) {
    await lockMember(trx, userId)
    await saveDiagnosisDeletion(trx, { resultId, memberId: userId, at: new Date(at) })
  },
})
