import { Navigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useRecheckConsent } from '../../consents/api/use-consents.ts'
import { useCurrentStep } from '../api/use-current-step.ts'
import { CourseStep } from '../components/CourseStep.tsx'
import { AfterStep } from './AfterStep.tsx'
import { BeforeStep } from './BeforeStep.tsx'
import { StepRefused } from './StepRefused.tsx'
import { type FaceStep, useFaceAddress } from './use-face-address.ts'
import { VibrationStep } from './VibrationStep.tsx'

/** Shows the steps of a diagnosis in progress; the server decides which steps have been reached. */
export function OpenDiagnosis({ step }: { step: FaceStep }) {
  const { course, resultId, goToStep } = useFaceAddress()
  const query = useCurrentStep(step)
  useRecheckConsent(query.error)
  if (query.isPending) return <LoadingState picture />
  if (query.isError) return <StepRefused error={query.error} onRetry={() => void query.refetch()} />
  const current = query.data

  if (step === 'vibration' && current.after) return <VibrationStep current={current} />
  if (step === 'after') {
    if (current.after) return <AfterStep current={current} />
    // The After photo had arrived, and only the response was lost.
    if (resultId !== null && resultId === current.latestResultId)
      return <Navigate to={`?step=result&id=${resultId}`} replace />
    return <Navigate to={paths.aiesthe} replace />
  }
  // The Before photo was sent already, so the vibration is next.
  if (current.after) return <Navigate to="?step=vibration" replace />
  if (step === 'before') return <BeforeStep current={current} course={course} />
  if (step !== 'course') return <Navigate to="?step=course" replace />
  return <CourseStep course={course} onNext={(chosen) => goToStep('before', { course: chosen })} />
}
