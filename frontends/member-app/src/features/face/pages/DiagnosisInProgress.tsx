import { Navigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useRecheckConsentOnError } from '../../consents/api/use-consents.ts'
import { useDiagnosisState } from '../api/use-diagnosis-state.ts'
import { CourseStep } from '../components/CourseStep.tsx'
import { AfterPhotoStep } from './AfterPhotoStep.tsx'
import { BeforePhotoStep } from './BeforePhotoStep.tsx'
import { StepRejectedNotice } from './StepRejectedNotice.tsx'
import { type FaceStep, useFaceStepParams } from './use-face-step-params.ts'
import { VibrationStep } from './VibrationStep.tsx'

/** Shows the steps of a diagnosis in progress; the server decides which steps have been reached. */
export function DiagnosisInProgress({ step }: { step: FaceStep }) {
  const { course, resultId, goToStep } = useFaceStepParams()
  const query = useDiagnosisState(step)
  useRecheckConsentOnError(query.error)
  if (query.isPending) return <LoadingState picture />
  if (query.isError) return <StepRejectedNotice error={query.error} onRetry={() => void query.refetch()} />
  const current = query.data

  if (step === 'vibration' && current.after) return <VibrationStep current={current} />
  if (step === 'after') {
    if (current.after) return <AfterPhotoStep current={current} />
    // The After photo had arrived, and only the response was lost.
    if (resultId !== null && resultId === current.latestResultId)
      return <Navigate to={`?step=result&id=${resultId}`} replace />
    return <Navigate to={paths.aiesthe} replace />
  }
  // The Before photo was sent already, so the vibration is next.
  if (current.after) return <Navigate to="?step=vibration" replace />
  if (step === 'before') return <BeforePhotoStep current={current} course={course} />
  if (step !== 'course') return <Navigate to="?step=course" replace />
  return <CourseStep course={course} onNext={(chosen) => goToStep('before', { course: chosen })} />
}
