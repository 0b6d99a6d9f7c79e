import { defineConsumer } from '@hibiki/messaging'
import type { IdentityTables } from '../../db/identity-tables.ts'
import { saveDiagnosisPublication } from './publications.sql.ts'

export const projectCompletedDiagnoses = defineConsumer<'aiesthe.diagnosis-completed.v2', IdentityTables>({
  name: 'project-diagnoses',
  subject: 'aiesthe.diagnosis-completed.v2',
  async handle(trx, { payload: { resultId, userId, published, at } }) {
    await saveDiagnosisPublication(trx, { resultId, userId, published, changedAt: new Date(at) })
  },
})

export const projectPublications = defineConsumer<'aiesthe.publication-changed.v1', IdentityTables>({
  name: 'project-publications',
  subject: 'aiesthe.publication-changed.v1',
  async handle(trx, { payload: { resultId, userId, published, at } }) {
    await saveDiagnosisPublication(trx, { resultId, userId, published, changedAt: new Date(at) })
  },
})

export const projectDeletedDiagnoses = defineConsumer<'aiesthe.diagnosis-deleted.v1', IdentityTables>({
  name: 'project-deleted-diagnoses',
  subject: 'aiesthe.diagnosis-deleted.v1',
  async handle(trx, { payload: { resultId, userId, at } }) {
    await saveDiagnosisPublication(trx, { resultId, userId, published: false, changedAt: new Date(at) })
  },
})
