export type { AiestheContext } from './context.ts'
export {
  addFinishedDiagnosis,
  type FinishedDiagnosis,
  hasFinishedDiagnosis,
} from './modules/diagnosis/add-finished-diagnosis.ts'
export { addMentalChecks, type NewMentalCheck } from './modules/mental-checks/add-mental-checks.sql.ts'
export { addPastAnswers } from './modules/mental-checks/add-past-answers.ts'
export { type FaceCrops, toPortrait } from './modules/photos/analysis/photo.ts'
export { aiesthe } from './service.ts'
