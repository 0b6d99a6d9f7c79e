import { ApiError } from '../../../lib/api/api-error.ts'
import { useSendBeforePhoto } from '../api/use-send-photo.ts'
import { PhotoStep } from '../components/PhotoStep.tsx'
import type { Course, DiagnosisState } from '../types.ts'
import { PhotoRejectedAlert } from './PhotoRejectedAlert.tsx'
import { RandomVibrationButton } from './RandomVibrationButton.tsx'
import { useCanPublish } from './use-can-publish.ts'
import { useFaceStepParams } from './use-face-step-params.ts'

/** Takes the first photo, from which the AI chooses the vibration. */
export function BeforePhotoStep({ current, course }: { current: DiagnosisState; course: Course }) {
  const { goToStep } = useFaceStepParams()
  const send = useSendBeforePhoto()
  const canPublish = useCanPublish()
  return (
    <PhotoStep
      moment="before"
      id={current.facialExpressionSoundResultId}
      ghost={null}
      canPublish={canPublish}
      publish={current.publish}
      sending={send.isPending}
      uploaded={send.uploaded}
      isRepeating={send.isRepeating}
      refusal={send.error && <PhotoRejectedAlert error={send.error} />}
      onTake={send.reset}
      fallback={<RandomVibrationButton />}
      onSend={(photo) =>
        send.mutate(
          { ...photo, course },
          {
            onSuccess: () => goToStep('vibration', { replace: true }),
            onError: (error) => isDone(error) && goToStep('vibration', { replace: true }),
          },
        )
      }
    />
  )
}

/** The photo had arrived, and only the response was lost. */
const isDone = (error: unknown): boolean => error instanceof ApiError && error.code === 'AIESTHE_STEP_DONE'
