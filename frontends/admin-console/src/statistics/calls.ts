import type { Answer } from '../api/contract.ts'
import { call } from '../dataProvider/admin-call.ts'

export type DiagnosisStatistics = Answer<'GET /admin/diagnosis-statistics'>
export type ChoiceStatistics = Answer<'GET /admin/choice-statistics'>

export const statisticsCalls = {
  getDiagnosisStatistics: (query: Record<string, string>) =>
    call('GET /admin/diagnosis-statistics', { query }),
  getChoiceStatistics: (query: Record<string, string>) => call('GET /admin/choice-statistics', { query }),
}
