import type { ResponseOf } from '../api/call-types.ts'

export type DiagnosisStatistics = ResponseOf<'GET /admin/diagnosis-statistics'>
export type ChoiceStatistics = ResponseOf<'GET /admin/choice-statistics'>
