export type { AiestheContext } from './context.ts'
export {
  addFinishedDiagnoses,
  type FinishedDiagnosis,
  hasFinishedDiagnosis,
  type SoundToChoose,
} from './modules/diagnosis/add-finished-diagnoses.ts'
export { addMentalChecks, type NewMentalCheck } from './modules/mental-checks/add-mental-checks.sql.ts'
export { addPastAnswers } from './modules/mental-checks/add-past-answers.ts'
export { type FaceCrops, toPortrait } from './modules/photos/analysis/photo.ts'
export { addStressResults } from './modules/stress-results/add-stress-results.ts'
export { aiesthe } from './service.ts'
