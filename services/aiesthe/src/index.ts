export type { AiestheContext } from './context.ts'
export {
  addFinishedDiagnoses,
  type CourseSound,
  type FinishedDiagnosis,
  hasFinishedDiagnosis,
} from './modules/diagnosis/add-finished-diagnoses.ts'
export { addMentalChecks, type NewMentalCheck } from './modules/mental-checks/add-mental-checks.sql.ts'
export { addPastMentalCheckAnswers } from './modules/mental-checks/add-past-mental-check-answers.ts'
export { createPortrait, type FaceCrops } from './modules/photos/analysis/photo.ts'
export { addPastStressResults } from './modules/stress-results/add-past-stress-results.ts'
export { aiesthe } from './service.ts'
